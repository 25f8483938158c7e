#if os(macOS) || os(Linux)
import Foundation
import Testing
import TestSupport

/// `.ci/run-scenarios` with a shell's loop in the place of `xcodebuild`.
@Suite("Scenarios go on after one that ended the process (F94)")
struct RunScenariosTests {
    @Test("Each scenario that ends the process is left out of the next round, and named in the end")
    func goesOn() throws {
        let (lines, status) = try run("for name in A B C D; do \(Self.scenario(ending: "[BC]")); done")
        expectEqual(
            lines,
            [
                "T.A.table: runs", "T.A.table: done", "T.B.table: runs",
                "T.A.table: runs", "T.A.table: done", "T.C.table: runs",
                "T.A.table: runs", "T.A.table: done", "T.D.table: runs", "T.D.table: done",
                "These scenarios ended the process:", "T.B.table", "T.C.table",
            ])
        expectEqual(status, 1)
    }

    @Test("Where none ends the process there is one round, and the command's status counts")
    func oneRound() throws {
        let (lines, status) = try run("for name in A B; do \(Self.scenario(ending: "no")); done; exit 65")
        expectEqual(lines, ["T.A.table: runs", "T.A.table: done", "T.B.table: runs", "T.B.table: done"])
        expectEqual(status, 65)
        try expectEqual(run("echo fine").status, 0)
    }

    @Test("What does not skip is not run for ever")
    func ignoresSkipping() throws {
        let (lines, status) = try run("echo 'T.A.table: runs'; exit 1")
        expectEqual(lines, ["T.A.table: runs", "T.A.table: runs", "It was to be skipped, and ran: T.A.table"])
        expectEqual(status, 1)
    }

    @Test("The command is told its round, and what is skipped from the beginning")
    func round() throws {
        let (lines, status) = try run("echo ROUND $SKIP $TEST_RUNNER_SKIP $TEST_RUNNER_SCENARIOS")
        expectEqual(lines, ["1 E,F E,F T"])
        expectEqual(status, 0)
    }

    /// A scenario of a loop, in shell; it is skipped if it is to be, and ends the process if its name matches a pattern.
    private static func scenario(ending pattern: String) -> String {
        """
        [[ ,$SKIP, == *,T.$name.table,* ]] && continue
        echo "T.$name.table: runs"; [[ $name == \(pattern) ]] && exit 133; echo "T.$name.table: done"
        """
    }

    /// What the script prints, without empty lines, and its status.
    private func run(_ command: String) throws -> (lines: [String], status: Int32) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = packageFolder.appendingPathComponent(".ci/run-scenarios")
        process.arguments = ["bash", "-c", command]
        process.environment = ["PATH": "/usr/bin:/bin", "SKIP": "E,F", "SCENARIOS": "T"]
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (printed.split(separator: "\n").map(String.init), process.terminationStatus)
    }
}
#endif
