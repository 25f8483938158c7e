import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

/// One overload of a registration for what views do themselves: how it is registered, and how the view does it.
struct CellEventForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Where it is registered: in the line after the form's first.
    let site: CallSite
    /// What its closure gets.
    let heard: [String]
    /// Registers it; each call is noted in the stage.
    let register: @MainActor @Sendable (CellEventStage) -> EventRegistration

    init(
        _ name: String, heard: [String], fileID: StaticString = #fileID, line: UInt = #line,
        _ register: @escaping @MainActor @Sendable (CellEventStage) -> EventRegistration
    ) {
        (testDescription, self.heard, self.register) = (name, heard, register)
        site = CallSite(fileID, line + 1)
    }

    var isWeak: Bool { testDescription.contains("weak") }

    @MainActor static let all = ofProperties + ofUses + ofCells + ofHeaders

    /// What fills a closure property.
    @MainActor static let ofProperties = [
        CellEventForm("on", heard: ["tap field [0, 1]"]) { stage in
            stage.cells.on(\.didTap) { [unowned stage] in stage.note("tap", $0.name, $1) }
        },
        CellEventForm("on, with an argument", heard: ["7 field [0, 1]"]) { stage in
            stage.cells.onValue(\.didChange) { [unowned stage] in stage.note($0, $1.name, $2) }
        },
        CellEventForm("on, on the main actor", heard: ["press field [0, 1]"]) { stage in
            stage.cells.on(\.didPress) { [unowned stage] in stage.note("press", $0.name, $1) }
        },
        CellEventForm("on, weak", heard: ["object tap field [0, 1]"]) { stage in
            stage.cells.on(\.didTap, weak: stage.object) { [unowned stage] in stage.note($0, "tap", $1.name, $2) }
        },
        CellEventForm("on, weak, with an argument", heard: ["object 7 field [0, 1]"]) { stage in
            stage.cells.onValue(\.didChange, weak: stage.object) { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("on, weak, on the main actor", heard: ["object press field [0, 1]"]) { stage in
            stage.cells.on(\.didPress, weak: stage.object) { [unowned stage] in stage.note($0, "press", $1.name, $2) }
        },
    ]

    /// What begins with each use.
    @MainActor static let ofUses = [
        CellEventForm("whileInUse", heard: ["cell field [0, 1]"]) { stage in
            stage.cells.whileInUse { [unowned stage] _, cell, field, path in stage.note(cell, field.name, path) }
        },
        CellEventForm("whileInUse, weak", heard: ["object cell field [0, 1]"]) { stage in
            stage.cells.whileInUse(weak: stage.object) { [unowned stage] object, _, cell, field, path in
                stage.note(object, cell, field.name, path)
            }
        },
    ]

    /// What cells emit, on the manager.
    @MainActor static let ofCells = [
        CellEventForm("onEvent(from:)", heard: ["cleared cell field [0, 1]"]) { stage in
            stage.manager.on(FieldCell.self).onEvent { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("onEvent(from:), weak", heard: ["object cleared cell field [0, 1]"]) { stage in
            stage.manager.on(FieldCell.self).onEvent(weak: stage.object) { [unowned stage] in
                stage.note($0, $1, $2, $3.name, $4)
            }
        },
        CellEventForm("onEvent(from:for:)", heard: ["cleared cell field [0, 1]"]) { stage in
            stage.manager.on(FieldCell.self, for: (any Hashable).self).onEvent { [unowned stage] in
                stage.note($0, $1, ($2 as? Field)?.name ?? "?", $3)
            }
        },
        CellEventForm("onEvent(from:for:), weak", heard: ["object cleared cell field [0, 1]"]) { stage in
            stage.manager.on(FieldCell.self, for: (any Hashable).self).onEvent(weak: stage.object) {
                [unowned stage] in stage.note($0, $1, $2, ($3 as? Field)?.name ?? "?", $4)
            }
        },
    ]

    /// What headers and footers emit, on the manager.
    @MainActor static let ofHeaders = [
        CellEventForm("onEvent(from:) of headers", heard: ["folded header top 0"]) { stage in
            stage.manager.on(header: FieldHeader.self).onEvent { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("onEvent(from:) of headers, weak", heard: ["object folded header top 0"]) { stage in
            stage.manager.on(header: FieldHeader.self).onEvent(weak: stage.object) { [unowned stage] in
                stage.note($0, $1, $2, $3.name, $4)
            }
        },
        CellEventForm("onEvent(from:for:) of headers", heard: ["folded header top 0"]) { stage in
            stage.manager.on(header: FieldHeader.self, for: (any Hashable).self).onEvent { [unowned stage] in
                stage.note($0, $1, ($2 as? Field)?.name ?? "?", $3)
            }
        },
        CellEventForm("onEvent(from:for:) of headers, weak", heard: ["object folded header top 0"]) { stage in
            stage.manager.on(header: FieldHeader.self, for: (any Hashable).self).onEvent(weak: stage.object) {
                [unowned stage] in stage.note($0, $1, $2, ($3 as? Field)?.name ?? "?", $4)
            }
        },
    ]
}
