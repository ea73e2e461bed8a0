import Foundation

extension UIViewController {
    /// Creates a button that toggles the editing mode.
    final func makeEditButtonItem() -> UIBarButtonItem {
        let made = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        made.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        return made
    }
}
