import Foundation

/// An error message of the program, in one line.
struct Complaint: Error, Equatable, CustomStringConvertible {
    let description: String
    /// The program's exit status: 2 for wrong arguments, else 1.
    let status: Int32

    /// A command that could not be done.
    init(_ description: String) {
        self.description = description
        status = 1
    }

    /// Wrong arguments.
    init(usage description: String) {
        self.description = description + "; --help lists the commands"
        status = 2
    }

    /// The system's error about a file or a stream.
    init(_ name: String, _ error: any Error) {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        let isOfSystem = cause.domain == NSPOSIXErrorDomain
        self.init("\(name): \(isOfSystem ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription)")
    }
}
