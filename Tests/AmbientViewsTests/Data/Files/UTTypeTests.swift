import Ambient
import Foundation
import Testing

@Suite struct `A file type` {
  @Test func `A UTType conforms to its supertypes`() {
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .swiftSource))
    #expect(!UTType.text.conforms(to: .swiftSource))
    #expect(UTType.swiftSource.isSubtype(of: .item))
    #expect(!UTType.text.isSubtype(of: .text))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.plainText.supertypes == [.text, .data, .item, .content])
  }

  @Test func `A UTType can be looked up by its identifier`() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("org.example.unheard-of") == nil)
    #expect(UTType("dyn.unknown") == nil)
    #expect(UTType.png.description == "public.png")
    #expect(UTType.png.isPublic)
    #expect(UTType.png.isDeclared)
  }

  @Test func `A UTType has filename extensions and MIME types`() {
    #expect(UTType(filenameExtension: "TXT") == .plainText)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType.html.preferredMIMEType == "text/html")
    #expect(UTType(mimeType: "text/html", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "no/such") == nil)
    #expect(UTType.data.preferredFilenameExtension == nil)
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func `An unknown extension such as tar.lz gets a UTType that conforms to the given type`() {
    let type = UTType(filenameExtension: "TAR.LZ", conformingTo: .archive)
    #expect(type?.conforms(to: .archive) == true)
    #expect(type?.preferredFilenameExtension == "tar.lz")
    #expect(type == UTType(filenameExtension: "tar.lz", conformingTo: .archive))
  }

  @Test func `A UTType is dynamic if no declared type has its extension and supertype`() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy", conformingTo: .text))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == "xyzzy")
    #expect(type.supertypes == [.text, .data, .item, .content])
    #expect(type == UTType(filenameExtension: "xyzzy", conformingTo: .text))
    #expect(type != UTType(filenameExtension: "xyzzy"))
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
  }

  @Test func `A program can declare a UTType`() {
    let plain = UTType(exportedAs: "org.example.plain")
    #expect(plain.supertypes == [.data, .item])
    let song = UTType(exportedAs: "org.example.song", conformingTo: .json)
    #expect(song.conforms(to: .json))
    #expect(song.preferredFilenameExtension == nil)
    #expect(UTType("org.example.song") == song)
    UTType.declare(
      "org.example.song",
      conformingTo: [.xml],
      filenameExtensions: ["song", "tune"],
      mimeTypes: ["text/song"]
    )
    #expect(!song.conforms(to: .json))
    #expect(song.conforms(to: .xml))
    #expect(UTType(importedAs: "org.example.song", conformingTo: .json).conforms(to: .xml))
    #expect(UTType(filenameExtension: "tune") == song)
    #expect(UTType(mimeType: "text/song") == song)
    #expect(song.preferredFilenameExtension == "song")
  }

  @Test func `A filename extension or MIME type belongs to the UTType that declared it last`() {
    func declare(_ name: String, _ fileExtension: String = "novel") -> UTType {
      UTType.declare(
        "org.example.\(name)",
        filenameExtensions: [fileExtension],
        mimeTypes: ["text/\(fileExtension)"]
      )
    }
    let draft = declare("draft")
    let book = declare("book")
    #expect(UTType(filenameExtension: "novel") == book)
    #expect(declare("draft") == draft)
    #expect(UTType(filenameExtension: "novel") == draft)
    #expect(UTType(mimeType: "text/novel") == draft)
    #expect(UTType(exportedAs: "org.example.book") == book)
    #expect(UTType(filenameExtension: "novel") == draft)
    #expect(declare("draft", "story") == draft)
    #expect(UTType(filenameExtension: "novel") == book)
    #expect(UTType(filenameExtension: "story") == draft)
  }

  @Test func `A UTType can be encoded and decoded`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
