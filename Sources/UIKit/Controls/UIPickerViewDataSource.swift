import Foundation

/// How many values there are to choose from.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many values a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
