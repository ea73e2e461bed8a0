import Scene
import Testing

@_spi(Host) @testable import UIKit

/// The steps that drawing code records, a line for each case.
@MainActor @Suite struct DrawingTests {
    private final class Canvas: UIView {
        var code: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            if let context = UIGraphicsGetCurrentContext() { code(context) }
        }
    }

    /// The commands of code that draws into a view of 40 points, without the first one, which clips to the bounds.
    private func commands(_ code: @escaping (CGContext) -> Void) -> [Scene.DrawingCommand] {
        let view = Canvas(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
        view.code = code
        view.displayIfNeeded()
        if case .clip(let path, false)? = view.drawing.first {
            #expect(path == Self.path("M0 0 L40 0 L40 40 L0 40 Z"))
        } else {
            #expect(view.drawing.isEmpty)
        }
        return Array(view.drawing.dropFirst())
    }

    /// Outlines of straight lines in the notation of SVG.
    private static func path(_ text: String) -> Scene.Path {
        let words = text.split(separator: " ")
        var elements: [Scene.Path.Element] = []
        for (index, word) in words.enumerated() {
            guard let letter = word.first, letter.isLetter else { continue }
            if letter == "Z" {
                elements.append(.close)
                continue
            }
            let place = Scene.Point(x: Double(word.dropFirst()) ?? .nan, y: Double(words[index + 1]) ?? .nan)
            elements.append(letter == "M" ? .move(place) : .line(place))
        }
        return Scene.Path(elements)
    }

    private let red = Scene.Color(red: 1, green: 0, blue: 0)
    private let square = "M0 0 L10 0 L10 10 L0 10 Z"

    /// 32 bands along the line, and the areas before and after it if they are requested.
    @Test func gradientsAreBandsOfOneColour() throws {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        func fills(_ options: CGGradientDrawingOptions) -> [(path: Scene.Path, red: Double)] {
            let end = CGPoint(x: 0, y: 32)
            return commands { $0.drawLinearGradient(gradient, start: .zero, end: end, options: options) }.compactMap {
                if case .fill(let path, let color, _) = $0 { (path, color.red) } else { nil }
            }
        }
        let bands = fills([])
        #expect(bands.count == 32 && abs(bands[0].red - 1 / 64) < 1e-9 && abs(bands[31].red - 63 / 64) < 1e-9)
        #expect(bands[1].path == Self.path("M100032 1 L-100032 1 L-100032 2 L100032 2 Z"))
        let whole = fills([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(whole.count == 34 && whole.first?.red == 0 && whole.last?.red == 1)
        let (center, radius) = (CGPoint(x: 20, y: 20), CGFloat(16))
        let rings = commands {
            $0.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
                options: .drawsAfterEndLocation)
        }
        #expect(rings.count == 33)
    }

    /// The color that a gradient from black to white draws at a point; nil if it draws nothing there.
    private func red(
        at place: CGPoint, _ options: CGGradientDrawingOptions, _ draw: @escaping (CGContext, CGGradient) -> Void
    ) throws -> Double? {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        let fills = commands { draw($0, gradient) }
        return fills.compactMap { fill -> Double? in
            guard case .fill(let path, let color, let evenOdd) = fill else { return nil }
            return path.covers(Double(place.x), Double(place.y), evenOdd: evenOdd) ? color.red : nil
        }.last
    }

    private static let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    /// A line of 20,000 points, and places beyond both ends.
    @Test(arguments: [(-500.0, 0.0), (0.0, 0.0), (5_000.0, 0.25), (15_000.0, 0.75), (20_500.0, 1.0), (90_000.0, 1.0)])
    func longGradients(_ y: Double, _ shade: Double) throws {
        let found = try red(at: CGPoint(x: 15_000, y: y + 0.5), Self.both) {
            $0.drawLinearGradient(
                $1, start: .zero, end: CGPoint(x: 0, y: 20_000), options: Self.both)
        }
        #expect(abs(try #require(found) - shade) <= 1 / 64 + 1e-9)
    }

    /// Concentric circles that grow or shrink, and circles that move: the area beyond them is drawn only if it is requested.
    @Test(
        arguments: [
            (10, 100, 0, 50, 4.0 / 9, 4.0 / 9), (10, 100, 0, 5, nil, 0), (10, 100, 0, 200, nil, 1),
            (100, 10, 0, 50, 5.0 / 9, 5.0 / 9), (100, 10, 0, 5, nil, 1), (100, 10, 0, 200, nil, 0),
            (10, 10, 100, 55, 0.65, 0.65), (10, 10, 100, 105, 0.95, 1), (10, 10, 100, -20, nil, 0),
            (10, 10, 100, 120, nil, 1), (20, 0, 100, 50, 70.0 / 120, 70.0 / 120), (20, 0, 100, 110, nil, nil),
        ] as [(Double, Double, Double, Double, Double?, Double?)])
    func circles(_ start: Double, _ end: Double, _ move: Double, _ x: Double, _ inside: Double?, _ all: Double?) throws
    {
        for (isAll, shade) in [(false, inside), (true, all)] {
            let options = isAll ? Self.both : []
            let found = try red(at: CGPoint(x: x, y: 0.1), options) {
                $0.drawRadialGradient(
                    $1, startCenter: .zero, startRadius: CGFloat(start), endCenter: CGPoint(x: move, y: 0),
                    endRadius: CGFloat(end), options: options)
            }
            #expect((found == nil) == (shade == nil))
            if let found, let shade { #expect(abs(found - shade) < 0.04 as Double) }
        }
    }

    @Test func fills() {
        #expect(
            commands {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            } == [.fill(Self.path(square), color: red, evenOdd: false)])
        #expect(
            commands {
                $0.setAlpha(0.5)
                $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                $0.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
                $0.addLine(to: CGPoint(x: 10, y: 10))
                $0.closePath()
                $0.fillPath(using: .evenOdd)
                $0.fillPath()
            } == [
                .fill(
                    Self.path("M0 0 L10 0 L10 10 Z"), color: Scene.Color(red: 1, green: 0, blue: 0, alpha: 0.5),
                    evenOdd: true)
            ])
        #expect(
            commands { _ in
                UIColor.red.set()
                UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
            } == [.fill(Self.path(square + " M1 1 L9 1 L9 9 L1 9 Z"), color: red, evenOdd: true)])
    }

    /// The line width follows the coordinate space in which it is drawn; a saved state is restored completely.
    @Test func strokesInAMappedSpace() {
        let drawn = commands {
            $0.saveGState()
            $0.translateBy(x: 5, y: 0)
            $0.scaleBy(x: 2, y: 2)
            $0.setLineDash(phase: 1, lengths: [3, 4])
            $0.setLineCap(.round)
            $0.setLineJoin(.bevel)
            UIColor.red.setStroke()
            $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10), width: 3)
            $0.restoreGState()
            $0.strokeLineSegments(between: [.zero, CGPoint(x: 10, y: 0)])
        }
        let style = Scene.LineStyle(cap: .round, join: .bevel, dashes: [6, 8], dashPhase: 2)
        #expect(
            drawn == [
                .save, .stroke(Self.path("M5 0 L25 0 L25 20 L5 20 Z"), color: red, width: 6, style: style), .restore,
                .stroke(Self.path("M0 0 L10 0"), color: .black, width: 1),
            ])
    }

    @Test func clipsWithTheRule() {
        let drawn = commands { _ in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            path.usesEvenOddFillRule = true
            path.addClip()
        }
        #expect(drawn == [.clip(Self.path(square), evenOdd: true)])
    }

    @Test func writesText() {
        let drawn = commands { _ in
            "ab cd".draw(
                in: CGRect(x: 2, y: 3, width: 22, height: 40),
                withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
        }
        guard case .text(let text, let area)? = drawn.first else {
            Issue.record("no text in \(drawn)")
            return
        }
        #expect(text.lines == ["ab", "cd"] && text.fontSize == 10 && text.color == red)
        #expect(area == Scene.Rectangle(x: 2, y: 3, width: 22, height: 40))
    }

    /// The start and end points of arcs and rounded corners, and their extents.
    @Test(arguments: [
        ("clockwise in a view", 0, CGFloat.pi / 2, true, "10 0 0 10"),
        ("the long way round", 0, CGFloat.pi / 2, false, "10 0 0 10"),
        ("a whole circle", 0, 2 * CGFloat.pi, true, "10 0 10 0"),
    ]) func arcsRunTheWayTheyAreTold(
        _ name: String, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool, _ ends: String
    ) throws {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        let steps = path.cgPath.elements
        let first = try #require(steps.first?.end)
        let text = [first, path.currentPoint].map { "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
        #expect(text.joined(separator: " ") == ends)
        #expect(steps.count == (name == "clockwise in a view" ? 2 : name == "a whole circle" ? 5 : 4))
        // Every end point lies on the circle, and the curve in between deviates by at most three thousandths.
        for (from, step) in zip(steps, steps.dropFirst()) {
            guard case .cubic(let end, let control1, let control2) = step, let begin = from.end else { continue }
            func middle(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
                (axis(begin) + axis(end)) / 8 + (axis(control1) + axis(control2)) * 3 / 8
            }
            #expect(abs(hypot(middle { $0.x }, middle { $0.y }) - 10) < 0.003)
            #expect(abs(hypot(end.x, end.y) - 10) < 1e-9)
        }
    }

    @Test func roundsTheNamedCornersOnly() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 3, height: 3))
        let curves = path.cgPath.elements.compactMap { step in
            if case .cubic(let end, _, _) = step { end } else { nil }
        }
        #expect(curves == [CGPoint(x: 7, y: 10), CGPoint(x: 3, y: 0)])
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func nothingIsDrawnWithoutAContextOrASize() {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let view = Canvas()
        var isAsked = false
        view.code = { _ in isAsked = true }
        view.displayIfNeeded()
        #expect(!isAsked)
        view.frame.size = CGSize(width: 3, height: 3)
        view.displayIfNeeded()
        #expect(isAsked)
    }
}
