/// A log while it is read: its constraints, and the items by their addresses.
struct LogBuilder {
    var hasPreamble = false
    /// The framework that a sentence of the log names.
    var evidence: LogFramework? {
        get { read.evidence }
        set { read.evidence = read.evidence ?? newValue }
    }
    /// Whether the broken constraint has been read, which ends a log.
    private(set) var isClosed = false
    /// A Boolean value that indicates whether the list of constraints is open: its `(` has been read, but not its `)`.
    private var isListOpen = false
    /// A Boolean value that indicates whether the list is closed or hidden as private, so that the text has all of it.
    private var hasWholeList = false
    private var read: ConflictLog
    private var places: [String: Int] = [:]
    private var placesOfConstraints: [String: Int] = [:]

    init(line: Int) {
        read = ConflictLog(
            line: line, items: [], constraints: [], unread: [], broken: nil, missingPart: nil, evidence: nil,
            repetitions: [])
    }

    var isEmpty: Bool { read.constraints.isEmpty && read.unread.isEmpty }

    var log: ConflictLog { read }

    mutating func beginList() { isListOpen = true }
    mutating func endList() { (isListOpen, hasWholeList) = (false, hasWholeList || isListOpen) }

    /// Notes that the system hides the list.
    mutating func hideList() { hasWholeList = true }

    /// Notes the end of the text or the beginning of another log.
    ///
    /// - Parameters:
    ///   - expectsBroken: Whether the sentence about the broken constraint has been read, but not the constraint.
    ///   - endsWithSentence: Whether the first sentence of the log is the last text.
    mutating func finish(expectsBroken: Bool, endsWithSentence: Bool) {
        guard read.missingPart == nil, !isClosed else { return }
        guard !isEmpty else {
            let isCutOff = isListOpen || hasPreamble || endsWithSentence
            if isCutOff, !hasWholeList, !expectsBroken { read.missingPart = .list }
            return
        }
        read.missingPart = expectsBroken ? .broken : isListOpen ? .endOfList : nil
    }

    /// Adds a description, which is nil if it was not understood.
    mutating func add(_ description: Description?, print: Bytes, line: Int, isBroken: Bool) {
        if isBroken { isClosed = true }
        guard let description else {
            guard !isBroken, read.unread.count < ConflictLog.mostConstraints else { return }
            read.unread.append(ConflictLog.UnreadConstraint(line: line, text: print.prefix(400).string))
            return
        }
        if isBroken {
            read.broken = placesOfConstraints[description.key]
            if read.broken == nil { read.missingPart = .constraints }
            if read.broken == nil, let place = append(description, line: line) { read.broken = place }
        } else if placesOfConstraints[description.key] == nil {
            _ = append(description, line: line)
        }
    }

    private mutating func append(_ description: Description, line: Int) -> Int? {
        guard read.constraints.count < ConflictLog.mostConstraints else { return nil }
        let items = description.items.map { item in itemPlace(item) }
        if let bar = description.bar, let inner = description.itemInBar, items[inner] != items[bar] {
            read.items[items[inner]].superitem = items[bar]
        }
        let place = read.constraints.count
        read.constraints.append(description.constraint(items: items, line: line))
        placesOfConstraints[description.key] = place
        return place
    }

    /// The index of an item; what this mention knows of it is kept.
    private mutating func itemPlace(_ item: LoggedItem) -> Int {
        guard let place = places[item.key] else {
            places[item.key] = read.items.count
            read.items.append(item)
            return read.items.count - 1
        }
        if read.items[place].className == nil { read.items[place].className = item.className }
        if read.items[place].text == nil { read.items[place].text = item.text }
        if read.items[place].name == nil { read.items[place].name = item.name }
        return place
    }
}
