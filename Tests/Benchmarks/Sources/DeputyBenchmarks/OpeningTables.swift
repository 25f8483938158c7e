import DeputyHeadless
import Foundation

/// Times opening a screen, which people wait for.
@MainActor
func openingTable() -> [Bound] {
    func opening(_ name: String, _ screen: any OpeningScreen.Type) -> Task {
        Task(name: name, events: 10) { for _ in 0..<10 { open(screen) } }
    }
    let (deputy, hand) = ("Deputy", "written by hand")
    let times = measure([opening(deputy, DeputyScreen.self), opening(hand, HandWrittenScreen.self)], rounds: 11)
    print("| a screen of 20 cell types | µs |\n|---|--:|")
    for name in [hand, deputy] { print("| \(name) | \(String(format: "%.0f", times[name]! / 1_000)) |") }
    print()
    return [
        Bound(
            claim: "opening a screen of 20 cell types against written by hand", value: times[deputy]! / times[hand]!,
            limit: 4)
    ]
}
