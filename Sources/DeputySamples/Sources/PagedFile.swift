import DeputyLists
import Foundation

/// The lines of a file of any length, of which only the pages around those on screen are in memory.
///
/// All lines have one width, as in some logs and indexes, so that the place of each is known.
final class PagedFile: IdentifiedItemSource {
    let changes = SourceChanges()
    private let file: FileHandle
    private let width: Int
    private var count: Int
    /// The id of the first line.
    private var first = 0
    private let pages = NSCache<NSNumber, NSArray>()
    private let pageSize = 100

    /// - Parameter width: the bytes of a line, with its end.
    init(_ url: URL, width: Int) throws {
        file = try FileHandle(forReadingFrom: url)
        self.width = width
        count = Int(try file.seekToEnd()) / width
        pages.countLimit = 10
    }

    /// Checks whether the file has grown.
    func refresh() throws {
        let new = Int(try file.seekToEnd()) / width
        if new < count {
            // A file that has become shorter may have changed anywhere: these are other lines.
            first += count
            pages.removeAllObjects()
        } else {
            // The last page was not full.
            pages.removeObject(forKey: NSNumber(value: count / pageSize))
        }
        count = new
        changes.tell()
    }

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { count }
    func ids(inSection section: Int) -> [Int] { Array(first..<first + count) }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2, (0..<count).contains(indexPath[1]) else { return nil }
        let page = page(indexPath[1] / pageSize)
        return page.indices.contains(indexPath[1] % pageSize) ? page[indexPath[1] % pageSize] : nil
    }

    private func page(_ number: Int) -> [String] {
        if let page = pages.object(forKey: NSNumber(value: number)) as? [String] { return page }
        guard (try? file.seek(toOffset: UInt64(number * pageSize * width))) != nil,
            let data = try? file.read(upToCount: pageSize * width)
        else { return [] }
        let page = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        pages.setObject(page as NSArray, forKey: NSNumber(value: number))
        return page
    }
}
