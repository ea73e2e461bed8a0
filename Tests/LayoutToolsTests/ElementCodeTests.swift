import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutTools

/// The statements for the attributes and child elements of documents.
@Suite struct ElementCodeTests {
    /// `element > statements | parts left out`.
    @Test(arguments: [
        ("<view alpha='0.80000001192092896' tag='7'/>", "alpha = 0.8; tag = 7", ""),
        ("<view clipsSubviews='YES' opaque='NO'/>", "clipsToBounds = true; isOpaque = false", ""),
        (
            "<view contentMode='center' userInteractionEnabled='NO'/>",
            "contentMode = .center; isUserInteractionEnabled = false", ""
        ),
        ("<view contentMode='scaleToFill' alpha='1'/>", "", ""), ("<view contentMode='sideways'/>", "", "contentMode"),
        ("<view alpha='nan' tag='1e99'/>", "", "alpha, tag"), ("<view brandNew='YES'/>", "", "brandNew"),
        ("<view><rect key='frame' x='0' y='0' width='1' height='1'/><brandNew key='glow'/></view>", "", "glow"),
        (
            "<view alpha='1'><variation key='default' alpha='0.5' brandNew='YES'><color key='tintColor' white='1'/>"
                + "<mask key='subviews'/></variation></view>", "alpha = 0.5; tintColor = .white", "brandNew"
        ), ("<view customClass='ChartView' customModule='App'/>", "", "class ChartView"),
        ("<label text='a' textAlignment='natural' adjustsFontSizeToFit='NO' userInteractionEnabled='NO'/>", "", ""),
        (
            "<label textAlignment='center' lineBreakMode='wordWrap' minimumScaleFactor='0.5' userInteractionEnabled='NO'/>",
            "textAlignment = .center; lineBreakMode = .byWordWrapping; adjustsFontSizeToFitWidth = true; "
                + "minimumScaleFactor = 0.5", ""
        ),
        (
            "<label textAlignment='natural' minimumFontSize='10' userInteractionEnabled='NO'>"
                + "<fontDescription key='fontDescription' type='system' pointSize='20'/></label>",
            "adjustsFontSizeToFitWidth = true; minimumScaleFactor = 0.5", ""
        ),
        (
            "<textField textAlignment='natural' adjustsFontSizeToFit='NO' clearButtonMode='whileEditing'>"
                + "<textInputTraits key='textInputTraits' secureTextEntry='YES' keyboardType='alphabet' "
                + "returnKeyType='go' textContentType='password' newTrait='YES'/></textField>",
            "clearButtonMode = .whileEditing; textContentType = UITextContentType(rawValue: \"password\"); "
                + "autocapitalizationType = .none; keyboardType = .asciiCapable; returnKeyType = .go; "
                + "isSecureTextEntry = true", "newTrait"
        ),
        (
            "<button contentHorizontalAlignment='left' lineBreakMode='clip'><state key='normal' title='a' image='b'>"
                + "<color key='titleColor' white='1' alpha='1'/><color key='titleShadowColor' white='0.5' alpha='1'/>"
                + "</state><state key='selected' title='c'/><connections><action selector='go:' destination='-1' "
                + "eventType='touchUpInside'/><segue destination='x' kind='show' identifier='next'/></connections></button>",
            "contentHorizontalAlignment = .left; titleLabel?.lineBreakMode = .byClipping; "
                + "setTitleColor(.white, for: .normal); setTitle(\"c\", for: .selected)",
            "image for normal, action go:, segue show next"
        ),
        (
            "<slider minValue='10' maxValue='20' value='15' continuous='NO'/>",
            "minimumValue = 10; maximumValue = 20; value = 15; isContinuous = false", ""
        ),
        (
            "<switch on='YES'><color key='onTintColor' name='Brand'/></switch>",
            "isOn = true; onTintColor = UIColor(named: \"Brand\")", ""
        ),
        (
            "<segmentedControl selectedSegmentIndex='1'><segments><segment title='a' width='40'/>"
                + "<segment title='b' enabled='NO' image='i'/></segments></segmentedControl>",
            "selectedSegmentIndex = 1; setWidth(40, forSegmentAt: 0); setEnabled(false, forSegmentAt: 1)",
            "image of segment 1"
        ),
        (
            "<view><accessibility key='accessibilityConfiguration' label='L' identifier='I'>"
                + "<accessibilityTraits key='traits' button='YES' header='YES'/><bool key='isElement' value='YES'/>"
                + "</accessibility></view>",
            "accessibilityLabel = \"L\"; accessibilityIdentifier = \"I\"; accessibilityTraits = [.button, .header]; "
                + "isAccessibilityElement = true", ""
        ),
        (
            "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'>"
                + "<integer key='value' value='8'/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute "
                + "type='string' keyPath='theme' value='dark'/></userDefinedRuntimeAttributes></view>",
            "layer.cornerRadius = 8", "user-defined attribute theme"
        ),
        (
            "<tableView rowHeight='44' alpha='0.5'><connections><outlet property='dataSource' destination='-1'/>"
                + "</connections></tableView>", "alpha = 0.5", "kind tableView, rowHeight, outlet dataSource"
        ),
        (
            "<textView editable='NO' textAlignment='natural' clipsSubviews='YES' scrollEnabled='NO'>"
                + "<dataDetectorType key='dataDetectorTypes' link='YES' brandNew='YES'/></textView>",
            "isScrollEnabled = false; isEditable = false; dataDetectorTypes = .link", "dataDetectorTypes.brandNew"
        ),
    ]) func elementsBecomeStatements(_ element: String, _ statements: String, _ leftOut: String) throws {
        let code = try Self.code(of: element)
        #expect(code.statements.joined(separator: "; ") == statements)
        #expect(code.leftOut.joined(separator: ", ") == leftOut)
    }

