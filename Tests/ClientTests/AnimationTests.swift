import QuartzCore
import Testing
import UIKit

/// Layers store animations, which end as soon as they are added; transforms are computed.
@MainActor @Suite struct AnimationTests {
    final class Listener: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "removed") }
    }

    let layer = CALayer()
    let listener = Listener()

    private func animation(_ repeatCount: Float = 0, stays: Bool = false) -> CABasicAnimation {
        let made = CABasicAnimation(keyPath: "opacity")
        made.toValue = 1
        made.repeatCount = repeatCount
        made.isRemovedOnCompletion = !stays
        made.delegate = listener
        return made
    }

    @Test func oneThatEndsIsOverAtOnce() {
        layer.add(animation(), forKey: "fade")
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "fade") == nil)
        #expect(listener.heard == ["start", "end"])
    }

    @Test func oneThatStaysIsKept() {
        let given = animation(stays: true)
        layer.add(given, forKey: "fade")
        given.toValue = 0
        let kept = layer.animation(forKey: "fade") as? CABasicAnimation
        #expect(kept?.keyPath == "opacity" && kept?.toValue as? Int == 1)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && listener.heard == ["start", "end"])
    }

    @Test func anEndlessOneGoesOnUntilItIsRemoved() {
        layer.add(animation(.infinity), forKey: "spin")
        layer.add(animation(.infinity), forKey: nil)
        #expect(layer.animationKeys()?.count == 2 && listener.heard == ["start", "start"])
        layer.add(animation(.infinity), forKey: "spin")
        layer.removeAnimation(forKey: "spin")
        #expect(layer.animation(forKey: "spin") == nil && listener.heard.suffix(3) == ["removed", "start", "removed"])
        #expect(layer.presentation() === layer)
    }

    /// Runs a closure when an animation has stopped.
    final class Chaining: NSObject, CAAnimationDelegate {
        var ends = 0
        var next: () -> Void = {}
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            ends += 1
            next()
        }
    }

    @Test func delegatesMayChangeTheLayer() {
        let chaining = Chaining()
        let first = animation(.infinity)
        first.delegate = chaining
        chaining.next = { [layer, listener] in
            #expect(layer.animationKeys() == nil)
            let next = CABasicAnimation(keyPath: "opacity")
            next.delegate = listener
            layer.add(next, forKey: "next")
        }
        layer.add(first, forKey: "first")
        layer.removeAllAnimations()
        #expect(chaining.ends == 1 && listener.heard == ["start", "end"])
    }

    /// A delegate that starts a new animation each time one has stopped is called only a limited number of times.
    @Test func chainsWithoutEndEnd() {
        let chaining = Chaining()
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.delegate = chaining
        chaining.next = { [layer] in layer.add(pulse, forKey: "pulse") }
        layer.add(pulse, forKey: "pulse")
        #expect((2...20).contains(chaining.ends) && layer.animationKeys() == nil)
        let before = chaining.ends
        chaining.next = {}
        layer.add(pulse, forKey: "pulse")
        #expect(chaining.ends == before + 1)
    }

    @Test func whatHasBegunIsThereForItsDelegate() {
        final class Looking: NSObject, CAAnimationDelegate {
            let layer = CALayer()
            var keys: [String]?
            func animationDidStart(_ anim: CAAnimation) { keys = layer.animationKeys() }
        }
        let looking = Looking()
        let spin = animation(.infinity)
        spin.delegate = looking
        looking.layer.add(spin, forKey: "spin")
        #expect(looking.keys == ["spin"])
        looking.layer.removeAllAnimations()
    }

    @Test(arguments: [Float.infinity, .greatestFiniteMagnitude]) func asGoodAsEndless(count: Float) {
        layer.add(animation(count), forKey: "spin")
        #expect(layer.animationKeys() == ["spin"] && listener.heard == ["start"])
    }

    @Test func copiesHaveEverything() {
        let keys = CAKeyframeAnimation(keyPath: "position.x")
        (keys.values, keys.duration, keys.calculationMode) = ([1, 2], 3, .cubic)
        keys.timingFunction = CAMediaTimingFunction(name: .easeOut)
        let group = CAAnimationGroup()
        group.animations = [keys]
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: "all")
        let kept = (layer.animation(forKey: "all") as? CAAnimationGroup)?.animations?.first as? CAKeyframeAnimation
        #expect(kept?.values?.count == 2 && kept?.duration == 3 && kept?.calculationMode == .cubic)
        var point: [Float] = [0, 0]
        kept?.timingFunction?.getControlPoint(at: 2, values: &point)
        #expect(point == [0.58, 1])
        let slide = CATransition()
        (slide.type, slide.subtype) = (.push, .fromLeft)
        #expect((slide.copy() as? CATransition)?.subtype == .fromLeft)
        let spring = CASpringAnimation(keyPath: "bounds")
        spring.damping = 5
        #expect((spring.copy() as? CASpringAnimation)?.damping == 5)
    }

    @Test func matrices() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let plane = CATransform3DGetAffineTransform(turn)
        #expect(abs(plane.a) < 1e-12 && plane.b == 1 && plane.c == -1)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
        #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
        let back = CATransform3DConcat(moved, CATransform3DInvert(moved))
        #expect(CATransform3DIsIdentity(back) && CATransform3DIsAffine(CATransform3DMakeScale(2, 2, 1)))
        #expect(!CATransform3DIsAffine(moved) && CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test func transformsOfLayersAndViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var tilted = CATransform3DMakeScale(2, 2, 1)
        tilted.m34 = -1 / 500
        view.layer.transform = tilted
        #expect(view.layer.transform == tilted && view.transform == CGAffineTransform(scaleX: 2, y: 2))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.layer.transform))
        layer.contents = "picture"
        #expect(layer.contentsGravity == .resize && layer.contents as? String == "picture")
    }

    /// A paused animator has made its changes, and calls its completion handler once.
    @Test func animatorsThatWait() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        func animator() -> UIViewPropertyAnimator {
            let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: .zero)
            let made = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
            made.addAnimations { view.alpha = 0 }
            made.addCompletion { ends.append($0) }
            return made
        }
        let scrubbed = animator()
        scrubbed.fractionComplete = 0.4
        #expect(view.alpha == 0 && scrubbed.state == .active && scrubbed.fractionComplete == 0.4 && ends.isEmpty)
        scrubbed.isReversed = true
        scrubbed.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(ends == [.start] && scrubbed.state == .inactive)
        let (stopped, finished) = (animator(), animator())
        for one in [stopped, finished] { one.pauseAnimation() }
        stopped.stopAnimation(true)
        finished.stopAnimation(false)
        #expect(stopped.state == .inactive && finished.state == .stopped)
        for one in [stopped, finished] { one.finishAnimation(at: .current) }
        #expect(ends == [.start, .current] && finished.timingParameters?.timingCurveType == .spring)
        UIView.animate(springDuration: 0.5, bounce: 0.2) { view.alpha = 0.5 }
        #expect(view.alpha == 0.5)
    }
}
