import Deputy

/// A model of the scenarios, of which views show the title.
protocol Titled {
    var title: String { get }
}

/// A view of the scenarios, in any kit.
@MainActor
protocol TitleView: Configurable where Model: Titled {
    func show(_ title: String)
}

extension TitleView {
    func configure(_ model: Model) { show(model.title) }
}

/// A view of a book.
protocol BookView: TitleView where Model == Book {}
/// A view of a note.
protocol NoteView: TitleView where Model == Note {}
/// A view of a header, a footer or a cover.
protocol ShelfTitleView: TitleView where Model == Shelf {}
