#if !canImport(Darwin)
extension UTTypeDeclarations {
  /// The declarations of the types that the library provides as constants.
  static var standard: [(String, UTTypeDeclaration)] {
    [
      type(.item, []),
      type(.content, []),
      type(.compositeContent, [.content]),
      type(.data, [.item]),
      type(.directory, [.item]),
      type(.folder, [.directory]),
      type(.package, [.directory]),
      type(.bundle, [.directory]),
      type(.symbolicLink, [.item]),
      type(.archive, [.data]),
      type(.zip, [.archive], files: ["zip"], mime: ["application/zip"]),
      type(.gzip, [.archive], files: ["gz", "gzip"], mime: ["application/gzip"]),
      type(.database, [.data]),
      type(.executable, [.data]),
      type(.font, [.data, .content]),
      type(.text, [.data, .content]),
      type(.plainText, [.text], files: ["txt", "text"], mime: ["text/plain"]),
      type(.utf8PlainText, [.plainText], mime: ["text/plain;charset=utf-8"]),
      type(.delimitedText, [.text]),
      type(.commaSeparatedText, [.delimitedText], files: ["csv"], mime: ["text/csv"]),
      type(
        .tabSeparatedText,
        [.delimitedText],
        files: ["tsv"],
        mime: ["text/tab-separated-values"]
      ),
      type(.log, [.plainText], files: ["log"]),
      type(.json, [.text], files: ["json"], mime: ["application/json"]),
      type(.xml, [.text], files: ["xml"], mime: ["application/xml", "text/xml"]),
      type(.yaml, [.text], files: ["yml", "yaml"], mime: ["application/x-yaml"]),
      type(.html, [.text], files: ["html", "htm"], mime: ["text/html"]),
      type(.css, [.text], files: ["css"], mime: ["text/css"]),
      type(.rtf, [.text], files: ["rtf"], mime: ["text/rtf"]),
      type(.rtfd, [.package, .compositeContent], files: ["rtfd"]),
      type(.propertyList, [.data], files: ["plist"]),
      type(.xmlPropertyList, [.propertyList, .xml]),
      type(.binaryPropertyList, [.propertyList]),
      type(.sourceCode, [.plainText]),
      type(.swiftSource, [.sourceCode], files: ["swift"], mime: ["text/x-swift"]),
      type(.cSource, [.sourceCode], files: ["c"]),
      type(.cHeader, [.sourceCode], files: ["h"]),
      type(.script, [.sourceCode]),
      type(.shellScript, [.script], files: ["sh"]),
      type(.pythonScript, [.script], files: ["py"], mime: ["text/x-python"]),
      type(.javaScript, [.script], files: ["js", "mjs"], mime: ["text/javascript"]),
      type(.pdf, [.data, .compositeContent], files: ["pdf"], mime: ["application/pdf"]),
      type(.image, [.data, .content]),
      type(.png, [.image], files: ["png"], mime: ["image/png"]),
      type(.jpeg, [.image], files: ["jpeg", "jpg"], mime: ["image/jpeg"]),
      type(.gif, [.image], files: ["gif"], mime: ["image/gif"]),
      type(.tiff, [.image], files: ["tiff", "tif"], mime: ["image/tiff"]),
      type(.bmp, [.image], files: ["bmp"], mime: ["image/bmp"]),
      type(.heic, [.image], files: ["heic"], mime: ["image/heic"]),
      type(.webP, [.image], files: ["webp"], mime: ["image/webp"]),
      type(.svg, [.image, .xml], files: ["svg"], mime: ["image/svg+xml"]),
      type(.audiovisualContent, [.data, .content]),
      type(.movie, [.audiovisualContent]),
      type(.video, [.movie]),
      type(.mpeg4Movie, [.movie], files: ["mp4"], mime: ["video/mp4"]),
      type(.quickTimeMovie, [.movie], files: ["mov", "qt"], mime: ["video/quicktime"]),
      type(.audio, [.audiovisualContent]),
      type(.mp3, [.audio], files: ["mp3"], mime: ["audio/mpeg"]),
      type(.wav, [.audio], files: ["wav"], mime: ["audio/wav"]),
      type(.mpeg4Audio, [.audio], files: ["m4a"], mime: ["audio/mp4"]),
      type(.presentation, [.compositeContent]),
      type(.spreadsheet, [.content]),
      type(.url, [.data]),
      type(.fileURL, [.url]),
      type(.vCard, [.text], files: ["vcf"], mime: ["text/vcard"]),
    ]
  }

  private static func type(
    _ type: UTType,
    _ supertypes: [UTType],
    files: [String] = [],
    mime: [String] = []
  ) -> (String, UTTypeDeclaration) {
    let declaration = UTTypeDeclaration(
      supertypes: supertypes.map(\.identifier),
      filenameExtensions: files,
      mimeTypes: mime
    )
    return (type.identifier, declaration)
  }
}
#endif
