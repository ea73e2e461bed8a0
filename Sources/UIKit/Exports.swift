// Importing UIKit also imports these modules, as with Apple's UIKit.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
