extension Sequence {
    /// The elements in an order; equal ones stay as they come.
    ///
    /// Their places are sorted, so that one sort serves all types: one of its own for each type is three kilobytes of an app.
    package func inOrder(_ areInOrder: (Element, Element) -> Bool) -> [Element] {
        let all = Array(self)
        return placesInOrder(all.count) { areInOrder(all[$0], all[$1]) }.map { all[$0] }
    }
}

@inline(never)
private func placesInOrder(_ count: Int, _ areInOrder: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: areInOrder)
}
