/// The controllers whose views are under a navigation bar or above a tab bar.
///
/// A controller has the bars of the controllers that contain it, and of those around the controllers that push it.
struct ControllerContainment {
    private let underNavigationBar: Set<Int>
    private let aboveTabBar: Set<Int>

    /// Follows containment and segues from the controllers with bars to all controllers that they show.
    ///
    /// - Complexity: linear in the number of controllers and segues.
    init(document: InterfaceDocument) {
        var shows: [[Int]] = Array(repeating: [], count: document.controllers.count)
        for (index, controller) in document.controllers.enumerated() {
            for other in controller.containers + controller.presenters { shows[other].append(index) }
        }
        func reached(from tag: String) -> Set<Int> {
            var open = document.controllers.indices.filter { index in
                document.controllers[index].containers.contains { other in
                    document.controllers[other].tag == tag && !Self.hidesBar(document.controllers[other], in: document)
                }
            }
            var seen: Set<Int> = []
            while let next = open.popLast() {
                if seen.insert(next).inserted { open += shows[next] }
            }
            return seen
        }
        underNavigationBar = reached(from: "navigationController")
        aboveTabBar = reached(from: "tabBarController")
    }

    /// Returns whether a navigation controller hides its bar.
    private static func hidesBar(_ controller: InterfaceDocument.Controller, in document: InterfaceDocument) -> Bool {
        document.tree.value(of: "navigationBarHidden", in: controller.element) == "YES"
    }

    /// Returns whether a navigation bar covers the top of the controller's view.
    func hasNavigationBar(_ controller: Int) -> Bool { underNavigationBar.contains(controller) }

    /// Returns whether a tab bar covers the bottom of the controller's view.
    func hasTabBar(_ controller: Int) -> Bool { aboveTabBar.contains(controller) }
}

extension InterfaceDocument {
    /// The ids of the view controllers under a navigation bar.
    ///
    /// - Complexity: Linear in the number of controllers and segues.
    public var controllersUnderNavigationBars: Set<String> {
        let containment = ControllerContainment(document: self)
        return Set(
            controllers.indices.filter { index in containment.hasNavigationBar(index) }.map { index in
                controllers[index].id
            })
    }
}
