import Foundation
import Testing

@_spi(Host) @testable import UIKit

/// Invalid lengths, and delegates that change the scroll view which calls them.
extension RestingTests {
    /// A view has a finite position with any numbers, and scrolls again once the numbers are valid.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func whatIsNoLengthEnds(length: CGFloat) {
        for kind in [Kind.plain, .table, .collection, .sideways] {
            let view = make(kind)
            let window = show(view, .bar)
            let size = view.contentSize
            view.contentInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
            window.layoutIfNeeded()
            view.contentSize = CGSize(width: length, height: length)
            window.layoutIfNeeded()
            view.scrollRectToVisible(CGRect(x: length, y: length, width: length, height: length), animated: false)
            window.layoutIfNeeded()
            view.contentInset = .zero
            view.contentSize = size
            view.contentOffset = CGPoint(x: 0, y: -64)
            window.layoutIfNeeded()
            #expect(view.contentOffset.y == -64, "\(kind)")
            #expect(window.layoutFindings.isEmpty, "\(kind)")
        }
    }

    /// A delegate may change insets, sizes and the refresh control when it is notified of scrolling or of insets.
    @Test func delegatesChangeWhatTellsThem() {
        final class Meddler: NSObject, UIScrollViewDelegate {
            var told = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                scrollView.contentInset.bottom = 20
                scrollView.contentSize.height = 150
            }
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                told += 1
                scrollView.contentInset.left = 7
                scrollView.refreshControl?.endRefreshing()
            }
        }
        let (meddler, view, control) = (Meddler(), make(.short), UIRefreshControl())
        view.delegate = meddler
        view.refreshControl = control
        let window = show(view, .bar)
        control.beginRefreshing()
        window.layoutIfNeeded()
        #expect(!control.isRefreshing && meddler.told > 0)
        #expect(view.contentInset == UIEdgeInsets(top: 0, left: 7, bottom: 20, right: 0))
        #expect(view.contentOffset.y == -64)
    }

    /// A refresh control releases the space that it took, whatever its height is by then.
    @Test func controlsOfChangingHeight() {
        final class Control: UIRefreshControl {
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: isRefreshing ? 80 : 60) }
        }
        let (view, control) = (make(.plain), Control())
        view.refreshControl = control
        control.beginRefreshing()
        #expect(view.contentInset.top == 80)
        control.endRefreshing()
        #expect(view.contentInset.top == 0)
    }

    /// The insets from before the refresh are restored, also negative ones.
    @Test(arguments: [0, 12, -30, -100] as [CGFloat]) func insetsFromBefore(top: CGFloat) {
        let (view, control) = (make(.plain), UIRefreshControl())
        view.contentInset.top = top
        view.refreshControl = control
        control.beginRefreshing()
        #expect(view.contentInset.top == top + 60)
        control.endRefreshing()
        #expect(view.contentInset.top == top)
    }

    /// Insets that are set while a control refreshes do not become negative afterwards.
    @Test(arguments: [(0, 0), (-10, -10), (100, 40)] as [(CGFloat, CGFloat)])
    func insetsSetMeanwhile(top: CGFloat, rest: CGFloat) {
        let (view, control) = (make(.plain), UIRefreshControl())
        view.refreshControl = control
        control.beginRefreshing()
        view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        control.endRefreshing()
        #expect(view.contentInset.top == rest)
    }
}
