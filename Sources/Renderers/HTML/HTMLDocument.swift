import Diagnostics

/// The frame of an HTML document without external resources.
enum HTMLDocument {
    /// Returns a document with a title in plain text, a style sheet, and the markup of its body.
    static func text(title: String, style: String, body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(XMLText.content(title))</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        \(body)</body>
        </html>

        """
    }
}
