import Foundation
import Testing

@testable import SourceLint

@Suite struct CallFinderTests {
    /// The calls in a text, one on each line: formats, then options, metrics and views as far as they are known.
    static func calls(_ text: String, _ language: Language, wrappers: Set<String> = []) -> String {
        let syntax = Syntax(language.tokens(of: Array(text.utf8)))
        return CallFinder.calls(in: syntax, wrappers: wrappers).map { call in
            var line = call.formats.map(StringLiteralTests.text).joined(separator: " or ")
            if let options = call.options { line += " options \(options.rawValue)" }
            if let metrics = call.metrics { line += " metrics \(names(metrics))" }
            if let views = call.views { line += " views \(names(views))" }
            return line + (call.isApple ? "" : " wrapper")
        }.joined(separator: "\n")
    }

    private static func names(_ table: NameTable) -> String {
        "{" + table.names.map(\.text).joined(separator: ",") + "}"
    }

    private static let swiftCall = "NSLayoutConstraint.constraints(withVisualFormat: "

    @Test(
        arguments: [
            (#""H:|[a]|", options: [], metrics: nil, views: ["a": a])"#, "H:|[a]| options 0 metrics {} views {a}"),
            (
                #""H:|[a]|", options: [.alignAllTop, .directionLeftToRight], metrics: m, views: v)"#,
                "H:|[a]| options 65544"
            ),
            (#""[a]", options: NSLayoutConstraint.FormatOptions.alignAllCenterX, views: views)"#, "[a] options 512"),
            (#""[a]", options: NSLayoutFormatOptions(rawValue: 0))"#, "[a] options 0"),
            (#""[a]", options: flag ? .alignAllTop : [])"#, "[a]"),
            (#""H:" + "|[a]" + "|")"#, "H:|[a]|"),
            (#""H:|-" + String(margin) + "-[a]")"#, "H:|-◌-[a]"),
            (#""H:|-\(margin)-[a]")"#, "H:|-◌-[a]"),
            (#"String(format: "H:|-%f-[a]", margin))"#, "H:|-◌-[a]"),
            (#"wide ? "H:[a]" : "V:[a]")"#, "H:[a] or V:[a]"),
            (#"("H:[a]"))"#, "H:[a]"),
            (#""H:[a]" as String)"#, "H:[a]"),
            (#""H:[a]".uppercased())"#, ""),
            (#"format)"#, ""),
            (#"formats[0], views: ["a": a])"#, ""),
            (
                #""[a]", metrics: ["m": 1,], views: ["a": f(x, y), "b": ["c": d][e]] as [String: Any])"#,
                "[a] metrics {m} views {a,b}"
            ),
            (#""[a]", metrics: [:], views: [key: a])"#, "[a] metrics {}"),
            (#""[a]", metrics: ["m": 1].merging(n), views: [a, b])"#, "[a]"),
            (#""[a]", metrics: nil, views: #variableBindings(a, self.b))"#, "[a] metrics {} views {a,self.b}"),
        ] as [(String, String)])
    func swift(arguments: String, expected: String) {
        #expect(Self.calls(Self.swiftCall + arguments, .swift) == expected)
    }

    @Test(
        arguments: [
            (
                #"NSLayoutConstraint.constraintsWithVisualFormat("H:[a]", options: .AlignAllTop | .AlignAllLeft, metrics: nil, views: v)"#,
                "H:[a] options 10 metrics {}"
            ),
            (#"view.addConstraints(withVisualFormat: "|[a]|", views: v)"#, "|[a]| wrapper"),
            (#"func constraints(withVisualFormat format: String, views: [String: Any]) {}"#, ""),
            (#"// constraints(withVisualFormat: "H:[a]")"#, ""),
            (#"let s = "constraints(withVisualFormat: \"H:[a]\")""#, ""),
            (#"pin("H:[a]")"#, "H:[a] wrapper"),
            (#"pin(format: "H:[a]", to: b)"#, "H:[a] wrapper"),
            (#"spin("H:[a]")"#, ""),
        ] as [(String, String)])
    func otherSwiftCalls(text: String, expected: String) {
        #expect(Self.calls(text, .swift, wrappers: ["pin"]) == expected)
    }

    /// The value of a name, provided that nothing between its declaration and the call can change it.
    @Test(
        arguments: [
            (#"let v = ["a": a]; @"#, "{a}"),
            (#"let v: [String: UIView] = ["a": a]"# + "\n@", "{a}"),
            (#"let v = ["a": a] as [String: Any]"# + "\n@", "{a}"),
            (#"func f() { var v = ["a": a]; @ }"#, "{a}"),
            (#"func f() { var v = ["a": a]; v["b"] = b; @ }"#, nil),
            (#"func f() { var v = ["a": a]; v.merge(w); @ }"#, nil),
            (#"func f() { var v = ["a": a]; g(&v); @ }"#, nil),
            (#"func f() { var v = ["a": a]; v += w; @ }"#, nil),
            (#"func f() { var v = ["a": a]; v = ["b": b]; @ }"#, "{b}"),
            (#"func f() { var v = ["a": a]; if x { v = ["b": b] }; @ }"#, nil),
            (#"func f() { let v = ["a": a]; if x { @ } }"#, "{a}"),
            (#"func f() { if x { let v = ["a": a] }; @ }"#, nil),
            (#"func f() { let v = ["a": a]; let w = v["a"]; @ }"#, "{a}"),
            (#"let v = ["a": a]; func f(v: [String: Any]) { @ }"#, nil),
            (#"let v = ["a": a]; func f(_ v: [String: Any]) -> Int { @ }"#, nil),
            (#"let v = ["a": a]; g { v in @ }"#, nil),
            (#"class C { let v = ["a": a]; func f() { @ } }"#, "{a}"),
            (#"class C { var v = ["a": a]; func f() { @ } }"#, nil),
            (#"let v = ["a": a].filter(g)"# + "\n@", nil),
            (#"let v = ["a": a]"# + "\n  .filter(g)\n@", nil),
            (#"let v = makeViews(["a": a])"# + "\n@", nil),
            (#"let w = ["a": a]; @"#, nil),
        ] as [(String, String?)])
    func swiftNames(text: String, views: String?) {
        let call = Self.swiftCall + #""[a]", views: v)"#
        let expected = "[a]" + (views.map { views in " views \(views)" } ?? "")
        #expect(Self.calls(text.replacingOccurrences(of: "@", with: call), .swift) == expected)
    }

    @Test func constantsGiveFormats() {
        let text = """
            let head = "H:|-" + "[a]"
            var tail = "V:[b]"
            func f() {
                \(Self.swiftCall)head)
                \(Self.swiftCall)head + "-|")
                \(Self.swiftCall)tail)
            }
            """
        #expect(Self.calls(text, .swift) == "H:|-[a]\nH:|-[a]-|")
    }

    @Test func constantsGiveTemplates() {
        let text = """
            void f() {
                NSString *template = @"%@:|[view(%d)]|";
                NSString *format = [NSString stringWithFormat:template, axis, 4];
                \(Self.message)format options:0 metrics:nil views:views];
            }
            """
        #expect(Self.calls(text, .objectiveC) == "◌:|[view(◌)]| options 0 metrics {}")
    }

    private static let message = "[NSLayoutConstraint constraintsWithVisualFormat:"

    @Test(
        arguments: [
            (#"@"H:|[a]|" options:0 metrics:nil views:@{@"a": a}]"#, "H:|[a]| options 0 metrics {} views {a}"),
            (
                #"@"H:|[a]" @"|" options:NSLayoutFormatAlignAllTop | NSLayoutFormatAlignAllBaseline metrics:@{} views:v]"#,
                "H:|[a]| options 2056 metrics {}"
            ),
            (
                #"[NSString stringWithFormat:@"H:|-%f-[%@]", x ? y : z, n] options:kNilOptions metrics:m views:v]"#,
                "H:|-◌-[◌] options 0"
            ),
            (
                #"[@"H:|" stringByAppendingString:tail] options:0 metrics:nil views:nil]"#,
                "H:|◌ options 0 metrics {} views {}"
            ),
            (#"x ? @"H:[a]" : @"V:[a]" options:0 metrics:nil views:v]"#, "H:[a] or V:[a] options 0 metrics {}"),
            (
                #"@"[a]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a, _b, self.c)]"#,
                "[a] options 0 metrics {} views {a,_b,self.c}"
            ),
            (
                #"@"[a]" options:0 metrics:[NSDictionary dictionaryWithObject:n forKey:@"m"] views:[NSDictionary dictionaryWithObjectsAndKeys:a, @"a", [self b], @"b", nil]]"#,
                "[a] options 0 metrics {m} views {a,b}"
            ),
            (#"@"[a]" options:0 metrics:[NSMutableDictionary dictionary] views:[self views]]"#, "[a] options 0"),
            (#"format options:0 metrics:nil views:nil]"#, ""),
            (
                #"(NSString *)format options:(NSLayoutFormatOptions)opts metrics:(NSDictionary *)m views:(NSDictionary *)v;"#,
                ""
            ),
        ] as [(String, String)])
    func objectiveC(arguments: String, expected: String) {
        #expect(Self.calls(Self.message + arguments, .objectiveC) == expected)
    }

    @Test(
        arguments: [
            ("void f() { NSDictionary *v = NSDictionaryOfVariableBindings(a); @ }", "{a}"),
            ("void f() { NSDictionary *const v = @{@\"a\": a}; { @ } }", "{a}"),
            ("void f() { NSDictionary *v; v = @{@\"a\": a}; @ }", "{a}"),
            ("void f() { NSDictionary *v = @{@\"a\": a}; if (x) { v = w; } @ }", nil),
            ("void f() { NSDictionary *v = @{@\"a\": a}; v = nil; @ }", nil),
            ("void f() { id v = [@{@\"a\": a} mutableCopy]; @ }", nil),
            ("void f() { self.v = @{@\"a\": a}; @ }", nil),
            ("static NSDictionary *v = @{@\"a\": a};\nvoid f(NSDictionary *v) { @ }", nil),
            ("@implementation A\n- (void)f:(NSDictionary *)v { @ }\n@end", nil),
            ("const id v = @{@\"a\": a};\n- (void)f:(NSDictionary *)v g:(int)x { @ }", nil),
        ] as [(String, String?)])
    func objectiveCNames(text: String, views: String?) {
        let call = Self.message + #"@"[a]" options:0 metrics:m views:v]"#
        let expected = "[a] options 0" + (views.map { views in " views \(views)" } ?? "")
        #expect(Self.calls(text.replacingOccurrences(of: "@ }", with: call + "; }"), .objectiveC) == expected)
    }

    @Test(
        arguments: [
            (#"("H:|[a]|", 0, null, new NSDictionary("a", a))"#, "H:|[a]| options 0 metrics {} views {a}"),
            (
                #"("H:|[a]|", NSLayoutFormatOptions.AlignAllTop, "a", a, "b", b)"#,
                "H:|[a]| options 8 metrics {a,b} views {a,b}"
            ),
            (#"("H:|[a]|", 0, nameof(a), a)"#, "H:|[a]| options 0 metrics {a} views {a}"),
            (
                #"("H:|[a]|", 0, new NSDictionary(), NSDictionary.FromObjectsAndKeys(new NSObject[] { a, b }, new NSObject[] { new NSString("a"), (NSString)"b" }))"#,
                "H:|[a]| options 0 metrics {} views {a,b}"
            ),
            (#"($"H:|-{m}-[a]", 0, m, v)"#, "H:|-◌-[a] options 0"),
            (#"(string.Format("H:|-{0}-[a]", m), 0, m, v)"#, "H:|-◌-[a] options 0"),
            (
                #"("V:|-" + x.Top + "-[a]", NSLayoutFormatOptions.DirectionLeadingToTrailing, metrics: m, views: null)"#,
                "V:|-◌-[a] options 0 views {}"
            ),
            (#"(@"H:[a]", (NSLayoutFormatOptions)0, new object[] { "a", a })"#, "H:[a] options 0"),
        ] as [(String, String)])
    func cSharp(arguments: String, expected: String) {
        #expect(Self.calls("NSLayoutConstraint.FromVisualFormat" + arguments, .cSharp) == expected)
    }

    @Test(
        arguments: [
            (#"var v = new NSDictionary("a", a); @"#, nil),
            (#"void F() { var v = new NSDictionary("a", a); @ }"#, "{a}"),
            (#"void F() { var v = new NSDictionary("a", a); v = w; @ }"#, nil),
            (#"void F() { var v = new NSMutableDictionary(); v["a"] = a; @ }"#, nil),
            (#"void F() { var v = new NSDictionary("a", a); void G(NSDictionary v) { @ } }"#, nil),
        ] as [(String, String?)])
    func cSharpNames(text: String, views: String?) {
        let call = #"NSLayoutConstraint.FromVisualFormat("[a]", 0, m, v);"#
        let expected = "[a] options 0" + (views.map { views in " views \(views)" } ?? "")
        #expect(Self.calls(text.replacingOccurrences(of: "@", with: call), .cSharp) == expected)
    }
}
