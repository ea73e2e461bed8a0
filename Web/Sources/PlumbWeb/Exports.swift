import ConflictLogs
import Diagnostics
import WebPlatform

// The functions that JavaScript calls. `plumb.js` is their only caller and owns every pointer: it passes layouts that `plumb_open` has
// returned and that are not closed, buffers of `plumb_allocate` with as many bytes as it says, and numbers in their ranges.

/// Allocates a buffer.
@_expose(wasm, "plumb_allocate") @_cdecl("plumb_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Frees a buffer.
@_expose(wasm, "plumb_free") @_cdecl("plumb_free")
public func release(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

/// Opens a document of JSON; null where the text is no JSON.
@_expose(wasm, "plumb_open") @_cdecl("plumb_open")
public func open(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
    guard let json = JSONReader.value(of: bytes(text, count)) else { return nil }
    var reader = LiveDocumentReader()
    reader.read(json)
    let layout = LiveLayout(reader.document, findings: reader.findings.findings)
    return Unmanaged.passRetained(layout).toOpaque()
}

/// Frees a layout.
@_expose(wasm, "plumb_close") @_cdecl("plumb_close")
public func close(_ layout: UnsafeMutableRawPointer) { Unmanaged<LiveLayout>.fromOpaque(layout).release() }

/// Solves, and returns the frames of all views: x, y, width and height of each, valid until the next call.
@_expose(wasm, "plumb_frames") @_cdecl("plumb_frames")
public func frames(_ layout: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
    let layout = live(layout)
    layout.solve()
    return layout.frames.withUnsafeBytes { frames in frames.baseAddress }
}

/// Returns the number of views.
@_expose(wasm, "plumb_view_count") @_cdecl("plumb_view_count")
public func viewCount(_ layout: UnsafeMutableRawPointer) -> Int32 { Int32(live(layout).document.views.count) }

/// Returns the names of all views as JSON.
@_expose(wasm, "plumb_names") @_cdecl("plumb_names")
public func names(_ layout: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    reply(JSONValue.array(live(layout).document.views.map { view in .string(view.name) }).text)
}

/// Sets the size of the root in points.
@_expose(wasm, "plumb_resize") @_cdecl("plumb_resize")
public func resize(_ layout: UnsafeMutableRawPointer, _ width: Double, _ height: Double) {
    live(layout).resize(width: width, height: height)
}

/// Sets the constant of a constraint of a statement, and returns whether the layout has it.
@_expose(wasm, "plumb_set_constant") @_cdecl("plumb_set_constant")
public func setConstant(
    _ layout: UnsafeMutableRawPointer, _ statement: Int32, _ constraint: Int32, _ constant: Double
) -> Bool {
    live(layout).setConstant(constant, statement: Int(statement), constraint: Int(constraint))
}

/// Sets a metric, and returns whether the document or a statement names it.
@_expose(wasm, "plumb_set_metric") @_cdecl("plumb_set_metric")
public func setMetric(
    _ layout: UnsafeMutableRawPointer, _ name: UnsafePointer<UInt8>, _ count: Int32, _ value: Double
) -> Bool {
    live(layout).setMetric(String(decoding: bytes(name, count), as: UTF8.self), value)
}

/// Adds a constraint of JSON, and returns its number; -1 where it cannot be read.
@_expose(wasm, "plumb_add") @_cdecl("plumb_add")
public func add(_ layout: UnsafeMutableRawPointer, _ text: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    var reader = LiveDocumentReader()
    guard let json = JSONReader.value(of: bytes(text, count)), let statement = reader.read(statement: json) else {
        return -1
    }
    return Int32(live(layout).add(statement))
}

/// Removes a statement, and returns whether the layout has it.
@_expose(wasm, "plumb_remove") @_cdecl("plumb_remove")
public func remove(_ layout: UnsafeMutableRawPointer, _ statement: Int32) -> Bool {
    live(layout).remove(Int(statement))
}

/// Returns the views, statements, findings and conflicts as JSON.
@_expose(wasm, "plumb_report") @_cdecl("plumb_report")
public func report(_ layout: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { reply(live(layout).report.text) }

/// Returns the reasons for the values of a view as JSON.
@_expose(wasm, "plumb_explain") @_cdecl("plumb_explain")
public func explain(_ layout: UnsafeMutableRawPointer, _ view: Int32) -> UnsafeMutableRawPointer {
    reply(live(layout).explanation(of: Int(view)).text)
}

/// Returns the layout as an SVG document.
@_expose(wasm, "plumb_svg") @_cdecl("plumb_svg")
public func svg(_ layout: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { reply(live(layout).svg) }

/// Checks a format: a request of JSON, and the findings as JSON.
@_expose(wasm, "plumb_check") @_cdecl("plumb_check")
public func check(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    reply(FormatCheck(JSONReader.value(of: bytes(text, count)) ?? .null).report.text)
}

/// Reads a format as constraints between names: a request of JSON, and the constraints as JSON.
@_expose(wasm, "plumb_read_format") @_cdecl("plumb_read_format")
public func readFormat(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    reply(FormatReading(JSONReader.value(of: bytes(text, count)) ?? .null).report.text)
}

/// Explains the conflict logs in a text: an array of JSON, with an entry for each log.
@_expose(wasm, "plumb_why") @_cdecl("plumb_why")
public func why(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    let analyses = ConflictLog.logs(in: bytes(text, count)).map { log in ConflictAnalysis(log) }
    return reply(
        JSONValue.array(
            analyses.map { analysis in
                JSONValue.object([("text", .string(analysis.text())), ("analysis", analysis.json())])
            }
        ).text)
}

private func live(_ layout: UnsafeMutableRawPointer) -> LiveLayout {
    Unmanaged<LiveLayout>.fromOpaque(layout).takeUnretainedValue()
}

private func bytes(_ text: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text, count: Int(count)))
}

/// Returns a buffer with the number of bytes as 32 bits, and then the bytes; the caller frees it.
private func reply(_ text: String) -> UnsafeMutableRawPointer {
    let bytes = Array(text.utf8)
    let buffer = allocate(Int32(bytes.count + 4))
    buffer.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    buffer.advanced(by: 4).copyMemory(from: bytes, byteCount: bytes.count)
    return buffer
}
