import Diagnostics
import Foundation
import Scene
import YAMLReading

extension DocumentAssets {
    /// The limits for the files of a document.
    public struct Limits: Sendable {
        /// The maximum size of a file in bytes.
        public var fileByteCount = 4 << 20
        /// The maximum size of all files in bytes.
        public var byteCount = 32 << 20
        /// The maximum number of pictures.
        public var pictures = 512
        /// The maximum number of entries of the project folder that are visited.
        public var entries = 40_000

        /// Creates the default limits.
        public init() {}
    }

    /// Reads the pictures and colors that a document names from asset catalogs and files of its project.
    ///
    /// The search covers the folder of the document's project (see `Documentation/Preview.md`). Of several sets with one name, the nearest
    /// to the document counts.
    /// - Complexity: Linear in the number of entries of the project folder, up to the limit.
    public init(of document: InterfaceDocument, file: String, limits: Limits = Limits()) {
        let names = document.assetNames
        guard !names.pictures.isEmpty || !names.colors.isEmpty,
            let folder = ProjectFolder(around: file, mostEntries: limits.entries)
        else { return }
        var search = AssetSearch(pictures: names.pictures, colors: names.colors)
        let isWhole = folder.visit { entry in search.visit(entry) }
        if !isWhole {
            diagnostics.append(
                Diagnostic(
                    id: "assets.limit", severity: .note,
                    message:
                        "The folder '\(folder.path)' has more than \(limits.entries) entries. Pictures in the others are not shown.",
                    location: SourceLocation(file: file, line: 1, column: 1)))
        }
        var reader = AssetReader(folder: folder, limits: limits, document: file)
        for name in names.pictures.sorted() {
            if let picture = reader.picture(search.pictureSets[name] ?? [], search.pictureFiles[name] ?? []) {
                pictures[name] = picture
            }
        }
        for name in names.colors.sorted() {
            if let color = reader.color(search.colorSets[name] ?? []) { colors[name] = color }
        }
        diagnostics += reader.diagnostics
    }
}

/// The paths of the sets and files with the wanted names.
private struct AssetSearch {
    private let wantedPictures: Set<String>
    private let wantedColors: Set<String>
    var pictureSets: [String: [String]] = [:]
    var colorSets: [String: [String]] = [:]
    var pictureFiles: [String: [String]] = [:]

    private static let formats: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]

    init(pictures: Set<String>, colors: Set<String>) {
        wantedPictures = pictures
        wantedColors = colors
    }

    /// Records an entry, and returns whether a folder is visited.
    mutating func visit(_ entry: ProjectFolder.Entry) -> Bool {
        guard let point = entry.name.lastIndex(of: ".") else { return entry.isFolder }
        let (stem, kind) = (String(entry.name[..<point]), entry.name[entry.name.index(after: point)...].lowercased())
        guard entry.isFolder else {
            guard Self.formats.contains(kind) else { return false }
            let name = Self.nameWithoutModifiers(stem)
            for wanted in [name, name + "." + kind] where wantedPictures.contains(wanted) {
                pictureFiles[wanted, default: []].append(entry.path)
            }
            return false
        }
        switch kind {
        case "imageset":
            for wanted in Self.names(of: entry.path) where wantedPictures.contains(wanted) {
                pictureSets[wanted, default: []].append(entry.path)
            }
            return false
        case "colorset":
            for wanted in Self.names(of: entry.path) where wantedColors.contains(wanted) {
                colorSets[wanted, default: []].append(entry.path)
            }
            return false
        case "appiconset", "launchimage", "dataset", "symbolset", "brandassets": return false
        default: return true
        }
    }

    /// Returns the name of a picture without the scale and the device of its file: `Logo` for `Logo@2x~ipad`.
    static func nameWithoutModifiers(_ stem: String) -> String {
        var name = stem
        for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name.removeLast(device.count) }
        for scale in ["@1x", "@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(scale.count) }
        return name
    }

    /// Returns the names of a set: its own, and that after each number of folders, which can be namespaces.
    private static func names(of path: String) -> [String] {
        let parts = path[..<(path.lastIndex(of: ".") ?? path.endIndex)].split(separator: "/")
        return (1...max(1, parts.count)).map { count in parts.suffix(count).joined(separator: "/") }
    }
}

