import UIKit

/// A chart that draws a bar for each value, with the value above it.
public final class BarChart: UIView {
    /// The values.
    ///
    /// A change draws the chart again.
    public var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }
    /// The color of the bars.
    public var barColor = UIColor.systemBlue { didSet { setNeedsDisplay() } }

    /// A width of 32 points per value, and a height of 80 points.
    override public var intrinsicContentSize: CGSize { CGSize(width: CGFloat(values.count) * 32, height: 80) }

    override public func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let highest = values.max(), highest > 0 else { return }
        let captions: CGFloat = 14
        let step = bounds.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = (bounds.height - captions - 1) * value / highest
            let bar = CGRect(
                x: CGFloat(index) * step + 4, y: bounds.height - 1 - height, width: step - 8, height: height)
            barColor.setFill()
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)
            ).fill()
            draw("\(Int(value))", above: bar)
        }
        // The base line, and the average as a dashed line.
        UIColor.darkGray.setStroke()
        context.strokeLineSegments(between: [
            CGPoint(x: 0, y: bounds.height - 0.5), CGPoint(x: bounds.width, y: bounds.height - 0.5),
        ])
        let average = values.reduce(0, +) / CGFloat(values.count)
        let y = bounds.height - 1 - (bounds.height - captions - 1) * average / highest
        context.setLineDash(phase: 0, lengths: [4, 3])
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: y), CGPoint(x: bounds.width, y: y)])
    }

    private func draw(_ caption: String, above bar: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.darkGray,
        ]
        let size = caption.size(withAttributes: attributes)
        caption.draw(
            at: CGPoint(x: bar.midX - size.width / 2, y: bar.minY - size.height - 1), withAttributes: attributes)
    }
}

/// A controller with a title above a chart, which fills the rest of the view.
public final class ChartController: UIViewController {
    /// The title.
    public let label = UILabel()
    /// The chart.
    public let chart = BarChart()

    override public func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Visitors a day"
        // The label keeps its height, so the chart gets the rest.
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        chart.values = [12, 30, 21, 44, 38, 9, 27]
        chart.layer.borderWidth = 1
        chart.layer.borderColor = UIColor.lightGray.cgColor
        let views: [String: Any] = ["label": label, "chart": chart]
        for view in [label, chart] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        for format in ["H:|-12-[label]", "H:|-12-[chart]-12-|", "V:|-12-[label]-8-[chart]-12-|"] {
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
    }
}
