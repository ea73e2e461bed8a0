import Scene

/// Scenes for the tests of all renderers.
enum Scenes {
    /// A view in few words.
    static func view(
        _ id: String, in parent: String? = nil, _ kind: Scene.View.Kind,
        _ frame: (Double, Double, Double, Double), _ text: String? = nil, size: Double = 17,
        alignment: Scene.Text.Alignment = .left, lines: [String]? = nil
    ) -> Scene.View {
        Scene.View(
            id: id, name: id, parent: parent, className: kind.rawValue, kind: kind,
            frame: Scene.Rectangle(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
            text: text.map { text in
                Scene.Text(string: text, fontSize: size, alignment: alignment, lines: lines)
            })
    }

    /// A screen of every kind of control, one of them ambiguous, one in conflict and one hidden.
    static let screen = Scene(
        root: "screen", className: "view", size: Scene.Size(width: 320, height: 420), scale: 2,
        views: [
            view("screen", .view, (0, 0, 320, 420)),
            view("logo", in: "screen", .imageView, (120, 20, 80, 80)),
            view("title", in: "screen", .label, (16, 112, 288, 33.5), "Welcome", size: 28, alignment: .center),
            view("stack", in: "screen", .stackView, (16, 156, 288, 116)),
            Scene.View(
                id: "mail", name: "mail", parent: "stack", className: "textField", kind: .textField,
                frame: Scene.Rectangle(x: 0, y: 0, width: 288, height: 34), isAmbiguous: true,
                text: Scene.Text(string: "Email", fontSize: 14, isPlaceholder: true)),
            view("word", in: "stack", .textField, (0, 42, 288, 34), "密码 <password>", size: 14),
            Scene.View(
                id: "enter", name: "enter", parent: "stack", className: "button", kind: .button,
                frame: Scene.Rectangle(x: 0, y: 84, width: 288, height: 32), isConflicting: true,
                text: Scene.Text(string: "Sign In", fontSize: 15, alignment: .center),
                background: Scene.Color(red: 0.9, green: 0.95, blue: 1), border: Scene.Border(cornerRadius: 6)),
            view("keep", in: "screen", .switch, (16, 284, 51, 31)),
            view("why", in: "screen", .label, (75, 289, 100, 20.5), "记住我"),
            view("volume", in: "screen", .slider, (14, 322, 140, 31)),
            view("count", in: "screen", .stepper, (210, 322, 94, 32)),
            view("load", in: "screen", .progressView, (16, 360, 288, 4)),
            view("terms", in: "screen", .label, (16, 372, 288, 36), "One line\nand another", size: 15),
            Scene.View(
                id: "gone", parent: "screen", className: "view",
                frame: Scene.Rectangle(x: 0, y: 0, width: 300, height: 300), isHidden: true),
            view("inGone", in: "gone", .label, (0, 0, 300, 300), "never seen"),
        ],
        constraints: [
            Scene.Constraint(
                id: "gap", kind: .spacing, from: Scene.Point(x: 0, y: 214), to: Scene.Point(x: 16, y: 214),
                constant: 16, views: ["screen", "stack"]),
            Scene.Constraint(
                id: "side", kind: .size, from: Scene.Point(x: 120, y: 60), to: Scene.Point(x: 200, y: 60),
                relation: .greaterThanOrEqual, constant: 80, priority: 750, state: .misplaced, views: ["logo"]),
            Scene.Constraint(
                id: "middle", kind: .alignment, from: Scene.Point(x: 160, y: 20), to: Scene.Point(x: 160, y: 420),
                views: ["logo", "screen"]),
            Scene.Constraint(
                id: "square", kind: .proportion, from: Scene.Point(x: 160, y: 60), to: Scene.Point(x: 160, y: 60),
                multiplier: 1.5, state: .conflicting, views: ["logo"]),
        ])

    /// Views that touch, so that their lines meet in every way.
    static let tiles = Scene(
        root: "tiles", className: "UIView", size: Scene.Size(width: 210, height: 112),
        views: [
            view("tiles", .view, (0, 0, 210, 112)), view("a", in: "tiles", .view, (0, 28, 70, 42)),
            view("b", in: "tiles", .view, (70, 28, 70, 42)), view("c", in: "tiles", .view, (140, 28, 70, 84)),
            view("d", in: "tiles", .view, (0, 70, 140, 42)),
        ])

    /// A custom view that drew something, in a scrolled view that cuts it off.
    static let drawing = Scene(
        root: "scroll", className: "UIScrollView", size: Scene.Size(width: 100, height: 100),
        views: [
            Scene.View(
                id: "scroll", className: "UIScrollView", kind: .scrollView,
                frame: Scene.Rectangle(x: 0, y: 0, width: 100, height: 100), boundsOrigin: Scene.Point(x: 0, y: 20),
                clipsToBounds: true),
            Scene.View(
                id: "chart", parent: "scroll", className: "ChartView",
                frame: Scene.Rectangle(x: 10, y: 30, width: 80, height: 160),
                drawing: [
                    .save,
                    .clip(
                        Scene.Path([
                            .move(Scene.Point(x: 0, y: 0)), .line(Scene.Point(x: 80, y: 0)),
                            .line(Scene.Point(x: 0, y: 80)), .close,
                        ])),
                    .fill(
                        Scene.Path([
                            .move(Scene.Point(x: 0, y: 0)),
                            .quadratic(Scene.Point(x: 80, y: 80), control: Scene.Point(x: 80, y: 0)),
                            .cubic(
                                Scene.Point(x: 0, y: 0), control1: Scene.Point(x: 40, y: 80),
                                control2: Scene.Point(x: 0, y: 40)),
                        ]), color: Scene.Color(red: 1, green: 0.5, blue: 0, alpha: 0.5), evenOdd: true),
                    .restore,
                    .stroke(
                        Scene.Path([.move(Scene.Point(x: 0, y: 100)), .line(Scene.Point(x: 80, y: 100))]),
                        color: .black, width: 2),
                    .text(
                        Scene.Text(string: "42", fontSize: 10),
                        in: Scene.Rectangle(x: 4, y: 104, width: 40, height: 20)),
                ]),
        ])
}
