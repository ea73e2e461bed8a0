import Foundation

/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// A view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state; itself where left out.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Itself.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; where left out, one of the type of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the type of the view's own.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
