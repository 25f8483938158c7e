import DeputySections
import TestSupport

/// A section whose order is that of its number.
enum Rack: Int, CaseIterable, Comparable {
    case a, b, c, d
    static func < (x: Rack, y: Rack) -> Bool { x.rawValue < y.rawValue }
}

/// Which sections a chain is for.
enum PlainScope: Equatable {
    case named([Rack])
    case others, any
}

struct PlainChain {
    let number: Int
    let scope: PlainScope
    let bindsCells: Bool
    let bindsTitle: Bool
    let hears: Bool
    let isHanded: Bool
    /// The height of its rows; nil if it has no say, or passes.
    let height: Int?

    func names(_ shelf: Rack) -> Bool {
        if case .named(let shelves) = scope { shelves.contains(shelf) } else { false }
    }
}

enum PlainOrder: CaseIterable { case byHand, withRows, withAnything, backwards }

struct PlainBinder {
    var chains: [PlainChain]
    /// The rows that each chain has for each section; of a chain with several sections some are missing.
    var rows: [Int: [Rack: [Int]]] = [:]
    var titles: [Int: [Rack: String]] = [:]
    var order: PlainOrder
    var byHand: [Rack]
    /// Closures of the manager for taps; they take no cell.
    var ofManager: Set<ManagerClosure> = []
    /// Whether little is on screen.
    var isLow: Bool

    /// When a closure is registered on the manager.
    enum ManagerClosure: String, CaseIterable {
        case beforeChains = "before"
        case afterChains = "after"
    }

    init(_ random: inout SeededRandom) {
        chains = (0..<Int.random(in: 1...6, using: &random)).map { number in
            let scopes: [PlainScope] = [
                .named([Rack.allCases.randomElement(using: &random)!]),
                .named(Array(Rack.allCases.shuffled(using: &random).prefix(2))), .others, .any,
            ]
            let scope = scopes.randomElement(using: &random)!
            return PlainChain(
                number: number, scope: scope, bindsCells: scope != .any && Int.random(in: 0...3, using: &random) > 0,
                bindsTitle: scope != .any && Bool.random(using: &random), hears: Bool.random(using: &random),
                isHanded: Bool.random(using: &random),
                height: Bool.random(using: &random) ? 10 + number : nil)
        }
        order = PlainOrder.allCases.randomElement(using: &random)!
        byHand = Rack.allCases
        isLow = Int.random(in: 0..<3, using: &random) == 0
        for closure in ManagerClosure.allCases where Int.random(in: 0..<4, using: &random) == 0 {
            ofManager.insert(closure)
        }
        change(&random)
    }

    mutating func change(_ random: inout SeededRandom) {
        for chain in chains {
            for shelf in Rack.allCases where Bool.random(using: &random) {
                rows[chain.number, default: [:]][shelf] = Array(
                    (1...4).shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
                titles[chain.number, default: [:]][shelf] =
                    Bool.random(using: &random) ? "t\(Int.random(in: 0...9, using: &random))" : nil
            }
        }
        if Bool.random(using: &random) {
            byHand = Array(Rack.allCases.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
        }
    }

    /// The first that names the section, else the first on all others.
    private func first(_ shelf: Rack, _ isIt: (PlainChain) -> Bool) -> PlainChain? {
        chains.first { isIt($0) && $0.names(shelf) } ?? chains.first { isIt($0) && $0.scope == .others }
    }

    private func cellChain(_ shelf: Rack) -> PlainChain? { first(shelf, \.bindsCells) }

    /// The chain that is told: one that names the section, or, if no such chain binds its cells, one on all others.
    private func toldChain(_ shelf: Rack, _ isIt: (PlainChain) -> Bool) -> PlainChain? {
        if let named = chains.first(where: { isIt($0) && $0.names(shelf) }) { return named }
        guard let binding = cellChain(shelf), !binding.names(shelf) else { return nil }
        return chains.first { isIt($0) && $0.scope == .others }
    }

    /// Whose rows a section shows.
    func owner(of shelf: Rack) -> Int { cellChain(shelf)?.number ?? -1 }

    func rowsShown(_ shelf: Rack) -> [Int] { cellChain(shelf).flatMap { rows[$0.number]?[shelf] } ?? [] }

    func title(_ shelf: Rack) -> String? { first(shelf, \.bindsTitle).flatMap { titles[$0.number]?[shelf] } }

    var shown: [Rack] {
        switch order {
        case .byHand: byHand
        case .withRows: Rack.allCases.filter { !rowsShown($0).isEmpty }
        case .withAnything: Rack.allCases.filter { !rowsShown($0).isEmpty || title($0) != nil }
        case .backwards: Rack.allCases.reversed().filter { !rowsShown($0).isEmpty }
        }
    }

    /// The chains that are told of a tap, by number, and the manager's closures. Chains take the cell, so off screen they are
    /// not told; the manager's first is, where no chain of the section is.
    func heard(_ shelf: Rack, isOnScreen: Bool) -> [String] {
        let own = isOnScreen ? toldChain(shelf, \.hears).map { ["\($0.number)"] } ?? [] : []
        let any = isOnScreen ? chains.filter { $0.scope == .any && $0.hears }.map { "\($0.number)" } : []
        if !own.isEmpty { return own + any }
        if ofManager.contains(.beforeChains) { return ["before"] + any }
        return any + (ofManager.contains(.afterChains) ? ["after"] : [])
    }

    func handed(_ shelf: Rack) -> [Int] {
        (toldChain(shelf, \.isHanded).map { [$0.number] } ?? [])
            + chains.filter { $0.scope == .any && $0.isHanded }.map(\.number)
    }

    /// The height that a closure answers; nil if none does.
    func height(_ shelf: Rack) -> Int? {
        toldChain(shelf) { $0.height != nil }?.height
            ?? chains.first { $0.scope == .any && $0.height != nil }?.height
    }
}
