import Testing
@_spi(Host) import UIKit

/// Texts of button configurations have the size of their attributes, and the sizes of buttons include their insets.
@MainActor @Suite struct ButtonTextTests {
    private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize
    }

    private func textSize(_ text: String, _ font: UIFont) -> CGSize {
        let label = UILabel()
        (label.text, label.font) = (text, font)
        return label.intrinsicContentSize
    }

    @Test func aTransformerChangesTheFont() {
        let font = UIFont.systemFont(ofSize: 28, weight: .bold)
        let changed = size {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = font
                return outgoing
            }
        }
        let text = textSize("Continue", font)
        #expect(changed == CGSize(width: text.width + 24, height: text.height + 14))
    }

    /// A title without attributes has 17 points, whatever font the title label had; without a configuration the label's font applies again.
    @Test func titlesHaveAFontOfTheirOwn() {
        let text = textSize("Continue", .systemFont(ofSize: 17))
        #expect(size { _ in } == CGSize(width: text.width + 24, height: text.height + 14))
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let plain = button.intrinsicContentSize
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Continue"
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.configuration = configuration
        #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
        button.configuration = nil
        #expect(button.intrinsicContentSize == plain)
    }

    @Test func attributesOfTheTitle() {
        let font = UIFont.systemFont(ofSize: 24)
        let attributed = size {
            $0.attributedTitle = AttributedString("Go")
            $0.attributedTitle?.font = font
        }
        let text = textSize("Go", font)
        #expect(attributed == CGSize(width: text.width + 24, height: text.height + 14))
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = "One"
        #expect(configuration.title == "One")
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.medium, CGFloat(14), CGFloat(24)), (.small, 10, 20), (.large, 30, 40),
    ])
    func sizesHaveTheirInsets(buttonSize: UIButton.Configuration.Size, vertical: CGFloat, horizontal: CGFloat) {
        let bare = size { $0.contentInsets = .zero }
        let sized = size { $0.buttonSize = buttonSize }
        #expect(sized == CGSize(width: bare.width + horizontal, height: bare.height + vertical))
        let own = size { configuration in
            configuration.contentInsets = .zero
            configuration.buttonSize = buttonSize
        }
        #expect(own == bare && UIButton.Configuration.borderless().contentInsets == .zero)
    }

    @Test func howTheDeviceIsHeld() {
        #expect(!UIDevice.current.orientation.isPortrait && UIDeviceOrientation.landscapeLeft.isLandscape)
        UIDevice.current.hostOrientation = .portrait
        #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isFlat)
        UIDevice.current.hostOrientation = .unknown
    }
}
