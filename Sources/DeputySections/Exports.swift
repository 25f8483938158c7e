@_exported public import DeputyLists
