import Foundation
import Testing

@testable import UIKit

/// Targets whose selectors cannot be called are reported.
@MainActor @Suite struct UnreachableTargetTests {
    @Test func theTextSaysWhatToDo() {
        let text = UnreachableTarget.text(of: "SignInController", Selector("save"))
        for part in ["SignInController", "save", "ActionTarget", "perform(_:from:)", "UIAction"] {
            #expect(text.contains(part))
        }
    }
}
