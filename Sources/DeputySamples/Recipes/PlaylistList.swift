#if canImport(Observation)
import DeputyFollowing
import DeputyLists
import Foundation
import Observation

struct Tune: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// The tunes that are played, in order.
@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor @Observable
final class Playlist {
    var tunes: [Tune]

    init(_ tunes: [Tune]) { self.tunes = tunes }
}

/// A list that follows a playlist, whose tunes a person drags to other places; for cells of any kit.
@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor
final class PlaylistList<Cell: TableCell & Configurable> where Cell.Model == Tune {
    private let manager: TableManager<Cell.DeputyKit>

    init(_ manager: TableManager<Cell.DeputyKit>, _ playlist: Playlist) {
        self.manager = manager
        manager.register(Cell.self) { mapping in
            // The row is at its new place already: only the model changes.
            mapping.moveRowTo.withoutCell(weak: playlist) { playlist, destination, tune, source in
                playlist.tunes.insert(playlist.tunes.remove(at: source[1]), at: destination[1])
            }
        }
        manager.items.follow(weak: playlist) { playlist in playlist.tunes }
    }
}
#endif
