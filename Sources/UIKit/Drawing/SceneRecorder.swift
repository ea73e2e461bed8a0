import Foundation
import Scene

/// A recorder that converts the drawing of a view to scene commands.
final class SceneRecorder: CGDrawing {
    private(set) var commands: [Scene.DrawingCommand] = []

    func fill(_ path: CGPath, color: CGColor, rule: CGPathFillRule) {
        commands.append(.fill(Scene.Path(path), color: Scene.Color(color), evenOdd: rule == .evenOdd))
    }

    func stroke(_ path: CGPath, color: CGColor, style: CGStrokeStyle) {
        commands.append(
            .stroke(
                Scene.Path(path), color: Scene.Color(color), width: Double(style.width),
                style: Scene.LineStyle(style)))
    }

    func clip(to path: CGPath, rule: CGPathFillRule) {
        commands.append(.clip(Scene.Path(path), evenOdd: rule == .evenOdd))
    }

    func save() { commands.append(.save) }
    func restore() { commands.append(.restore) }

    func add(_ text: Scene.Text, in area: CGRect) { commands.append(.text(text, in: Scene.Rectangle(area))) }
}

extension Scene.Rectangle {
    /// Creates a scene rectangle from a frame.
    package init(_ frame: CGRect) {
        self.init(
            x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
            height: Double(frame.size.height))
    }
}

extension CGRect {
    /// Creates a frame from a rectangle of a scene.
    package init(_ rectangle: Scene.Rectangle) {
        self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }
}

extension Scene.Point {
    /// Creates a scene point from a point.
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Scene.Color {
    /// Creates a scene color from a Core Graphics color.
    package init(_ color: CGColor) {
        let parts = (color.components ?? [0, 0, 0, 0]).map { Double($0) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension Scene.LineStyle {
    fileprivate init(_ style: CGStrokeStyle) {
        let cap: Cap =
            switch style.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch style.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            cap: cap, join: join, miterLimit: Double(style.miterLimit), dashes: style.lengths.map { Double($0) },
            dashPhase: Double(style.phase))
    }
}

extension Scene.Path {
    /// Creates a scene path from a Core Graphics path.
    init(_ path: CGPath) {
        self.init(
            path.elements.map { step in
                switch step {
                case .move(let end): .move(Scene.Point(end))
                case .line(let end): .line(Scene.Point(end))
                case .quadratic(let end, let control): .quadratic(Scene.Point(end), control: Scene.Point(control))
                case .cubic(let end, let control1, let control2):
                    .cubic(Scene.Point(end), control1: Scene.Point(control1), control2: Scene.Point(control2))
                case .close: .close
                }
            })
    }
}