    @Test(arguments: [
        ("systemColor='systemBackgroundColor'", ".systemBackground"), ("systemColor='linkColor'", ".link"),
        ("cocoaTouchSystemColor='darkTextColor'", ".darkText"), ("systemColor='tintColor'", ".tintColor"),
        (
            "systemColor='neverHeardOfColor' red='1' green='0.5' blue='0' alpha='1'",
            "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
        ),
        ("white='0' alpha='0'", ".clear"), ("red='1' green='1' blue='1' alpha='1'", ".white"),
        ("white='0.33333333333333331' alpha='1'", "UIColor(white: 0.33333334, alpha: 1)"),
        (
            "red='1' green='0' blue='0' alpha='0.5' colorSpace='custom' customColorSpace='displayP3'",
            "UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)"
        ), ("name='a &quot;b&quot;'", "UIColor(named: \"a \\\"b\\\"\")"), ("systemColor='neverHeardOfColor'", nil),
        ("red='nan' green='0' blue='0'", nil),
    ]) func colorsAreExpressions(_ color: String, _ expected: String?) throws {
        let code = try Self.code(of: "<view><color key='backgroundColor' \(color)/></view>")
        #expect(code.statements == (expected.map { ["backgroundColor = \($0)"] } ?? []))
        #expect(code.leftOut == (expected == nil ? ["backgroundColor"] : []))
    }

    /// Each attribute and each child element of the documents changes the code or the finding, unless
    /// `DocumentBookkeeping` lists it or its value is that of a new view.
    @Test func everythingIsWrittenOrNamed() throws {
        var seen: Set<String> = []
        var silent: [String] = []
        for url in Corpus.fixtures + Corpus.sample {
            guard let document = InterfaceDocument.read(Corpus.bytes(url)).document, document.runtime == .cocoaTouch
            else { continue }
            for view in document.views {
                for part in ElementPart.parts(of: view, in: document) where seen.insert(part.key).inserted {
                    guard !part.isExcepted else { continue }
                    let (whole, rest) = (try Self.code(of: part.whole), try Self.code(of: part.without))
                    if rest.statements == whole.statements, rest.leftOut == whole.leftOut { silent.append(part.key) }
                }
            }
        }
        #expect(seen.count > 300)
        #expect(silent.sorted() == [])
    }

    /// The code of an element that is a subview in a document.
    static func code(of element: String) throws -> ElementCode {
        let name = element.dropFirst().prefix { character in character.isLetter }
        let identified = "<\(name) id='e'" + element.dropFirst(name.count + 1)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="root">
            <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(identified)</subviews></view></objects></document>
            """
        let document = try #require(InterfaceDocument.read(Array(text.utf8)).document, "\(element)")
        let view = try #require(document.views.first { view in view.id == "e" }, "\(element)")
        return ElementCode(view, of: document, className: classes[view.tag] ?? "UIView", traits: nil)
    }

    /// The classes of the elements, as the export makes them.
    static let classes = [
        "label": "UILabel", "button": "UIButton", "textField": "UITextField", "textView": "UITextView",
        "imageView": "UIImageView", "stackView": "UIStackView", "scrollView": "UIScrollView", "switch": "UISwitch",
        "slider": "UISlider", "segmentedControl": "UISegmentedControl", "stepper": "UIStepper",
        "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
        "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
        "searchBar": "UISearchBar", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    ]
}
