import Foundation
import Testing

@testable import LayoutTools

/// Exported code declares no property that is called as a member of `UIView` or `UIResponder`.
@Suite struct ReservedNameTests {
    /// The members that our `UIKit` declares in its classes and in extensions of them.
    private static func members() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        var found: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            var isInside = false
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" "), line.hasSuffix("{") {
                    isInside =
                        line.firstMatch(of: /(extension|open class|public class) (UIView|UIResponder)[: {]/) != nil
                } else if line.hasPrefix("}") {
                    isInside = false
                }
                let member = line.firstMatch(
                    of: /^    (?:open|public) (?:override |private\(set\) |weak )*(?:var|func) ([a-zA-Z]\w*)/)
                if isInside, let member { found.insert(String(member.1)) }
            }
        }
        return found
    }

    @Test func membersOfViewsAreReserved() throws {
        let members = try Self.members()
        #expect(members.count > 150)
        #expect(members.subtracting(PropertyNames.reserved).sorted() == [])
    }

    @Test(arguments: ["anchorPoint", "draw", "layer", "tintColor", "becomeFirstResponder"])
    func outletsOfMembersGetAnotherName(outlet: String) {
        var names = PropertyNames()
        #expect(names.name(outlet: outlet, kind: "view") != outlet)
    }
}
