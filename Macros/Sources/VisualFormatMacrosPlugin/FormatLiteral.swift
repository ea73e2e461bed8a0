import Diagnostics
import SwiftSyntax

/// A format as it is written in the source: a string literal without interpolation.
struct FormatLiteral {
    /// The literal.
    let syntax: StringLiteralExprSyntax
    /// The text that it stands for.
    let text: String

    /// The literal that an expression is; nil for anything else.
    init?(_ expression: ExprSyntax) {
        guard let syntax = expression.as(StringLiteralExprSyntax.self), let text = syntax.representedLiteralValue else {
            return nil
        }
        self.syntax = syntax
        self.text = text
    }

    /// The stretch of the source that a stretch of the text stands in; nil where escapes or several lines stand between.
    func sourceRange(of span: SourceSpan) -> Range<AbsolutePosition>? {
        guard syntax.segments.count == 1, case .stringSegment(let segment)? = syntax.segments.first,
            segment.content.text == text
        else { return nil }
        let start = segment.content.positionAfterSkippingLeadingTrivia
        return start.advanced(by: span.lower)..<start.advanced(by: span.upper)
    }
}
