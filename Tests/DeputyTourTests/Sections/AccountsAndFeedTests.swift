import DeputyHeadless
import DeputySections
import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The screen of accounts (F56, F75)")
struct AccountsTests {
    private let table = HeadlessTable(height: 2_000)

    @Test("Sections without accounts are hidden, the others are in their order, with titles")
    func hiding() async {
        let accounts = Accounts(table) { _ in }
        table.layoutIfNeeded()
        expectEqual(accounts.binder.displayedSections, [.offer])
        await accounts.load { [] }
        table.layoutIfNeeded()
        expectEqual(accounts.binder.displayedSections, [.offer])
        await accounts.load {
            expectTrue(accounts.isLoading)
            return [
                Account(id: "Gold", kind: .creditCard, balance: -120),
                Account(id: "Everyday", kind: .checking, balance: 900),
                Account(id: "Shares", kind: .investing, balance: 70),
            ]
        }
        table.layoutIfNeeded()
        expectFalse(accounts.isLoading)
        expectEqual(accounts.binder.displayedSections, [.offer, .checking, .other])
        expectEqual((0..<2).map { table.cell(at: [2, $0])?.text }, ["Gold: -120 €", "Shares: 70 €"])
        expectEqual((0..<3).map { table.header(inSection: $0)?.title }, [nil, "CHECKING", "OTHER"])
        expectEqual((0..<3).map { table.footer(inSection: $0)?.title }, [nil, nil, "Credit cards and investments."])
        expectEqual(accounts.binder.manager.anomalies, [])
    }

    @Test("A tap opens the account of its row")
    func opening() async {
        var opened: [String] = []
        let accounts = Accounts(table) { opened.append($0.id) }
        await accounts.load { [Account(id: "Rainy day", kind: .savings, balance: 5)] }
        table.layoutIfNeeded()
        table.tap([1, 0])
        expectEqual(opened, ["Rainy day"])
    }
}

@MainActor
@Suite("The feed (F58, F75)")
final class FeedTests {
    private let table = HeadlessTable(height: 6)
    private struct Offline: Error {}
    private var isOffline = true

    private func settle(_ feed: Feed) async {
        table.layoutIfNeeded()
        await untilSettled()
        await until("nothing is loaded") { feed.binder.pages()?.state != .loading }
        table.layoutIfNeeded()
    }

    @Test("The first page loads as the feed is shown, another each time its end is near, and none after the last")
    func paging() async {
        table.rowHeight = 1
        var starts: [Int] = []
        let feed = Feed(table) { start in
            starts.append(start)
            return (start..<min(start + 8, 12)).map { Headline(id: $0, text: "\($0)", isAdvertisement: $0 == 1) }
        }
        table.layoutIfNeeded()
        await settle(feed)
        expectEqual(starts, [0])
        expectEqual(table.cell(at: [0, 1])?.text, "1 (Ad)")
        for _ in 0..<3 {
            table.scroll(to: [0, feed.headlines.count - 1])
            await settle(feed)
            table.scroll(to: [0, 0])
        }
        expectEqual(starts, [0, 8, 12])
        expectEqual(feed.headlines.map(\.id), Array(0..<12))
    }

    @Test("A page that failed is loaded again on demand")
    func failing() async {
        let feed = Feed(table) { [self] start in
            if isOffline { throw Offline() }
            return start == 0 ? [Headline(id: 0, text: "news")] : []
        }
        table.layoutIfNeeded()
        await settle(feed)
        expectEqual(feed.headlines, [])
        expectEqual(feed.binder.pages()?.state, .failed(Offline()))
        isOffline = false
        feed.binder.pages()?.again()
        await settle(feed)
        expectEqual(feed.headlines.map(\.text), ["news"])
    }
}
