import TestSupport
import Testing

@MainActor
@Suite("A sample's downloads")
struct DownloadsTests {
    @Test("Each value is loaded once, also if it was asked for ahead; one that is here is not given up")
    func loadedOnce() async {
        var loaded: [Int] = []
        let covers = Downloads<Int, String> { id in
            loaded.append(id)
            return "cover \(id)"
        }
        covers.start(1)
        expectEqual(await covers.start(1).value, "cover 1")
        covers.cancel(1)
        expectEqual(await covers.start(1).value, "cover 1")
        expectEqual(loaded, [1])
    }

    @Test("One that is given up on its way is loaded again")
    func givenUp() async {
        var loaded = 0
        let covers = Downloads<Int, Int> { id in
            loaded += 1
            return loaded
        }
        let first = covers.start(1)
        covers.cancel(1)
        expectTrue(first.isCancelled)
        let second = covers.start(1)
        expectEqual(await [first.value, second.value], [1, 2])
    }
}
