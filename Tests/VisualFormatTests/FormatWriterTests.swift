import Testing

@testable import VisualFormat

@Suite struct FormatWriterTests {
    /// Binds formats, writes formats for their constraints, and checks that both have the same constraints.
    private func written(
        _ formats: [(String, FormatOptions)], spacing: StandardSpacing = .documented, _ dialect: Dialect = .standard
    ) -> PrintedFormats {
        var names = NameList()
        for name in ["a", "b", "c", "d"] { names.insert(name) }
        for (format, _) in formats {
            for name in SyntaxTree(parsing: format, dialect: dialect).viewNames { names.insert(name) }
        }
        let bindings = NamedBindings(views: names.all, metrics: ["m": 12])
        var constraints: [FormatConstraint] = []
        var facts: Set<String> = []
        for (format, options) in formats {
            let bound = SyntaxTree(parsing: format, dialect: dialect).bound(
                to: bindings, options: options, spacing: spacing)
            #expect(bound.problems == [])
            func renumbered(_ item: FormatConstraint.Item) -> FormatConstraint.Item {
                switch item {
                case .view(let index): .view(names.insert(bound.viewNames[index]))
                case .superview(let index): .superview(of: names.insert(bound.viewNames[index]))
                default: item
                }
            }
            for constraint in bound.constraints {
                facts.insert(equation(constraint, bound))
                var copy = constraint
                copy.first = renumbered(copy.first)
                copy.second = copy.second.map(renumbered)
                constraints.append(copy)
            }
        }
        let printed = FormatWriter(names: names.all, spacing: spacing).formats(for: constraints)
        var again: Set<String> = []
        for format in printed.formats {
            let bound = SyntaxTree(parsing: format.text).bound(to: bindings, options: format.options, spacing: spacing)
            #expect(bound.problems == [])
            for constraint in bound.constraints { again.insert(equation(constraint, bound)) }
        }
        if printed.unexpressed.isEmpty { #expect(facts == again) } else { #expect(again.isSubset(of: facts)) }
        return printed
    }

    @Test(arguments: [
        (["|-[find]-[findNext]-[findField(>=20)]-|"], ["|-[find]-[findNext]-[findField(>=20)]-|"]),
        (["H:|-(==8)-[a(==b)]-0-[b]-m-|"], ["|-8-[a(b)][b]-12-|"]),
        (["[a]-5-[b]", "[b]-6-[c]", "|[a]", "V:|[a(>=1,<=2)]|", "[c]-|"], ["|[a]-5-[b]-6-[c]-|", "V:|[a(>=1,<=2)]|"]),
        (["[a]-(>=0)-[b]", "[a]-(<=5@20)-[b]", "[b(50)]"], ["[a]-(>=0,<=5@20)-[b(50)]"]),
        (["[a]-(>=0)-[b]", "[a]-[b]"], ["[a]-(>=0)-[b]", "[a]-[b]"]),
        (["|[a]", "|[b]", "[a][b]", "[b]|"], ["|[a][b]|", "|[b]"]),
        (["[a][b]", "[b][c]", "[c][a]", "|[b]"], ["|[b][c][a][b]"]),
        (["[a]-(-5)-[b]-0.5-[c]"], ["[a]-(-5)-[b]-0.5-[c]"]),
        (["[a]", "[a(5)]", "[a(5)]"], ["[a(5)]"]),
    ])
    func writesTheShortest(_ formats: [String], _ shortest: [String]) {
        let printed = written(formats.map { format in (format, []) })
        #expect(printed.formats.map(\.text) == shortest)
        #expect(printed.unexpressed == [])
    }

    @Test func writesOptions() {
        #expect(
            written([("|-[a]-[b]-|", [.align(.centerY), .align(.top)])]).formats == [
                PrintedFormat(text: "|-[a]-[b]-|", options: [.align(.centerY), .align(.top)])
            ])
        #expect(
            written([("|[a][b]|", .directionRightToLeft)]).formats == [
                PrintedFormat(text: "|[b][a]|", options: .directionLeftToRight)
            ])
        #expect(
            written([("|[a][b][c]|", []), ("[b][c]", .align(.top))]).formats == [
                PrintedFormat(text: "|[a][b]"), PrintedFormat(text: "[b][c]|", options: .align(.top)),
            ])
        #expect(
            written([("|-[a]-|", [])], spacing: .layoutMargins).formats == [PrintedFormat(text: "|-[a]-|")])
    }

    @Test func saysWhatItCannotSay() {
        let printed = written([("[a(==2*b)]\na.centerX == b.centerX\n[a]-[b(5)]", [])], .extended)
        #expect(printed.formats == [PrintedFormat(text: "[a]-[b(5)]")])
        #expect(printed.unexpressed == [0, 1])
    }

    @Test func expressesEverySetOfFormats() {
        var random = Random(seed: 3)
        let names = ["a", "b", "c", "d"]
        let spaces = ["", "-", "-8-", "-(>=8)-", "-(<=20@750,>=1)-", "-(-3)-", "-m-"]
        let sizes = ["", "", "(50)", "(>=20,<=m@3)", "(a)"]
        for _ in 0..<300 {
            let formats: [(String, FormatOptions)] = (0..<1 + random.below(4)).map { _ in
                var format = ["", "H:", "V:"][random.below(3)]
                if random.below(2) == 0 { format += "|" + spaces[random.below(spaces.count)] }
                for index in 0...random.below(3) {
                    if index > 0 { format += spaces[random.below(spaces.count)] }
                    format += "[" + names[random.below(4)] + sizes[random.below(sizes.count)] + "]"
                }
                if random.below(2) == 0 { format += spaces[random.below(spaces.count)] + "|" }
                return (format, random.below(4) == 0 && !format.hasPrefix("V") ? .directionLeftToRight : [])
            }
            let printed = written(formats)
            #expect(printed.unexpressed == [])
            let length = printed.formats.reduce(0) { sum, format in sum + format.text.utf8.count }
            #expect(length <= formats.reduce(0) { sum, format in sum + format.0.utf8.count + 20 })
        }
    }
}
