import Testing
import UIKit

/// Zooming of scroll views.
@MainActor @Suite struct ZoomTests {
    final class Zoomer: NSObject, UIScrollViewDelegate {
        var view: UIView?
        var heard: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom \(scrollView.zoomScale)") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard.append("begin") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            heard.append("end \(scale)")
        }
    }

    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let zoomer = Zoomer()

    init() {
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 4)
        scroll.delegate = zoomer
        zoomer.view = content
    }

    /// The content size is the size of the scaled view, whose corner stays in place; the point in the middle stays in the middle.
    @Test(
        arguments: [
            (1, CGPoint(x: 0, y: 0), CGSize(width: 200, height: 300)),
            (2, CGPoint(x: 50, y: 50), CGSize(width: 400, height: 600)),
            (0.5, .zero, CGSize(width: 100, height: 150)), (0.25, .zero, CGSize(width: 50, height: 75)),
            (9, CGPoint(x: 150, y: 150), CGSize(width: 800, height: 1200)), (0, .zero, CGSize(width: 50, height: 75)),
            (.nan, .zero, CGSize(width: 200, height: 300)),
        ] as [(CGFloat, CGPoint, CGSize)])
    func scales(scale: CGFloat, offset: CGPoint, size: CGSize) {
        scroll.zoomScale = scale
        #expect(scroll.contentSize == size && scroll.contentOffset == offset)
        #expect(
            content.frame == CGRect(origin: .zero, size: size) && content.bounds.size == CGSize(width: 200, height: 300)
        )
    }

    /// A rectangle of the view is shown as large as fits, and in the middle as far as the content reaches.
    @Test(
        arguments: [
            (CGRect(x: 100, y: 100, width: 50, height: 50), 2, CGPoint(x: 200, y: 200)),
            (CGRect(x: 0, y: 0, width: 50, height: 25), 2, CGPoint(x: 0, y: 0)),
            (CGRect(x: 100, y: 100, width: 1, height: 1), 4, CGPoint(x: 352, y: 352)),
            (CGRect(x: 0, y: 0, width: 200, height: 400), 0.25, CGPoint.zero),
            (CGRect(x: 5, y: 5, width: 0, height: 4), 1, CGPoint.zero),
        ] as [(CGRect, CGFloat, CGPoint)])
    func rectangles(rect: CGRect, scale: CGFloat, offset: CGPoint) {
        scroll.zoom(to: rect, animated: false)
        #expect(scroll.zoomScale == scale && scroll.contentOffset == offset)
    }

    @Test func delegatesHear() {
        scroll.zoomScale = 2
        scroll.zoomScale = 2
        #expect(zoomer.heard == ["zoom 2.0"])
        scroll.setZoomScale(3, animated: true)
        #expect(zoomer.heard == ["zoom 2.0", "begin", "zoom 3.0", "end 3.0"])
        zoomer.view = nil
        scroll.zoomScale = 1
        #expect(scroll.zoomScale == 3 && zoomer.heard.count == 4)
    }

    /// Constraints place the view as if it were not scaled.
    ///
    /// The content size is the scaled size, and the corner stays in place.
    @Test func constraints() {
        content.translatesAutoresizingMaskIntoConstraints = false
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leftAnchor.constraint(equalTo: guide.leftAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.rightAnchor.constraint(equalTo: guide.rightAnchor),
            content.widthAnchor.constraint(equalToConstant: 120), content.heightAnchor.constraint(equalToConstant: 80),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 120, height: 80))
        scroll.zoomScale = 2
        for _ in 0..<2 {
            #expect(content.frame == CGRect(x: 0, y: 0, width: 240, height: 160))
            #expect(scroll.contentSize == CGSize(width: 240, height: 160))
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
        }
        scroll.zoomScale = 1
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
    }
}
