/// The sections of a store, which its host's data reads as well.
///
/// An object, so that there is one array of the items: a second reference to it would make each edit copy all of them.
@MainActor
final class StoredSections {
    var sections: [ItemSection] = []
}