/// Reads sets and files, and notes those that cannot be used.
private struct AssetReader {
    let folder: ProjectFolder
    let limits: DocumentAssets.Limits
    let document: String
    var diagnostics: [Diagnostic] = []
    private var byteCount = 0
    private var pictureCount = 0
    private var isFull = false

    init(folder: ProjectFolder, limits: DocumentAssets.Limits, document: String) {
        (self.folder, self.limits, self.document) = (folder, limits, document)
    }

    /// Returns the path that is nearest to the document.
    private func nearest(_ paths: [String]) -> String? {
        paths.min { one, other in
            let (first, second) = (folder.distance(to: one), folder.distance(to: other))
            return first == second ? one < other : first < second
        }
    }

    // MARK: Sets

    private mutating func contents(of set: String) -> AssetSet? {
        let path = set + "/Contents.json"
        guard let bytes = self.bytes(of: path) else {
            note("assets.bad-catalog", .warning, "'\(set.lastPathPart)' has no readable Contents.json.", in: path)
            return nil
        }
        do { return try JSONDecoder().decode(AssetSet.self, from: Data(bytes)) } catch {
            let problem = AssetReader.problem(error, in: bytes, of: path)
            note("assets.bad-catalog", .warning, problem.message, in: path, at: problem.location)
            return nil
        }
    }

    /// Returns the message and the location of a mistake in JSON.
    private static func problem(
        _ error: any Error, in bytes: [UInt8], of path: String
    ) -> (message: String, location: SourceLocation?) {
        if let place = TextEncoding.firstInvalidByte(in: bytes) {
            return ("The byte \(TextEncoding.name(of: bytes[place])) is not valid UTF-8. Save the file as UTF-8.", nil)
        }
        do { _ = try YAMLText(String(decoding: bytes, as: UTF8.self), file: path, format: .json).compose() } catch {
            return (error.message, error.location)
        }
        if case DecodingError.typeMismatch(_, let context)? = error as? DecodingError {
            return ("'\(Self.key(context))' has a value of another type.", nil)
        }
        if case DecodingError.dataCorrupted(let context)? = error as? DecodingError, !context.codingPath.isEmpty {
            return ("'\(Self.key(context))' has an unknown value.", nil)
        }
        return ("The file is not the description of an asset set.", nil)
    }

    private static func key(_ context: DecodingError.Context) -> String {
        context.codingPath.last { key in key.intValue == nil }?.stringValue ?? "Contents"
    }

    mutating func color(_ sets: [String]) -> DocumentAssets.NamedColor? {
        guard let set = nearest(sets), let contents = contents(of: set) else { return nil }
        var color = DocumentAssets.NamedColor()
        for variant in contents.colors ?? [] where ["universal", "iphone", nil].contains(variant.idiom) {
            switch (variant.appearances ?? []).appearance {
            case .light: color.light = color.light ?? variant.color?.color(.light)
            case .dark: color.dark = color.dark ?? variant.color?.color(.dark)
            case nil: break
            }
        }
        if color.dark == nil, let reference = contents.colors?.first?.color?.reference {
            color.dark = SystemColors.color(reference, .dark)
        }
        return color
    }

    mutating func picture(_ sets: [String], _ files: [String]) -> DocumentAssets.Picture? {
        guard pictureCount < limits.pictures else {
            notice("The document names more than \(limits.pictures) pictures. The others are not shown.")
            return nil
        }
        guard let set = nearest(sets) else { return loose(files) }
        guard let contents = contents(of: set) else { return nil }
        var picture = DocumentAssets.Picture()
        picture.isTemplate = contents.properties?.templateRenderingIntent.map { intent in intent == "template" }
        let named = (contents.images ?? []).filter { image in image.filename?.isEmpty == false }
        for appearance in Scene.Appearance.allCases {
            let variants = named.filter { image in
                (image.appearances ?? []).appearance == appearance && image.languageDirection != "right-to-left"
            }
            guard let best = Self.best(variants), let name = best.filename, !name.contains("/") else { continue }
            let file = file(set + "/" + name, scale: Self.scale(best.scale))
            if appearance == .light { picture.light = file } else { picture.dark = file }
        }
        pictureCount += 1
        return picture
    }

