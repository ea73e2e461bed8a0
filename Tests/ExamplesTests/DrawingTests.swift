import ExamplePrograms
import Foundation
import Renderers
import Scene
import Testing
import UIKit

/// What a view's own drawing code draws appears in the picture beside the program.
@MainActor @Suite struct DrawingTests {
    private func controller() -> ChartController {
        let controller = ChartController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 280, height: 180)
        return controller
    }

    @Test func pictureOfTheChart() throws {
        let file = Example.folder.appendingPathComponent("BarChart.svg")
        let picture = SVGRenderer().render(Scene(of: controller().view))
        if ProcessInfo.processInfo.environment["PLUMB_RECORD"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try picture == String(contentsOf: file, encoding: .utf8))
    }

    @Test func anotherDrawingTakesThePlaceOfTheFirst() throws {
        let controller = controller()
        func bars() throws -> Int {
            let scene = Scene(of: controller.view)
            let chart = try #require(scene.views.first { $0.className == "BarChart" })
            return chart.drawing.count { command in
                if case .fill = command { true } else { false }
            }
        }
        #expect(try bars() == 7)
        controller.chart.values = [1, 2]
        #expect(try bars() == 2)
        controller.chart.values = []
        #expect(try bars() == 0)
    }
}
