extension Command: Codable {
    enum CodingKeys: String, CodingKey { case name }

    /// The names of commands in JSON.
    enum Name: String, Codable {
        case move, align, pin, resolve, embed, unembed, format, connect, constraint, delete, priorities, attributes
        case insert, fix, batch, scene, controller, addSegue, segue, variation
    }

    /// Reads a command: its name under `name`, and its values beside it.
    public init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: CodingKeys.self).decode(Name.self, forKey: .name) {
        case .move: self = .move(try Move(from: decoder))
        case .align: self = .align(try Align(from: decoder))
        case .pin: self = .pin(try Pin(from: decoder))
        case .resolve: self = .resolve(try Resolve(from: decoder))
        case .embed: self = .embed(try Embed(from: decoder))
        case .unembed: self = .unembed(try Unembed(from: decoder))
        case .format: self = .format(try Format(from: decoder))
        case .connect: self = .connect(try Connect(from: decoder))
        case .constraint: self = .constraint(try ConstraintChange(from: decoder))
        case .delete: self = .delete(try Deletion(from: decoder))
        case .priorities: self = .priorities(try PriorityChange(from: decoder))
        case .attributes: self = .attributes(try AttributeChange(from: decoder))
        case .insert: self = .insert(try Insertion(from: decoder))
        case .fix: self = .fix(try Fix(from: decoder))
        case .batch: self = .batch(try Batch(from: decoder))
        case .scene: self = .scene(try NewScene(from: decoder))
        case .controller: self = .controller(try ControllerChange(from: decoder))
        case .addSegue: self = .addSegue(try NewSegue(from: decoder))
        case .segue: self = .segue(try SegueChange(from: decoder))
        case .variation: self = .variation(try VariationChange(from: decoder))
        }
    }

    /// Writes a command: its name under `name`, and its values beside it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let (name, payload) = parts
        try values.encode(name, forKey: .name)
        try payload.encode(to: encoder)
    }

    private var parts: (Name, any Encodable) {
        switch self {
        case .move(let value): (.move, value)
        case .align(let value): (.align, value)
        case .pin(let value): (.pin, value)
        case .resolve(let value): (.resolve, value)
        case .embed(let value): (.embed, value)
        case .unembed(let value): (.unembed, value)
        case .format(let value): (.format, value)
        case .connect(let value): (.connect, value)
        case .constraint(let value): (.constraint, value)
        case .delete(let value): (.delete, value)
        case .priorities(let value): (.priorities, value)
        case .attributes(let value): (.attributes, value)
        case .insert(let value): (.insert, value)
        case .fix(let value): (.fix, value)
        case .batch(let value): (.batch, value)
        case .scene(let value): (.scene, value)
        case .controller(let value): (.controller, value)
        case .addSegue(let value): (.addSegue, value)
        case .segue(let value): (.segue, value)
        case .variation(let value): (.variation, value)
        }
    }
}

extension Command.Length: Codable {
    /// Reads a number of points or a word.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let points = try? value.decode(Double.self) {
            self = .points(points)
            return
        }
        switch try value.decode(String.self) {
        case "current": self = .current
        case "standard": self = .standard
        default:
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "A length is a number of points, \"current\" or \"standard\".")
        }
    }

    /// Writes a number of points or a word.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .current: try value.encode("current")
        case .standard: try value.encode("standard")
        case .points(let points): try value.encode(points)
        }
    }
}
