import Foundation
import StudioSession
import Testing

/// Random changes of messages: each gets one reply, and a refused one changes nothing.
@MainActor @Suite struct MessageMutationTests {
    /// The number of random messages: 300, or a hundred times the value of `PLUMB_SEEDS`.
    private static let count = (ProcessInfo.processInfo.environment["PLUMB_SEEDS"].flatMap(Int.init) ?? 3) * 100
    /// The seconds of a longer run, which `PLUMB_FUZZ_SECONDS` sets; nil for the number of messages alone.
    private static let seconds = ProcessInfo.processInfo.environment["PLUMB_FUZZ_SECONDS"].flatMap(Double.init)

    private static let messages = [
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"move","frames":{"lOg-o0-img":[100,107,96,96]}}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"pin","views":["lOg-o0-img","tIt-le-lbl"],"spaces":{"top":8,"leading":"standard"},"width":"current","aspect":true}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"align","attribute":"leading","views":["lOg-o0-img","fOr-go-btn"],"offset":4,"updateFrames":"all"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"constraint","id":"c01-lo-top","relation":">=","constant":40,"priority":900,"multiplier":2}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"connect","first":"lOg-o0-img","attribute":"width","second":"tIt-le-lbl","secondAttribute":"height","multiplier":1.5}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"delete","views":["fOr-m0-stk","lOg-o0-img"]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"insert","kind":"label","parent":"sIg-nI-vw1","frame":[1,2,3,4]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"attributes","view":"tIt-le-lbl","values":{"text":"x","fontSize":"12"}}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"fix","title":"x","edits":[{"offset":40,"length":4,"replacement":"y"}]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"resolve","action":"clear","views":["lOg-o0-img"]}}"#,
        #"{"id":1,"do":"configure","document":"SignIn.storyboard","settings":{"device":"retina4_0","landscape":true,"textSize":"xl"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"embed","views":["tIt-le-lbl","fOr-m0-stk"],"container":"scrollView"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"unembed","view":"fOr-m0-stk"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"format","constraints":["c03-ti-top"],"text":"V:[logo]-24-[welcomeBackLabel]"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"format","constraints":[],"view":"lOg-o0-img","text":"H:|-(>=8@500)-[logo(96)]"}}"#,
        ##"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"attributes","view":"tIt-le-lbl","values":{"textColor":"#FF8000","layoutMargins":"1 2 3 4"}}}"##,
        #"{"id":1,"do":"formats","document":"SignIn.storyboard","views":["lOg-o0-img","tIt-le-lbl"]}"#,
        #"{"id":1,"do":"text","document":"SignIn.storyboard","form":"overlay","revision":"HEAD"}"#,
        #"{"id":1,"do":"undo","document":"SignIn.storyboard"}"#,
        #"{"id":1,"do":"drag","document":"SignIn.storyboard","frames":{"lOg-o0-img":[100,107,96,96],"fOr-m0-stk":[24,240,300,200]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"scene","location":[600,40]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"embed","views":["lOg-o0-img"],"container":"navigationController"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"delete","scenes":["sIg-nI-vc1"]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"controller","controller":"sIg-nI-vc1","initial":false,"values":{"title":"x"},"location":[1,2]}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"addSegue","source":"sIg-nI-btn","destination":"sIg-nI-vc1","kind":"show"}}"#,
        #"{"id":1,"do":"perform","document":"SignIn.storyboard","command":{"name":"variation","item":"c01-lo-top","sizeClasses":"heightClass=compact","value":"constant","to":"20"}}"#,
        #"{"id":1,"do":"sweep","document":"SignIn.storyboard","axis":"height","view":"sIg-nI-vw1"}"#,
        #"{"id":1,"do":"configure","document":"SignIn.storyboard","settings":{"width":320,"rightToLeft":true}}"#,
        #"{"id":1,"do":"neighbors","document":"SignIn.storyboard","view":"fOr-go-btn","margins":true}"#,
    ]

    /// Values that replace parts of a message.
    private static let values = [
        "-1", "0", "1e308", "-1e308", "1e-308", "99999999999999999999", "null", "true", "[]", "{}", "\"\"", "\"\u{0}\"",
        "\"lOg-o0-img\"", "\"sIg-nI-vw1\"", "\"sAf-eA-gde\"", "\"standard\"", "\"🙂\"", "\"\\u0000<&\"",
    ]

    @Test func everyMessageHasAReply() throws {
        let start = Date()
        var generator = LinearGenerator(state: Self.seconds == nil ? 42 : UInt64(start.timeIntervalSince1970))
        let conversation = try Conversation.signIn()
        var (round, refusals) = (0, 0)
        while Self.seconds.map({ seconds in Date().timeIntervalSince(start) < seconds }) ?? (round < Self.count) {
            defer { round += 1 }
            let message = Self.messages.randomElement(using: &generator) ?? ""
            let changed = Self.changed(message, &generator)
            let before = try conversation.text()
            let reply = try JSONDecoder().decode(Reply.self, from: Data(conversation.session.reply(to: changed).utf8))
            if reply.refusal != nil { refusals += 1 }
            if reply.refusal != nil { #expect(try conversation.text() == before, "\(changed)") }
            guard round % 10 == 9 else { continue }
            while conversation.session.reply(to: Request(id: 1, .undo, document: conversation.name)).state?.undo != nil
            {}
            #expect(try conversation.send("open").state?.isEdited == false)
        }
        if Self.seconds != nil { print("\(round) messages, \(refusals) refused") }
    }

    /// Returns a message with one of its values replaced, or with a part missing or repeated.
    private static func changed(_ message: String, _ generator: inout LinearGenerator) -> String {
        var parts = message.split(omittingEmptySubsequences: false) { character in ",:[]{}".contains(character) }
        var marks = message.filter { character in ",:[]{}".contains(character) }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: marks.remove(at: marks.indices.randomElement(using: &generator) ?? marks.startIndex)
        case 1: parts[Int.random(in: parts.indices, using: &generator)] = ""
        default:
            let places = parts.indices.filter { place in !parts[place].isEmpty }
            let place = places.randomElement(using: &generator) ?? 0
            parts[place] = Substring(values.randomElement(using: &generator) ?? "")
        }
        return zip(parts, marks.map(String.init) + [""]).map { part, mark in part + mark }.joined()
    }
}

/// A generator of the same numbers in each run.
private struct LinearGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
