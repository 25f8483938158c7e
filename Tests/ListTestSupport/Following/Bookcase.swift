import Observation

/// An observable model whose things a list follows.
@Observable @MainActor
final class Bookcase {
    var things: [Thing] = []
    var title = "none"
    var unread = 0
}
