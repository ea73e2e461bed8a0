import Foundation
import Testing
import UIKit

/// The defaults of properties in Apple's class reference, class by class.
///
/// A value without a literal is compared by its description, such as "center" for a case.
@MainActor @Suite struct PropertyDefaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: [String]
        let values: @MainActor @Sendable () -> [String]
        var testDescription: String { name }
    }

    /// A row of one class: the properties of a new object and their defaults, as text.
    nonisolated static func row<Object>(
        _ make: @escaping @MainActor @Sendable () -> Object,
        _ pairs: @escaping @MainActor @Sendable (Object) -> [(String, Any?, Any?)]
    ) -> Row {
        Row(name: "\(Object.self)", expected: []) {
            pairs(make()).compactMap { name, value, expected in
                let (value, expected) = (text(value), text(expected))
                return value == expected ? nil : "\(name) is \(value), not \(expected)"
            }
        }
    }
    private nonisolated static func text(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let number as CGFloat: "\(Double(number))"
        case let number as Float: "\(Double(number))"
        case let number as any BinaryInteger: "\(Double(number))"
        case let value?: "\(value)"
        }
    }
    nonisolated static func edges(_ all: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: all, left: all, bottom: all, right: all)
    }

    nonisolated static let rows = [views, controls, texts, lists, bars, controllers, layers, events, content].flatMap {
        $0
    }

    @Test(arguments: rows) func newObjectsHaveApplesDefaults(_ row: Row) { #expect(row.values() == row.expected) }

    /// The tables cover the classes whose properties Apple documents.
    @Test func tablesAreComplete() { #expect(Self.rows.count >= 100) }
}
