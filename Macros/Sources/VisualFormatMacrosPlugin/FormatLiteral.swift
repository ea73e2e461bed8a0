import Diagnostics
import SwiftSyntax

/// A format in the source: a string literal without interpolation.
struct FormatLiteral {
    /// The literal.
    let syntax: StringLiteralExprSyntax
    /// The value of the literal.
    let text: String

    /// Creates a format literal from an expression, or returns nil if it is not a string literal.
    init?(_ expression: ExprSyntax) {
        guard let syntax = expression.as(StringLiteralExprSyntax.self), let text = syntax.representedLiteralValue else {
            return nil
        }
        self.syntax = syntax
        self.text = text
    }

    /// Returns the range in the source for a range of the text, or nil if the literal has escapes or several lines.
    func sourceRange(of span: SourceSpan) -> Range<AbsolutePosition>? {
        guard syntax.segments.count == 1, case .stringSegment(let segment)? = syntax.segments.first,
            segment.content.text == text
        else { return nil }
        let start = segment.content.positionAfterSkippingLeadingTrivia
        return start.advanced(by: span.lower)..<start.advanced(by: span.upper)
    }
}
