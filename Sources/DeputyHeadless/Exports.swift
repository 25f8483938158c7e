@_exported public import DeputyDelegates
@_exported public import DeputyDiffable
@_exported public import DeputyFollowing
@_exported public import DeputyLists
@_exported public import DeputyPaging
@_exported public import DeputyRecording
@_exported public import DeputyStreams

// Points, sizes and rectangles come along, as with UIKit; on Linux they are Foundation's.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#endif
