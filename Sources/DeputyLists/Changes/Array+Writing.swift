extension Array {
    /// An array whose memory a closure initializes; the closure is not called if there is none.
    // Of an empty array the standard library writes the count too, into memory that all threads share, and a diff may run on any
    // thread: the thread sanitizer reports that.
    @inlinable
    init(writing capacity: Int, _ body: (inout UnsafeMutableBufferPointer<Element>, inout Int) -> Void) {
        self = capacity == 0 ? [] : Array(unsafeUninitializedCapacity: capacity, initializingWith: body)
    }
}
