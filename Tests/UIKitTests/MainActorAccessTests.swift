import Foundation
import Testing
import UIKit

/// Overrides of `NSObject` read views and constraints on the thread of the caller.
@MainActor @Suite struct MainActorAccessTests {
    @Test func descriptionsAreReadOnOtherThreads() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        let here = [view.description, constraint.description]
        let there = await Task.detached { [view.description, constraint.description] }.value
        #expect(here == there && there[0].contains("frame = (1 2; 3 4)"))
    }

    @Test func positionsAreComparedOnOtherThreads() async throws {
        let text = UITextView()
        text.text = "words"
        let positions = try (1...2).map { try #require(text.position(from: text.beginningOfDocument, offset: $0)) }
        let same = try #require(text.position(from: text.beginningOfDocument, offset: 1))
        let found = await Task.detached { [positions[0].isEqual(same), positions[1].isEqual(same)] }.value
        #expect(found == [true, false])
    }

    /// Writing needs the main actor, on which the layout managers of a storage are.
    @Test func storagesTellTheirManagers() {
        let (storage, manager) = (NSTextStorage(string: "a"), NSLayoutManager())
        storage.addLayoutManager(manager)
        #expect(manager.textStorage === storage)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil)
    }
}
