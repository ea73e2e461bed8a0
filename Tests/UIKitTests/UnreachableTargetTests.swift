import Foundation
import Testing

@testable import UIKit

/// Targets that no message reaches are told of.
@MainActor @Suite struct UnreachableTargetTests {
    @Test func theTextSaysWhatToDo() {
        let text = UnreachableTarget.text(of: "SignInController", Selector("save"))
        for part in ["SignInController", "save", "ActionTarget", "perform(_:from:)", "UIAction"] {
            #expect(text.contains(part))
        }
    }
}
