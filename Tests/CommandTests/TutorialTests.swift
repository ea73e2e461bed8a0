import Testing

/// The tutorials show the real output of their commands; `PLUMB_RECORD=1 swift test --filter TutorialTests` records it.
@Suite struct TutorialTests {
    private static let pages = ["Documentation/Tutorial.md", "Documentation/zh-Hans/Tutorial.md"]

    @Test(arguments: pages) func commandsPrintWhatThePageShows(page: String) throws {
        try CommandPage(page).checkWithFiles()
    }

    /// Both languages run the same commands on the same files.
    @Test func thePagesHaveTheSameSteps() throws {
        let pages = try Self.pages.map { page in try CommandPage(page) }
        #expect(pages[0].blocks.map(\.command) == pages[1].blocks.map(\.command))
        #expect(pages[0].files == pages[1].files && pages[0].files.count >= 2)
    }
}
