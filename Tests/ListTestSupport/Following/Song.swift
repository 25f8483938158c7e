import DeputyHeadless
import Observation

/// An item that changes in place.
@MainActor @Observable
final class Song: Identifiable {
    nonisolated let id: Int
    var title = "a"
    var plays = 0
    var isLong = false
    init(_ id: Int) { self.id = id }
}

/// A cell that reads a song, and counts how often it was filled.
final class SongCell: HeadlessCell {
    private(set) var fillings = 0
    private(set) var reuses = 0
    func show(_ song: Song) {
        text = "\(song.id)\(song.title)"
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class LongSongCell: HeadlessCell {}

final class SongTile: HeadlessCollectionCell, Configurable {
    private(set) var reuses = 0
    func configure(_ song: Song) { text = song.title }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A song of which another may be the same.
@MainActor @Observable
final class Tune: Identifiable, Equatable {
    nonisolated let id: Int
    var title = "a"
    init(_ id: Int) { self.id = id }
    nonisolated static func == (a: Tune, b: Tune) -> Bool { a.id == b.id }
}

final class SongHeader: HeadlessHeaderFooter, Configurable {
    private(set) var fillings = 0
    private(set) var reuses = 0
    func configure(_ song: Song) {
        text = song.title
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
