#if os(macOS) || os(Linux)
import Foundation

/// Lines of shell in which `deputy-tour` is the program that was built with these tests.
struct Shell {
    /// What a line printed, and what it ended with; after a signal that is 128 and the signal's number, as shells have it.
    struct Outcome: Equatable {
        var output = ""
        var errors = ""
        var status: Int32 = 0
    }

    /// A folder of its own, in which the lines run; it is empty until a test writes files there.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("deputy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func write(_ content: String, to name: String) throws { try write(Data(content.utf8), to: name) }

    func write(_ content: Data, to name: String) throws { try content.write(to: folder.appendingPathComponent(name)) }

    /// Runs a line whose output goes into a pipe.
    func run(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
        let output = Pipe()
        return try run(line, environment, into: output.fileHandleForWriting) {
            try output.fileHandleForReading.readToEnd() ?? Data()
        }
    }

    /// Runs a line whose output goes to a terminal of a width, 0 for one that does not know its own.
    func run(_ line: String, inTerminalOf columns: UInt16, environment: [String: String] = [:]) throws -> Outcome {
        var (terminal, screen): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&terminal, &screen, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
        defer { close(terminal) }
        let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
        var outcome = try run(line, environment, into: FileHandle(fileDescriptor: screen, closeOnDealloc: true)) {
            // A terminal ends with an error, not with an end of file, when no program writes to it any longer.
            var (content, buffer) = (Data(), [UInt8](repeating: 0, count: 4_096))
            while case let count = read(terminal, &buffer, buffer.count), count > 0 { content += buffer[..<count] }
            return content
        }
        outcome.output = outcome.output.replacingOccurrences(of: "\r\n", with: "\n")
        return outcome
    }

    /// Runs a line, reading what it prints until it ends; one that does not end in half a minute is stopped.
    private func run(
        _ line: String, _ environment: [String: String], into output: FileHandle, reading: () throws -> Data
    ) throws -> Outcome {
        let (shell, errors) = (Process(), Pipe())
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["-c", line]
        shell.currentDirectoryURL = folder
        shell.environment = ["PATH": Self.products.path + ":/usr/bin:/bin"].merging(environment) { $1 }
        shell.standardInput = FileHandle.nullDevice
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        try output.close()
        let timeLimit = DispatchWorkItem { kill(shell.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: timeLimit)
        let printed = String(decoding: try reading(), as: UTF8.self)
        let complaint = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        shell.waitUntilExit()
        timeLimit.cancel()
        let wasStopped = shell.terminationReason == .uncaughtSignal
        return Outcome(
            output: printed, errors: complaint, status: shell.terminationStatus + (wasStopped ? 128 : 0))
    }

    /// The folder the tests were built into, which has the program too.
    private static var products: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }  // on Apple's platforms
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }
}
#endif
