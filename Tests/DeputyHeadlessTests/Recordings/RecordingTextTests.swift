import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A recording as text (F89)")
struct RecordingTextTests {
    @Test("The first line says what was recorded and in which version, each other is an entry with the key of its kind")
    func format() {
        let shelf = Shelf(2) { mapping in mapping.willSelect.withoutCell { _, path in path } }
        shelf.manager.startRecording()
        shelf.table.tap([0, 1])
        shelf.manager.items.remove(at: [0, 0])
        shelf.table.layoutIfNeeded()
        let lines = shelf.manager.recording!.text.split(separator: "\n").map(String.init)
        expectEqual(
            lines[0...1],
            [
                #"{"events":"TableEvents","host":"HeadlessTable","items":[2],"recording":1}"#,
                #"{"gesture":"tap","places":[[0,1]],"turn":0}"#,
            ])
        expectTrue(
            lines[2].hasPrefix(
                #"{"answer":"[0, 1]","ask":"willSelect","at":[0,1],"by":"the handler at DeputyHeadlessTests/RecordingTextTests.swift""#
            )
        )
        expectTrue(lines[2].hasSuffix(#","item":1,"text":"Book(title: \"Book 1\")","turn":0}"#))
        expectEqual(lines[3], #"{"batch":"","changes":["− [0, 0]"],"turn":0}"#)
        expectEqual(lines[5], #"{"answer":"1","ask":"numberOfItems","section":0,"turn":0}"#)
    }

    @Test("How many entries were dropped before the first is read again")
    func dropped() throws {
        let shelf = Shelf(2)
        shelf.manager.startRecording(last: 1)
        for row in 0...1 { shelf.table.tap([0, row]) }
        let recording = try #require(shelf.manager.stopRecording())
        expectEqual(recording.dropped, 1)
        try expectEqual(EventRecording(recording.text), recording)
    }

    @Test(
        "What is no recording is refused with the line and what is wrong with it",
        arguments: [
            ("", "Line 1 of the recording cannot be read: there is none, and a recording begins with its version."),
            ("hello", "Line 1 of the recording cannot be read: it is not JSON, or was cut."),
            ("{}", #"Line 1 of the recording cannot be read: it has no "recording"."#),
            (
                #"{"recording":2,"host":"","events":"","items":[]}"#,
                "Line 1 of the recording cannot be read: it is of version 2, and this Deputy reads version 1."
            ),
            (head, nil),
            (head + "\n\n" + #"{"gesture":"tap","places":[[0,0]],"laterKey":true}"#, nil),
            (
                head + "\n" + #"{"ask":"heightFor"#,
                "Line 2 of the recording cannot be read: it is not JSON, or was cut."
            ),
            (
                head + "\n" + #"{"reload":""}"# + "\n" + #"{"at":[0,0]}"#,
                #"Line 3 of the recording cannot be read: it has no "ask" or "tell" or "emit" or "gesture" or "batch" or "reload" or "slot"."#
            ),
            (head + "\n" + #"{"ask":7}"#, #"Line 2 of the recording cannot be read: "ask" is not what it should be."#),
            (head + "\n[]", "Line 2 of the recording cannot be read: it is not what it should be."),
            (
                "\r\n" + head + "\n\r\n\n" + #"{"ask":7}"#,
                #"Line 5 of the recording cannot be read: "ask" is not what it should be."#
            ),
            (
                head + "\n" + #"{"ask":"x","at":[0,"b"]}"#,
                #"Line 2 of the recording cannot be read: "at" is not what it should be."#
            ),
        ] as [(String, String?)])
    func mistakes(_ text: String, _ message: String?) {
        do {
            _ = try EventRecording(text)
            expectNil(message)
        } catch { expectEqual("\(error)", message) }
    }

    @Test("A text that has line ends of any kind in it is read back as it was")
    func lineEnds() throws {
        let shelf = Shelf(1)
        shelf.manager.startRecording()
        shelf.table.perform("a\n\r\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}b")
        let recording = try #require(shelf.manager.stopRecording())
        expectEqual(recording.entries.count, 1)
        try expectEqual(EventRecording(recording.text), recording)
    }
}

private let head = #"{"recording":1,"host":"HeadlessTable","events":"TableEvents","items":[1]}"#
