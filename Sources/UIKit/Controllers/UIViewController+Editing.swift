import Foundation

extension UIViewController {
    /// A button that begins editing, and ends it when it goes on.
    final func makeEditButtonItem() -> UIBarButtonItem {
        let made = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        made.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        return made
    }
}
