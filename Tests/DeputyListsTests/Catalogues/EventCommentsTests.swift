import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The doc comments of the catalogues (F22, F26)")
struct EventCommentsTests {
    /// A doc comment: its sentences, and the list of facts behind them.
    private struct Comment {
        var sentences: [String] = []
        var facts: [String: String] = [:]
    }

    @Test(
        "Each event has a doc comment whose first line is one sentence, about asking or telling (F24)",
        arguments: CatalogueCase.all)
    func eachEventIsDescribed(_ catalogue: CatalogueCase) throws {
        let (events, comments) = (catalogue.events(), try comments(of: catalogue))
        expectEqual(Set(comments.keys), Set(events.map(\.name)))
        for event in events {
            let first = comments[event.name]?.sentences.first ?? ""
            expectTrue(first.hasPrefix(event.isQuestion ? "Asks " : "Tells that "), "\(event): \(first)")
            expectTrue(first.hasSuffix("."), "\(event): \(first)")
            expectNotContains(first, ". ", "\(event): \(first)")
        }
    }

    @Test(
        "Each comment names the selector, the gates, and what is gated, as the catalogue has them",
        arguments: CatalogueCase.all)
    func factsAreThoseOfTheCatalogue(_ catalogue: CatalogueCase) throws {
        let (events, comments) = (catalogue.events(), try comments(of: catalogue))
        for event in events {
            let facts = comments[event.name]?.facts ?? [:]
            let gated = events.filter { $0.facts.gates.contains { $0.event == event.name } }.map(\.name)
            expectEqual(facts["UIKit"], "`\(event.selector)`")
            let gates = event.facts.gates.map { "`\($0.event)`" + ($0.alternative.map { ", or `\($0)`" } ?? "") }
            expectEqual((facts["Gated by"] ?? ""), gates.joined(separator: ", "), "\(event)")
            expectEqual(words(facts["Gates"]).sorted(), gated.sorted(), "\(event)")
            expectTrue(Set(facts.keys).isSubset(of: ["Closure", "UIKit", "Gated by", "Gates"]), "\(event)")
        }
    }

    @Test(
        "Each comment shows the closure that the descriptor takes: as many parameters, in its order, and its answer",
        arguments: CatalogueCase.all)
    func closuresAreThoseOfTheCatalogue(_ catalogue: CatalogueCase) throws {
        let comments = try comments(of: catalogue)
        for event in catalogue.events() {
            let shape = event.shape.replacing("Headless", with: "")
            let (types, answer) = try #require(Self.parts(of: shape), "\(event): \(shape)")
            let comment = comments[event.name]?.facts["Closure"] ?? "-"
            let (closure, pair) = (comment.split(separator: ";")[0], types.first { $0.hasPrefix("(") })
            let parameters = closure.prefix { $0 != "…" }.drop { $0 != "{" }.dropFirst().replacing(" in ", with: "")
                .split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            expectEqual(parameters.count, types.count, "\(event): \(closure) for \(shape)")
            for (parameter, type) in zip(parameters, types) {
                let isOfType = type == pair ? parameter == "event" : names[type]?.contains(parameter) == true
                expectTrue(isOfType, "\(event): \(parameter) for \(type)")
            }
            let isWhole = closure.hasSuffix(answer == "Void" ? "… }`" : "… }`, which answers `\(answer)`")
            expectTrue(isWhole, "\(event): \(closure) for \(shape)")
            let labels = (pair ?? "").matches(of: /(\w+):/).map { "`\($0.1)`" }
            let tail = labels.isEmpty ? "" : "; `event` has \(labels.joined(separator: " and "))"
            expectEqual(comment, closure + tail, "\(event): \(comment) for \(shape)")
        }
    }

    /// The types of a closure's parameters, and what it answers; a tuple is one parameter.
    private static func parts(of shape: String) -> (types: [String], answer: String)? {
        guard let arrow = shape.range(of: ") -> ") else { return nil }
        let inputs = shape[..<arrow.lowerBound].dropFirst()
        return (inputs.matches(of: /\([^)]*\)|[^ ,]+/).map { String($0.0) }, String(shape[arrow.upperBound...]))
    }

    @Test("A comment names the unit of each number that is a length or a depth", arguments: CatalogueCase.all)
    func unitsAreNamed(_ catalogue: CatalogueCase) throws {
        let comments = try comments(of: catalogue)
        for event in catalogue.events() {
            let text = comments[event.name]?.sentences.joined(separator: " ") ?? ""
            // A scale has no unit.
            if event.name == "didEndZooming" { continue }
            if ["CGFloat", "CGPoint", "CGSize", "EdgeInsets"].contains(where: event.shape.contains) {
                expectContains(text, "in points", "\(event): \(text)")
            }
            if event.shape.hasSuffix("-> Int"), event.kind == .cell { expectContains(text, "in levels", "\(event)") }
        }
    }

    /// What a closure's parameters of a type are called.
    private let names: [String: Set<String>] = [
        "Cell": ["cell"], "View": ["view"], "Model": ["post", "title", "note"], "Int": ["section", "index"],
        "IndexPath": ["indexPath", "source", "destination", "proposed", "current"], "IndexPath?": ["indexPath"],
        "[IndexPath]": ["indexPaths"], "Layout": ["layout", "former"],
        "CGPoint": ["point"], "EditingStyle": ["style"], "Action": ["action"], "Any?": ["sender"],
        "Menu": ["menu"], "MenuAnimator": ["animator"], "MenuAnimator?": ["animator"], "String": ["title"],
        "FocusContext": ["context"], "FocusCoordinator": ["coordinator"], "SpringLoadedContext": ["context"],
        "DragSession": ["session"], "DropCoordinator": ["coordinator"], "Table": ["list"], "Collection": ["list"],
    ]

    private func words(_ list: String?) -> [String] {
        (list ?? "").split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) }
    }

    /// The doc comments of the events in the source of a catalogue, by name.
    private func comments(of catalogue: CatalogueCase) throws -> [String: Comment] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try [catalogue.source, "Lists/ScrollEvents.swift"].reduce(into: [:]) { found, source in
            let file = root.appendingPathComponent("Sources/DeputyLists/\(source)")
            found.merge(Self.comments(in: try String(contentsOf: file, encoding: .utf8))) { one, _ in one }
        }
    }

    /// The comment above each event: paragraphs, then a list; a line that goes on is indented further.
    private static func comments(in source: String) -> [String: Comment] {
        var found: [String: Comment] = [:]
        var comment = Comment()
        var fact: String?
        for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("/// - "), let colon = line.firstIndex(of: ":") {
                let name = String(line[..<colon].dropFirst(6))
                comment.facts[name] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
                fact = name
            } else if line.hasPrefix("///   "), let fact {
                comment.facts[fact, default: ""] += " " + line.dropFirst(6)
            } else if line.hasPrefix("///") {
                comment.sentences.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
            } else {
                let isEvent = line.hasPrefix("public let ") || line.hasPrefix("public var ")
                if isEvent, comment.facts["UIKit"] != nil {
                    found[String(line.dropFirst(11).prefix { $0 != " " && $0 != ":" })] = comment
                }
                (comment, fact) = (Comment(), nil)
            }
        }
        return found
    }
}
