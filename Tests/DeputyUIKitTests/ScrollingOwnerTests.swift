#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import Testing
import UIKit

@MainActor
@Suite("Methods of a scroll view's delegate")
struct ScrollingOwnerTests {
    private final class Owner: NSObject, UITableViewDelegate {
        var scrolled = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    @Test("They reach the owner, though they are no events of a list (F28)")
    func reachTheOwner() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let manager = TableManager(table)
        let owner = Owner()
        manager.owner = owner
        table.contentOffset.y = 10
        #expect(owner.scrolled == 1)
        #expect(manager.forwardedSelectors.contains("scrollViewDidScroll:"))
    }
}
#endif
