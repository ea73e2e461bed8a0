import ExamplePrograms
import Foundation
import Testing
import UIKit

/// The programs have the same frames as the documents of the same names.
@MainActor @Suite struct ProgramTests {
    @Test func tablePlaceholder() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.addPlaceholder(image: image(width: 30, height: 30), bottomTitle: "Nothing here yet")
        show(table)
        let placeholder = try #require(table.placeholder)
        try Example("TablePlaceholder.yaml").expect([
            "placeholderView": frame(placeholder), "imageView": frame(placeholder.subviews[0]),
            "label": frame(placeholder.subviews[1]),
        ])
    }

    @Test func centeredContainer() throws {
        let controller = CenteredContainerController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        show(controller.view)
        try Example("CenteredContainer.yaml").expect([
            "container": frame(controller.container), "textField": frame(controller.textField),
            "button1": frame(controller.button1), "button2": frame(controller.button2),
            "label": frame(controller.label),
        ])
    }

    @Test func twoButtons() throws {
        let controller = TwoButtonsController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        show(controller.view)
        try Example("TwoButtons.yaml").expect([
            "leftButton": frame(controller.leftButton), "rightButton": frame(controller.rightButton),
        ])
    }

    @Test func buttonRow() throws {
        let controller = ButtonRowController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        show(controller.view)
        try Example("ButtonRow.yaml").expect([
            "deleteButton": frame(controller.deleteButton), "cancelButton": frame(controller.cancelButton),
            "nextButton": frame(controller.nextButton),
        ])
    }

    @Test func compressionResistance() throws {
        let view = TwoLabels(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        show(view)
        try Example("CompressionResistance.yaml").expect(["red": frame(view.red), "green": frame(view.green)])
    }

    private func show(_ view: UIView) { view.layoutIfNeeded() }

    private func image(width: CGFloat, height: CGFloat) -> UIImage {
        UIImage(size: CGSize(width: width, height: height))
    }

    private func frame(_ view: UIView) -> [Double] {
        [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
    }
}
