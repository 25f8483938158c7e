import TestSupport
import Testing

@testable import deputy_tour

@Suite("Rows of JSON (F86)")
struct JSONRowsTests {
    @Test("An array of objects has a row for each, and their keys as columns; what one lacks is a gap")
    func objects() throws {
        let text =
            #"[{"name": "Ada", "year": 1815, "tags": ["a", "b"]}, {"name": "Emmy", "born": {"in": "Erlangen"}, "year": null}]"#
        let listing = try Listing(bytes: Array(text.utf8), from: "people.json")
        expectEqual(listing.header, ["born", "name", "tags", "year"])
        expectEqual(listing.rows.map(\.fields), [["", "Ada", "a, b", "1815"], ["in: Erlangen", "Emmy", "", ""]])
        expectEqual(listing.rows.map(\.hasGap), [true, true])
    }

    @Test(
        "Other JSON is refused with a sentence, and a text that only looks like it is none",
        arguments: [
            ("{\"name\": \"Ada\"}", "a.json: of JSON only an array of objects has rows, such as [{\"name\": \"Ada\"}]"),
            ("[[1, 2]]", "a.json: of JSON only an array of objects has rows, such as [{\"name\": \"Ada\"}]"),
            ("[{}]", "a.json: empty, its objects have no keys"), ("[]", "a.json: empty, its objects have no keys"),
            ("  [{\"name\": ", "a.json: it begins as JSON does, but is not JSON"),
        ])
    func refused(_ text: String, _ complaint: String) {
        #expect(throws: Complaint(complaint)) { try Listing(bytes: Array(text.utf8), from: "a.json") }
    }

    @Test("A header in brackets is no JSON")
    func brackets() throws {
        try expectEqual(Listing(bytes: Array("[a],b\n1,2".utf8), from: "a.csv").header, ["[a]", "b"])
    }
}
