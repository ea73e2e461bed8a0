import Testing
import UIKit

/// The widths of labels whose text does not fit into one line.
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

    /// A character is 6.02 points wide and a line 11.64 points high; the second word has 14 characters.
    ///
    /// Sizes are rounded up to half points.
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

    /// Unrelated changes leave the widths as they are; changes of what they depend on, however indirectly, do not.
    @Test func followWhatLimitsThem() {
        root.bounds.size.width = 120
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 130)
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        let height = other.heightAnchor.constraint(equalToConstant: 10)
        let width = other.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            limit, height, width, other.topAnchor.constraint(equalTo: label.bottomAnchor),
            other.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 84.5)
        height.constant = 20
        width.constant = 20
        root.layoutIfNeeded()
        #expect(label.frame.width == 84.5 && other.frame == CGRect(x: 0, y: 23.5, width: 20, height: 20))
        root.bounds.size.width = 400
        root.layoutIfNeeded()
        #expect(label.frame.width == 84.5)
        limit.isActive = false
        root.layoutIfNeeded()
        #expect(label.frame.width == 157)
        label.rightAnchor.constraint(lessThanOrEqualTo: other.rightAnchor).isActive = true
        width.constant = 110
        root.layoutIfNeeded()
        #expect(label.frame.width == 84.5)
        width.constant = 300
        root.layoutIfNeeded()
        #expect(label.frame.width == 157)
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
