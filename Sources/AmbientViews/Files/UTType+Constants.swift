#if !canImport(Darwin)
/// The types that every program knows.
extension UTType {
  /// Anything that can be in a folder.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that a user looks at or listens to.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content made of several kinds of content.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Any bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// Any directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A directory that users look into.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A directory that users take for a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory of a known layout.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A file that leads to another one.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Files in a file.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A zip archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// Any text, formatted or not.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without a format, in any encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without a format, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Rows of text with separators.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Rows of text with commas.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Rows of text with tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// What a program noted.
  public static var log: UTType { UTType(known: "public.log") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// A style sheet of the web.
  public static var css: UTType { UTType(known: "public.css") }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// Rich text with attachments, in a directory.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in binary form.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// The source of a program.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A header of C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// The source of a program that runs as it is.
  public static var script: UTType { UTType(known: "public.script") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Any image.
  public static var image: UTType { UTType(known: "public.image") }
  /// PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// BMP.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Sound, pictures that move, or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Pictures that move, perhaps with sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Pictures that move, without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Slides.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// Tables that compute.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A person's address.
  public static var vCard: UTType { UTType(known: "public.vcard") }
}
#endif
