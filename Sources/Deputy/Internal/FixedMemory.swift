/// Memory for a number of values, read by their address.
///
/// Code that reads an array retains it, which took an event 45 instructions for each of three arrays. The values may be read
/// as long as this is kept, and may not be objects or have any.
final class FixedMemory<Value> {
    /// Where the values are.
    struct Values {
        let first: UnsafeMutablePointer<Value>
        let count: Int

        /// A value; the caller has checked the index.
        subscript(index: Int) -> Value {
            @inline(__always) get { first[index] }
            nonmutating set { first[index] = newValue }
        }
    }

    let values: Values

    init(_ values: some Collection<Value>) {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
        _ = memory.initialize(from: values)
        self.values = Values(first: memory.baseAddress.unsafelyUnwrapped, count: values.count)
    }

    deinit {
        values.first.deinitialize(count: values.count)
        values.first.deallocate()
    }
}
