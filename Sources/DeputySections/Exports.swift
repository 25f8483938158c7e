@_exported public import DeputyLists
@_exported public import DeputyPaging
