import Foundation

/// The findings of views that leave a screen together.
struct DepartureGroups {
    private var members: [(place: Int, distance: CGFloat, edge: ScreenDeparture.Edge, group: Int)] = []
    /// The group of each view that is or contains a member, by edge.
    private var groupOfView: [ScreenDeparture.Edge: [String: Int]] = [:]
    /// The group into which a group was merged, or the group itself.
    private var parents: [Int] = []

    mutating func add(_ place: Int, _ departure: ScreenDeparture, views: [String]) {
        let group = parents.count
        parents.append(group)
        members.append((place, departure.distance, departure.edge, group))
        for view in views {
            if let other = groupOfView[departure.edge]?[view] {
                merge(group, other)
            } else {
                groupOfView[departure.edge, default: [:]][view] = group
            }
        }
    }

    mutating func link(_ one: String, _ other: String, isHorizontal: Bool) {
        for edge in ScreenDeparture.Edge.allCases where edge.isHorizontal == isHorizontal {
            guard let first = groupOfView[edge]?[one], let second = groupOfView[edge]?[other] else { continue }
            merge(first, second)
        }
    }

    private mutating func merge(_ one: Int, _ other: Int) {
        let (first, second) = (root(of: one), root(of: other))
        parents[max(first, second)] = min(first, second)
    }

    private func root(of group: Int) -> Int {
        var group = group
        while parents[group] != group { group = parents[group] }
        return group
    }

    /// The members of each group, in the order of their first members.
    var groups: [[(place: Int, distance: CGFloat)]] {
        var places: [Int: Int] = [:]
        var groups: [[(place: Int, distance: CGFloat)]] = []
        for member in members {
            let group = root(of: member.group)
            if let place = places[group] {
                groups[place].append((member.place, member.distance))
            } else {
                places[group] = groups.count
                groups.append([(member.place, member.distance)])
            }
        }
        return groups
    }
}
