import Ambient
import AmbientTestSupport
import Foundation
import Testing

@Suite struct `A file wrapper` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `A file wrapper is a file, a directory or a symbolic link`() throws {
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    let directory = FileWrapper(directoryWithFileWrappers: ["a.txt": file])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/a.txt"))
    for (wrapper, kind) in [(file, 0), (directory, 1), (link, 2)] {
      #expect(wrapper.isRegularFile == (kind == 0))
      #expect((wrapper.regularFileContents != nil) == (kind == 0))
      #expect(wrapper.isDirectory == (kind == 1))
      #expect((wrapper.fileWrappers != nil) == (kind == 1))
      #expect(wrapper.isSymbolicLink == (kind == 2))
      #expect((wrapper.symbolicLinkDestinationURL != nil) == (kind == 2))
    }
    #expect(file.preferredFilename == "a.txt")
  }

  @Test func `A file wrapper has equal content after it is written and read`() throws {
    let book = FileWrapper(directoryWithFileWrappers: [:])
    #expect(
      book.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt") == "a.txt"
    )
    #expect(
      book.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt") == "a 2.txt"
    )
    let inner = FileWrapper(directoryWithFileWrappers: [
      "link": FileWrapper(symbolicLinkWithDestinationURL: folder.url)
    ])
    inner.preferredFilename = "inner"
    #expect(book.addFileWrapper(inner) == "inner")
    let url = folder.file("book")
    try book.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(book.filename == "book")
    #expect(inner.filename == "inner")
    let read = try FileWrapper(url: url)
    #expect(read.filename == "book")
    #expect(read.fileWrappers?.keys.sorted() == ["a 2.txt", "a.txt", "inner"])
    #expect(read.fileWrappers?["a 2.txt"]?.regularFileContents == Data("2".utf8))
    let link = read.fileWrappers?["inner"]?.fileWrappers?["link"]
    #expect(link?.symbolicLinkDestinationURL?.standardizedFileURL.path == folder.url.path)
    #expect(book.matchesContents(of: url))
    let child = try #require(book.fileWrappers?["a.txt"])
    #expect(book.keyForChildFileWrapper(child) == "a.txt")
    book.removeFileWrapper(child)
    #expect(book.keyForChildFileWrapper(child) == nil)
    #expect(!book.matchesContents(of: url))
    try book.write(to: url, originalContentsURL: url)
    #expect(try FileWrapper(url: url).fileWrappers?.count == 2)
  }

  @Test(arguments: [[], FileWrapper.WritingOptions.atomic])
  func `Writing a file wrapper replaces the item at the URL`(
    options: FileWrapper.WritingOptions
  ) throws {
    let url = folder.file("place")
    let file = FileWrapper(regularFileWithContents: Data("file".utf8))
    let directory = FileWrapper(directoryWithFileWrappers: ["file": file])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/nowhere"))
    for wrapper in [file, directory, link, file, link, directory, file, file] {
      try wrapper.write(to: url, options: options, originalContentsURL: nil)
      #expect(wrapper.matchesContents(of: url))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["place"])
  }

  @Test func `A file wrapper that cannot be written leaves no files behind`() throws {
    let file = FileWrapper(regularFileWithContents: Data())
    let url = folder.file("missing/place")
    #expect(throws: (any Error).self) {
      try file.write(to: url, options: .atomic, originalContentsURL: nil)
    }
    #expect(throws: CocoaError.self) { try FileWrapper(url: url) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `Adding a child to a file wrapper that is not a directory stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let file = FileWrapper(regularFileWithContents: Data())
      file.addFileWrapper(FileWrapper(regularFileWithContents: Data()))
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      printed.contains(
        """
        This FileWrapper is not a directory.

        To fix this:
          • Check 'isDirectory' first.
        """
      )
    )
  }
}
