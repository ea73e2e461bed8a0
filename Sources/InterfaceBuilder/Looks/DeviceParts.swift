import Scene

/// The parts of a device around full screens: status bar, camera and home indicator.
struct DeviceParts {
    private let document: InterfaceDocument
    private let screen: DocumentScreen

    init(document: InterfaceDocument, screen: DocumentScreen) {
        (self.document, self.screen) = (document, screen)
    }

    /// Returns a scene with the parts of the device, or the scene itself if it is not as large as the screen.
    func added(to scene: Scene) -> Scene {
        guard let device = screen.device, let model = screen.model, let size = device.screenSize,
            scene.size.width == size.width, scene.size.height == size.height,
            let view = document.view(withID: scene.root), view.parent == nil, !document.keepsSize(view)
        else { return scene }
        let cover = device.cover ?? .init()
        let isPhone = !model.isPad
        let showsStatusBar = !(device.isLandscape && isPhone)
        return scene.replacing(
            screen: Scene.Screen(
                statusBarHeight: showsStatusBar ? cover.top : 0, cutout: isPhone ? Self.cutout(of: model) : .none,
                isLandscape: device.isLandscape, hasHomeIndicator: model.bottom > 0,
                cornerRadius: model.bottom > 0 ? (isPhone ? 40 : 18) : 0, hasLightStatusBar: isDark(.top, of: scene),
                hasLightHomeIndicator: isDark(.bottom, of: scene)))
    }

    /// Returns the camera of a phone: an island since status bars are 59 points high, before that a notch.
    private static func cutout(of model: ScreenDevice) -> Scene.Screen.Cutout {
        model.bottom == 0 ? .none : model.presentStatusBar >= 59 ? .island : .notch
    }

    /// Returns whether the area at the upper or the lower edge is dark: that of a bar, or of the frontmost view there.
    private func isDark(_ edge: Edge, of scene: Scene) -> Bool {
        var color: Scene.Color = document.appearance == .dark ? .black : .white
        for view in scene.views where view.parent == nil || view.parent == scene.root {
            guard !view.isHidden, let background = view.fill, background.alpha > 0.5 else { continue }
            let isWide = view.frame.width >= scene.size.width * 0.9
            let covers =
                switch edge {
                case .top:
                    view.kind == .bar ? view.className == "navigationBar" : view.frame.y <= 0 && view.frame.maxY >= 20
                case .bottom: view.frame.maxY >= scene.size.height && view.frame.y <= scene.size.height - 20
                }
            if view.parent == nil || isWide && covers { color = background }
        }
        return color.luminance < 0.5
    }

    private enum Edge { case top, bottom }
}

extension Scene.View {
    /// The color of the view's background, or of the first area that it draws.
    fileprivate var fill: Scene.Color? {
        if let background { return background }
        guard kind == .bar, case .fill(_, let color, _)? = drawing.first else { return nil }
        return color
    }
}

extension Scene.Color {
    /// The brightness from 0 to 1, as eyes weigh the components.
    var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
