public import Deputy
public import DeputyLists
public import Foundation

// The events with names of the chains' own. What a closure begins with is the chain's matter: see `_cell`, `_item` and `_header`.

extension ChainEvents {
    /// Takes a closure that is called with each cell after it was filled, each time it is; that of a chain on any section
    /// after those of the section's own chain.
    public var onDequeue: CellForm {
        _cell(
            EventForm3 { site, lifetime, _, body in
                core.onDequeue(site, with: lifetime) { (path, cell: View, model: Model) in _ = body(path, cell, model) }
                return self
            })
    }

    /// Takes a closure that is called when a row is selected, the event `didSelect`; that of a chain on any section after
    /// that of the section's own chain.
    public var onTapped: CellForm {
        let maker = _target.maker(of: catalogue.didSelect)
        return _cell(
            EventForm3 { site, lifetime, canPass, body in
                maker.view(site, canPass: canPass, with: lifetime) { body($3, $1, $2) }
            })
    }

    func item(_ event: ModelQuestion<CellScope, Binder.Kit.Dimension>) -> ItemForm {
        let maker = _target.maker(of: event)
        return _item(
            EventForm2 { site, lifetime, canPass, body in
                maker.model(site, canPass: canPass, with: lifetime) { body($2, $1) }
            })
    }

    func header<Scope>(_ event: ModelQuestion<Scope, Binder.Kit.Dimension>, of kind: ViewKind) -> HeaderForm {
        let maker = target(of: kind) { self }.maker(of: event)
        return _header(
            EventForm1 { site, lifetime, canPass, body in
                maker.model(site, canPass: canPass, with: lifetime) { (_, _: Any, position) in
                    body(position.sectionNumber)
                }
            })
    }
}

/// The heights of a table, by the names chains have for them; a section's chain answers before one on any section.
extension ChainEvents where Binder.Kit: TableKit {
    /// Takes the closure for the height of a row: the event `heightForCell`.
    public var cellHeight: ItemForm { item(catalogue.heightForCell) }
    /// Takes the closure for the estimate of a row's height: the event `estimatedHeightForCell`.
    public var estimatedCellHeight: ItemForm { item(catalogue.estimatedHeightForCell) }
    /// Takes the closure for the header's height, asked where there is a header: the event `heightForHeader`.
    public var headerHeight: HeaderForm { header(catalogue.heightForHeader, of: .header) }
    /// Takes the closure for the estimate of the header's height: the event `estimatedHeightForHeader`.
    public var estimatedHeaderHeight: HeaderForm { header(catalogue.estimatedHeightForHeader, of: .header) }
    /// Takes the closure for the footer's height, asked where there is a footer: the event `heightForFooter`.
    public var footerHeight: HeaderForm { header(catalogue.heightForFooter, of: .footer) }
    /// Takes the closure for the estimate of the footer's height: the event `estimatedHeightForFooter`.
    public var estimatedFooterHeight: HeaderForm { header(catalogue.estimatedHeightForFooter, of: .footer) }
}

/// The sizes of a collection, by the names chains have for them; a section's chain answers before one on any section.
extension ChainEvents where Binder.Kit: CollectionKit {
    /// Takes the closure for the size of an item: the event `sizeForCell`.
    public var cellSize: ItemForm { item(catalogue.sizeForCell) }
    /// Takes the closure for the header's size, asked where there is a header: the event `referenceSizeForHeaderView`.
    public var headerSize: HeaderForm { header(catalogue.referenceSizeForHeaderView, of: .header) }
    /// Takes the closure for the footer's size, asked where there is a footer: the event `referenceSizeForFooterView`.
    public var footerSize: HeaderForm { header(catalogue.referenceSizeForFooterView, of: .footer) }
}

// MARK: What the closures begin with

/// The row comes first.
extension SectionChain: ChainEvents {

    /// The row, the cell and the model.
    public func _cell(_ form: EventForm3<IndexPath, View, Model, ReturnsNothing, Self>) -> EventForm3<
        Int, View, Model, ReturnsNothing, Self
    > {
        EventForm3 { site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { body($0.itemNumber, $1, $2) }
        }
    }

    /// The row and the model.
    public func _item(_ form: EventForm2<IndexPath, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> EventForm2<
        Int, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self
    > {
        EventForm2 { site, lifetime, canPass, body in form.register(site, lifetime, canPass) { body($0.itemNumber, $1) }
        }
    }

    /// Nothing: there is one header.
    public func _header(_ form: EventForm1<Int?, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> EventForm0<
        AlwaysAnswers<Binder.Kit.Dimension>, Self
    > {
        EventForm0 { site, lifetime, canPass, body in form.register(site, lifetime, canPass) { _ in body() } }
    }
}

/// The section and the row come first.
extension ManySectionsChain: _SectionFirstChain {

    /// The section, the row, the cell and the model.
    public func _cell(_ form: EventForm3<IndexPath, View, Model, ReturnsNothing, Self>) -> EventForm4<
        Binder.Section, Int, View, Model, ReturnsNothing, Self
    > {
        EventForm4 { [core] site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { path, cell, model in
                core.inSection(path.first) { body($0, path.itemNumber, cell, model) }
            }
        }
    }

    /// The section, the row and the model.
    public func _item(_ form: EventForm2<IndexPath, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> EventForm3<
        Binder.Section, Int, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self
    > {
        EventForm3 { [core] site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { path, model in
                core.inSection(path.first) { body($0, path.itemNumber, model) }
            }
        }
    }
}

/// The section and the row come first, and there is no model: it may be any.
extension AnySectionChain: _SectionFirstChain {
    /// Any cell of the list.
    public typealias View = Binder.Kit.Cell
    /// Any model.
    public typealias Model = Any

    /// The section, the row and the cell.
    public func _cell(_ form: EventForm3<IndexPath, View, Model, ReturnsNothing, Self>) -> EventForm3<
        Binder.Section, Int, View, ReturnsNothing, Self
    > {
        EventForm3 { [core] site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { path, cell, _ in
                core.inSection(path.first) { body($0, path.itemNumber, cell) }
            }
        }
    }

    /// The section and the row.
    public func _item(_ form: EventForm2<IndexPath, Model, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> EventForm2<
        Binder.Section, Int, AlwaysAnswers<Binder.Kit.Dimension>, Self
    > {
        EventForm2 { [core] site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { path, _ in core.inSection(path.first) { body($0, path.itemNumber) }
            }
        }
    }
}

extension _SectionFirstChain {
    /// The section.
    public func _header(_ form: EventForm1<Int?, AlwaysAnswers<Binder.Kit.Dimension>, Self>) -> EventForm1<
        Binder.Section, AlwaysAnswers<Binder.Kit.Dimension>, Self
    > {
        EventForm1 { [core] site, lifetime, canPass, body in
            form.register(site, lifetime, canPass) { core.inSection($0, body) }
        }
    }
}

extension ChainCore {
    /// Calls a closure with the section of a number, for the current event; passes if there is none.
    func inSection<Answer>(_ number: Int?, _ body: (Section) -> EventDecision<Answer>?) -> EventDecision<Answer>? {
        guard let section = section(number) else { return .pass }
        return body(section)
    }
}
