import UIKit
import VisualFormat

/// A name in a format with its value. The type of the variable distinguishes views from numbers.
public struct FormatName {
    enum Value {
        case item(Any)
        case number(Double)
    }

    let name: String
    let value: Value

    /// Creates the name of a view.
    public init(_ name: String, _ view: UIView) { (self.name, value) = (name, .item(view)) }
    /// Creates the name of a layout guide.
    public init(_ name: String, _ guide: UILayoutGuide) { (self.name, value) = (name, .item(guide)) }
    /// Creates the name of a number.
    public init(_ name: String, _ number: some BinaryInteger) { (self.name, value) = (name, .number(Double(number))) }
    /// Creates the name of a number.
    public init(_ name: String, _ number: some BinaryFloatingPoint) {
        (self.name, value) = (name, .number(Double(number)))
    }
}

/// Returns the constraints of a format with the variables that it names. `#constraints` expands to this call.
@MainActor
public func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], names: [FormatName],
    metrics: [String: Any]? = nil,
    dialect: Dialect = .standard
) -> [NSLayoutConstraint] {
    var views: [String: Any] = [:]
    var numbers: [String: Any] = metrics ?? [:]
    for name in names {
        switch name.value {
        case .item(let item): views[name.name] = item
        case .number(let number): numbers[name.name] = number
        }
    }
    do {
        return try NSLayoutConstraint.constraints(
            parsing: format, options: options, metrics: numbers, views: views, dialect: dialect)
    } catch {
        error.misuse.report()
        return []
    }
}
