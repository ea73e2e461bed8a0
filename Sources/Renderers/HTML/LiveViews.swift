import Scene

/// The views of all forms of a screen, each once.
///
/// Their order is that of every form, so parents precede their children and views in the back those in front.
struct LiveViews {
    /// The views with the places of their parents; -1 for the root.
    private(set) var views: [(view: Scene.View, parent: Int)] = []
    /// The places of the views of each form, in the order of the form.
    private(set) var places: [[Int]] = []

    /// A view with what distinguishes it from the views of other forms.
    private struct Key: Hashable {
        let id: String
        let text: String?
        /// The serial number of the parent; -1 for the root.
        let parent: Int
        /// The number of views before it in the form that equal it, as after a careless merge.
        let copy: Int
    }

    /// Joins lists of views.
    ///
    /// - Complexity: Linear in the number of views of all lists, and for each list with further views in the number of all views.
    init(_ forms: [[Scene.View]]) {
        var serials: [Key: Int] = [:]
        var found: [(view: Scene.View, parent: Int)] = []
        // The serial numbers in order, and their places.
        var order: [Int] = []
        var position: [Int: Int] = [:]
        let lists = forms.map { form in
            var own: [String: Int] = [:]
            var root: Int?
            var copies: [Key: Int] = [:]
            var insertions: [(place: Int, serial: Int)] = []
            var place = 0
            let list = form.map { view in
                let parent = view.parent.flatMap { parent in own[parent] } ?? root ?? -1
                let first = Key(id: view.id, text: view.text?.string, parent: parent, copy: 0)
                let copy = copies[first, default: 0]
                copies[first] = copy + 1
                let key = Key(id: first.id, text: first.text, parent: parent, copy: copy)
                let serial = serials[key] ?? found.count
                if serial == found.count {
                    serials[key] = serial
                    found.append((view, parent))
                    insertions.append((place, serial))
                } else if let known = position[serial] {
                    place = max(place, known + 1)
                }
                if own[view.id] == nil { own[view.id] = serial }
                if root == nil { root = serial }
                return serial
            }
            if !insertions.isEmpty {
                order = Self.inserting(insertions, into: order)
                position = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
            }
            return list
        }
        views = order.map { serial in
            let (view, parent) = found[serial]
            return (view, position[parent] ?? -1)
        }
        places = lists.map { list in list.compactMap { serial in position[serial] } }
    }

    private static func inserting(_ insertions: [(place: Int, serial: Int)], into order: [Int]) -> [Int] {
        var result: [Int] = []
        var next = 0
        for (place, serial) in insertions {
            if place > next { result += order[next..<place] }
            next = max(next, place)
            result.append(serial)
        }
        return result + order[next...]
    }
}
