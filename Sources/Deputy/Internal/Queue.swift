/// Elements in the order they came, the oldest taken first.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var count: Int { elements.count - start }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { elements.append(element) }

    /// Takes the oldest element; nil if there is none.
    /// - Complexity: O(1) on average.
    mutating func popFirst() -> Element? {
        guard start < elements.count else { return nil }
        var element: Element?
        swap(&element, &elements[start])
        start += 1
        // The taken elements are removed when they are half of all, so each element is moved once on average.
        if start * 2 >= elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }

    mutating func removeAll() { self = Queue() }
}
