import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@Suite("The order of sections in a batch (F62)")
struct SectionOrderInBatchesTests {
    @Test("A batch names the sections that come, go or are reloaded in ascending order")
    func ascending() {
        func sections(_ ids: String) -> [ListSection<Character, Thing>] { ids.map { ListSection($0, []) } }
        let coming = ChangeSet(fromSections: sections("BD"), toSections: sections("ABCDE"))
        expectEqual(coming.stages.map(\.insertedSections), [[0, 2, 4]])
        let going = ChangeSet(fromSections: sections("ABCDE"), toSections: sections("BD"))
        expectEqual(going.stages.map(\.deletedSections), [[0, 2, 4]])
    }
}
