import Testing
import UIKit

/// Hierarchies go with their last reference, whatever the engine of their root keeps of it.
@MainActor @Suite struct LifetimeTests {
    @Test(arguments: ["plain", "baseline", "lines", "stale"])
    func rootsAreFreed(_ kind: String) {
        weak var known: UIView?
        do {
            let root = kind == "lines" || kind == "stale" ? UILabel() : UIView()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            known = root
            let child = UILabel()
            child.text = "text"
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            if kind == "baseline" {
                child.firstBaselineAnchor.constraint(equalTo: root.firstBaselineAnchor).isActive = true
            }
            let label = root as? UILabel
            label?.numberOfLines = 0
            label?.text = "some words"
            root.layoutIfNeeded()
            if kind == "stale" { label?.text = "other words" }
            #expect(known != nil)
        }
        #expect(known == nil)
    }
}
