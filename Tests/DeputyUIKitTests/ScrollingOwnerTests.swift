#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import Testing
import UIKit

@MainActor
@Suite("Events of a scroll view")
struct ScrollingOwnerTests {
    private final class Owner: NSObject, UITableViewDelegate {
        var scrolled = 0
        var proposed: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            proposed.append(targetContentOffset.pointee.y)
            if withVelocity.y > 1 { targetContentOffset.pointee.y += 1 }
        }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("They reach the closures, then the owner, and are not forwarded (F28, F99)")
    func reachTheOwner() {
        let manager = TableManager(table)
        let owner = Owner()
        manager.owner = owner
        table.contentOffset.y = 10
        #expect(owner.scrolled == 1)
        #expect(manager.forwardedSelectors.isEmpty)
        var offsets: [CGFloat] = []
        manager.onHost.didScroll { list in offsets.append(list.contentOffset.y) }
        table.contentOffset.y = 20
        #expect(owner.scrolled == 2)
        #expect(offsets == [20])
    }

    @Test("Closures and the owner set where the content comes to rest; without them the list's target stays (F99)")
    func targets() {
        let manager = TableManager(table)
        let owner = Owner()
        manager.owner = owner
        #expect(target(at: 1) == 100)
        #expect(target(at: 2) == 101)
        manager.onHost.willEndDragging { list, end in end.target.y = 44 }
        #expect(target(at: 1) == 44)
        #expect(target(at: 2) == 45)
        #expect(owner.proposed == [100, 100, 44, 44])
    }

    private func target(at velocity: CGFloat) -> CGFloat {
        var target = CGPoint(x: 0, y: 100)
        table.delegate?.scrollViewWillEndDragging?(
            table, withVelocity: CGPoint(x: 0, y: velocity), targetContentOffset: &target)
        return target.y
    }
}
#endif