    /// Returns the variant for phones with the scale nearest to 2, which is sharp enough and small.
    private static func best(_ variants: [AssetSet.Image]) -> AssetSet.Image? {
        let idioms = ["universal", "iphone", "ipad"]
        func rank(_ image: AssetSet.Image) -> (Int, Double) {
            let idiom = idioms.firstIndex(of: image.idiom ?? "universal") ?? idioms.count
            let scale = image.scale == nil ? 2 : scale(image.scale)
            return (idiom, abs(scale - 2.25))
        }
        return variants.min { one, other in rank(one) < rank(other) }
    }

    private static func scale(_ text: String?) -> Double {
        text.flatMap { text in Double(text.dropLast()) }.flatMap { scale in scale > 0 ? scale : nil } ?? 1
    }

    // MARK: Files

    /// Returns a picture from files outside catalogs, such as `Logo@2x.png`.
    private mutating func loose(_ files: [String]) -> DocumentAssets.Picture? {
        guard let nearest = nearest(files) else { return nil }
        let near = files.filter { path in folder.distance(to: path) == folder.distance(to: nearest) }.sorted()
        func scale(_ path: String) -> Double {
            path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1
        }
        let best = near.min { one, other in abs(scale(one) - 2.25) < abs(scale(other) - 2.25) } ?? nearest
        pictureCount += 1
        return DocumentAssets.Picture(light: file(best, scale: scale(best)))
    }

    private mutating func file(_ path: String, scale: Double) -> DocumentAssets.File? {
        guard let bytes = bytes(of: path) else { return nil }
        guard let header = PictureHeader(of: bytes) else {
            let known = "Pictures are PNG, JPEG, GIF, SVG or PDF files."
            note("assets.not-a-picture", .warning, "'\(path.lastPathPart)' is no picture. \(known)", in: path)
            return nil
        }
        let divisor = header.isVector ? 1 : scale
        let shown = PictureData.uri(of: bytes, header)
        return DocumentAssets.File(data: shown, width: header.width / divisor, height: header.height / divisor)
    }

    /// Returns the bytes of a file inside the project folder, or notes why there are none.
    private mutating func bytes(of path: String) -> [UInt8]? {
        guard ProjectFolder.leads(path, into: ProjectFolder.realPath(folder.path)) else {
            note(
                "assets.unreadable", .warning, "The file cannot be read, or it is outside the project folder.", in: path
            )
            return nil
        }
        guard let bytes = ProjectFolder.bytes(of: path, most: limits.fileByteCount) else {
            note("assets.unreadable", .warning, "The file cannot be read. Check its permissions.", in: path)
            return nil
        }
        guard bytes.count <= limits.fileByteCount else {
            let limit = "\(limits.fileByteCount >> 20) MB"
            note("assets.limit", .note, "The file exceeds the limit of \(limit). It is not shown.", in: path)
            return nil
        }
        byteCount += bytes.count
        guard byteCount <= limits.byteCount else {
            notice("The pictures exceed the limit of \(limits.byteCount >> 20) MB. The others are not shown.")
            return nil
        }
        return bytes
    }

    private mutating func notice(_ message: String) {
        guard !isFull else { return }
        isFull = true
        note("assets.limit", .note, message, in: document)
    }

    private mutating func note(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, in path: String, at location: SourceLocation? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                id: id, severity: severity, message: message,
                location: location ?? SourceLocation(file: path, line: 1, column: 1)))
    }
}

extension String {
    /// The part after the last slash.
    fileprivate var lastPathPart: Substring { split(separator: "/").last ?? self[...] }
}
