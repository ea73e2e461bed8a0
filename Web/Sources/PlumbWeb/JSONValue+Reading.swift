import Diagnostics

extension JSONValue {
    /// The value of a key of an object; nil for other values and for keys that are missing or null.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        for (name, value) in members where name == key {
            if case .null = value { return nil }
            return value
        }
        return nil
    }

    /// Returns an object with one member more; other values stay the same.
    func with(_ key: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [(key, value)])
    }

    /// The text; nil for other values.
    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The number, if it is finite and of a size that layouts can have; nil for other values.
    var length: Double? {
        if case .number(let number) = self, number.isFinite, number.magnitude <= 1e9 { return number }
        return nil
    }

    /// The Boolean value; nil for other values.
    var flag: Bool? {
        if case .bool(let flag) = self { return flag }
        return nil
    }

    /// The elements of an array; nil for other values.
    var elements: [JSONValue]? {
        if case .array(let elements) = self { return elements }
        return nil
    }

    /// The members of an object, in order; nil for other values.
    var members: [(String, JSONValue)]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// The numbers of an array of a length; nil for other values.
    func lengths(_ count: Int) -> [Double]? {
        guard let elements, elements.count == count else { return nil }
        var numbers: [Double] = []
        for element in elements {
            guard let number = element.length else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
