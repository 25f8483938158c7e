public import Deputy
public import Foundation

/// Where the views of a mapping come from. Set it in the closure of the registration: the list gets the class or the nib as soon
/// as that returns.
///
/// ```swift
/// manager.register(PostCell.self) { mapping in
///     mapping.nibName = "LargePostCell"
///     mapping.bundle = .module
/// }
/// ```
extension ViewMapping {
    /// The identifier under which the list reuses the views; made for the mapping unless it is set.
    ///
    /// A nib's own identifier, if it has one, takes the place of the one that was made: a list accepts no other. So mappings
    /// whose views come from one nib share its identifier. Mappings of one class that share an identifier share their
    /// views; one that another class has already is an anomaly, and another one is made.
    public var reuseIdentifier: String {
        get { identifier }
        set { change(late: .lateViewSource("reuseIdentifier")) { $0.identifier = newValue } }
    }

    /// The nib that the views are made from; nil by default, for the one with the name of the class, or for the class if there is
    /// no such nib.
    public var nibName: String? {
        get { source.nibName }
        set { change(late: .lateViewSource("nibName")) { $0.nibName = newValue } }
    }

    /// The bundle of the nib; nil by default, for the one that the class is in. A Swift package's nibs are in `.module`.
    public var bundle: Bundle? {
        get { source.bundle }
        set { change(late: .lateViewSource("bundle")) { $0.bundle = newValue } }
    }
}
