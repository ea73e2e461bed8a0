import Testing
import UIKit

/// How wide labels are whose text does not fit into one line.
@MainActor @Suite struct BrokenLabelTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let label = UILabel()

    init() {
        label.numberOfLines = 0
        label.text = "Helicopters unquestionable"
        label.font = UIFont(name: "Menlo", size: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
        ])
    }

    /// A character is 6.02 wide, a line 11.64 high; the second word has 14 characters; sizes are whole pixels of two to a point.
    @Test func areAsWideAsTheirWidestLine() {
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 157, height: 12))
        root.bounds.size.width = 120
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 84.5, height: 23.5))
        root.bounds.size.width = 400
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 157, height: 12))
    }

    @Test func fillWhatHoldsThem() {
        root.bounds.size.width = 120
        label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 120, height: 23.5))
    }

    @Test func followTheirText() {
        root.bounds.size.width = 120
        root.layoutIfNeeded()
        label.text = "Helicopters"
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 66.5, height: 12))
        label.text = "Helicopters reconsidered"
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 72.5, height: 23.5))
    }
}
