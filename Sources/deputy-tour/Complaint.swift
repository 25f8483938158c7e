import Foundation

/// What keeps the program from doing as it was asked, in one line.
struct Complaint: Error, Equatable, CustomStringConvertible {
    let description: String
    /// What the program exits with: 2 when its arguments are at fault, else 1.
    let status: Int32

    /// Something that was asked for and could not be done.
    init(_ description: String) {
        self.description = description
        status = 1
    }

    /// Arguments that ask for nothing there is.
    init(usage description: String) {
        self.description = description + "; --help lists the commands"
        status = 2
    }

    /// What the system said of a file or a stream, in the system's words.
    init(_ name: String, _ error: any Error) {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        let isOfSystem = cause.domain == NSPOSIXErrorDomain
        self.init("\(name): \(isOfSystem ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription)")
    }
}
