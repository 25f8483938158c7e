import Foundation
import Testing

// Expectations that compile fast. A macro is expanded at each place where it is written; these are functions. They say as much
// as `#expect` when they fail: the line of the test, and the values. `#expect` stays where a condition compares by size.

/// Expects two values to be equal.
package func expectEqual<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if value == expected { return }
    let values = Described(value, expected)
    fail(
        ["it is       \(values.first)", "expected is \(values.second)"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects two pairs of values to be equal.
package func expectEqual<First: Equatable, Second: Equatable>(
    _ pair: (First, Second), _ expected: (First, Second), _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if pair == expected { return }
    let values = Described(pair, expected)
    fail(
        ["it is       \(values.first)", "expected is \(values.second)"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects two values to differ.
package func expectNotEqual<Value: Equatable>(
    _ value: Value, _ other: Value, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if value != other { return }
    fail(
        ["both are \(String(reflecting: value))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects two references to be of the same object, or none.
package func expectSame(
    _ object: AnyObject?, _ expected: AnyObject?, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if object === expected { return }
    fail(
        ["it is       \(name(of: object))", "expected is \(name(of: expected))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects two references not to be of the same object.
package func expectNotSame(
    _ object: AnyObject?, _ other: AnyObject?, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if object !== other { return }
    fail(
        ["both are \(name(of: object))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects something to be so.
package func expectTrue(
    _ isSo: Bool, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if isSo { return }
    fail(["it is false"], message(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects something not to be so.
package func expectFalse(
    _ isSo: Bool, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if !isSo { return }
    fail(["it is true"], message(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects there to be no value.
package func expectNil<Value>(
    _ value: Value?, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    guard let value else { return }
    fail(
        ["it is \(String(reflecting: value))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects there to be a value.
package func expectNotNil<Value>(
    _ value: Value?, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if value != nil { return }
    fail(["it is nil"], message(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects there to be nothing in a collection.
package func expectEmpty(
    _ values: some Collection, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if values.isEmpty { return }
    fail(
        ["it is \(String(reflecting: values))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects an element to be in a sequence.
package func expectContains<Values: Sequence>(
    _ values: Values, _ element: Values.Element, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Values.Element: Equatable {
    if values.contains(element) { return }
    fail(
        ["it is   \(String(reflecting: values))", "missing \(String(reflecting: element))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects words to be in a text.
package func expectContains(
    _ text: String, _ words: String, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if text.contains(words) { return }
    fail(
        ["it is   \(String(reflecting: text))", "missing \(String(reflecting: words))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects an element not to be in a sequence.
package func expectNotContains<Values: Sequence>(
    _ values: Values, _ element: Values.Element, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Values.Element: Equatable {
    if !values.contains(element) { return }
    fail(
        ["it is    \(String(reflecting: values))", "unwanted \(String(reflecting: element))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Expects words not to be in a text.
package func expectNotContains(
    _ text: String, _ words: String, _ message: @autoclosure () -> String = "",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
    if !text.contains(words) { return }
    fail(
        ["it is    \(String(reflecting: text))", "unwanted \(String(reflecting: words))"], message(),
        SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
}

/// Two values in words: with their types where they would else read the same.
private struct Described {
    let first: String
    let second: String

    init<Value>(_ first: Value, _ second: Value) {
        let texts = (String(reflecting: first), String(reflecting: second))
        let isSame = texts.0 == texts.1
        self.first = isSame ? "\(texts.0) (\(type(of: first as Any)))" : texts.0
        self.second = isSame ? "\(texts.1) (\(type(of: second as Any)))" : texts.1
    }
}

private func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return "\(type(of: object)) at \(ObjectIdentifier(object))"
}

/// Records an issue: the expectation as it is written in the test, what was found, and the test's own message.
private func fail(_ found: [String], _ message: String, _ place: SourceLocation) {
    let written = statement(at: place).map { [$0] } ?? []
    let said = (message.isEmpty ? [] : [message]) + (Seeds.command.map { ["this case alone: \($0)"] } ?? [])
    Issue.record(
        Comment(rawValue: (["Expectation failed:"] + written + found + said).joined(separator: "\n  ")),
        sourceLocation: place)
}

/// What is written at a place, up to the parenthesis that closes it; nil where the tests are run without their sources.
private func statement(at place: SourceLocation) -> String? {
    guard let source = try? String(contentsOfFile: place.filePath, encoding: .utf8) else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(place.line - 1)
    var open = 0
    var text: [String] = []
    for line in lines.prefix(20) {
        text.append(line.trimmingCharacters(in: .whitespaces))
        open += line.reduce(0) { $1 == "(" ? $0 + 1 : $1 == ")" ? $0 - 1 : $0 }
        if open <= 0 { break }
    }
    return text.joined(separator: " ")
}
