@_exported public import DeputyHeadless
