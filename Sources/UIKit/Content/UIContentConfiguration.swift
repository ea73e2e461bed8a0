import Foundation

/// A value that describes the content of a cell and creates the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state; the configuration itself by default.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Returns the configuration itself by default.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration; by default, one of the same type as the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether a configuration has the same type as the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
