import Foundation
import Testing

@testable import LayoutTools

/// Exported code declares no property with the name of a member of `UIView` or `UIResponder`.
@Suite struct ReservedNameTests {
    /// The classes of exported views, and the base classes of controls.
    private static let classes: Set<String> = Set(ElementCodeTests.classes.values).union(["UIControl"])

    /// The members that our `UIKit` declares in some classes and in extensions of them.
    private static func members(of classes: Set<String>) throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        var found: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            var isInside = false
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" "), line.hasSuffix("{") {
                    let declaration = line.firstMatch(of: /(extension|open class|public class) (\w+)[: {]/)
                    isInside = declaration.map { declaration in classes.contains(String(declaration.2)) } ?? false
                } else if line.hasPrefix("}") {
                    isInside = false
                }
                let member = line.firstMatch(
                    of:
                        /^    (?:open|public) (?:override |private\(set\) |weak |lazy |final )*(?:var|let|func) ([a-zA-Z]\w*)/
                )
                if isInside, let member { found.insert(String(member.1)) }
            }
        }
        return found
    }

    @Test func membersOfViewsAreReserved() throws {
        let members = try Self.members(of: ["UIView", "UIResponder"])
        #expect(members.count > 150)
        #expect(members.subtracting(PropertyNames.reserved).sorted() == [])
    }

    @Test func membersOfControlsAreReserved() throws {
        let members = try Self.members(of: Self.classes)
        #expect(members.count > 300)
        let reserved = PropertyNames.reserved.union(PropertyNames.membersOfControls)
        #expect(members.subtracting(reserved).sorted() == [])
    }

    @Test(arguments: ["anchorPoint", "draw", "layer", "tintColor", "becomeFirstResponder"])
    func outletsOfMembersGetAnotherName(outlet: String) {
        var names = PropertyNames()
        #expect(names.name(outlet: outlet, kind: "view") != outlet)
    }
}
