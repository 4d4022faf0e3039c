#if !canImport(Darwin)
/// The types that the library declares.
extension UTType {
  /// The most general type of file-system item: a file, directory or symbolic link.
  public static var item: UTType { UTType(unchecked: "public.item") }
  /// Content that users read, watch or listen to.
  public static var content: UTType { UTType(unchecked: "public.content") }
  /// Content made of several kinds of content, such as text with images.
  public static var compositeContent: UTType { UTType(unchecked: "public.composite-content") }
  /// Data in the form of bytes, such as a regular file.
  public static var data: UTType { UTType(unchecked: "public.data") }
  /// A directory, whether users see it as a folder or as a file.
  public static var directory: UTType { UTType(unchecked: "public.directory") }
  /// A directory that users can open to see the files in it.
  public static var folder: UTType { UTType(unchecked: "public.folder") }
  /// A directory that users see as one file.
  public static var package: UTType { UTType(unchecked: "com.apple.package") }
  /// A directory with a defined internal layout.
  public static var bundle: UTType { UTType(unchecked: "com.apple.bundle") }
  /// A symbolic link to another file or directory.
  public static var symbolicLink: UTType { UTType(unchecked: "public.symlink") }
  /// An archive that contains files.
  public static var archive: UTType { UTType(unchecked: "public.archive") }
  /// A zip archive.
  public static var zip: UTType { UTType(unchecked: "public.zip-archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(unchecked: "org.gnu.gnu-zip-archive") }
  /// A database.
  public static var database: UTType { UTType(unchecked: "public.database") }
  /// A program that can be run.
  public static var executable: UTType { UTType(unchecked: "public.executable") }
  /// A font.
  public static var font: UTType { UTType(unchecked: "public.font") }
  /// Text, with or without formatting.
  public static var text: UTType { UTType(unchecked: "public.text") }
  /// Text without formatting, in any encoding.
  public static var plainText: UTType { UTType(unchecked: "public.plain-text") }
  /// Text without formatting, in UTF-8.
  public static var utf8PlainText: UTType { UTType(unchecked: "public.utf8-plain-text") }
  /// Rows whose values are separated by a character.
  public static var delimitedText: UTType { UTType(unchecked: "public.delimited-values-text") }
  /// Rows whose values are separated by commas.
  public static var commaSeparatedText: UTType {
    UTType(unchecked: "public.comma-separated-values-text")
  }
  /// Rows whose values are separated by tabs.
  public static var tabSeparatedText: UTType {
    UTType(unchecked: "public.tab-separated-values-text")
  }
  /// A log that a program writes.
  public static var log: UTType { UTType(unchecked: "public.log") }
  /// JSON.
  public static var json: UTType { UTType(unchecked: "public.json") }
  /// XML.
  public static var xml: UTType { UTType(unchecked: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(unchecked: "public.yaml") }
  /// HTML.
  public static var html: UTType { UTType(unchecked: "public.html") }
  /// A CSS style sheet.
  public static var css: UTType { UTType(unchecked: "public.css") }
  /// Text in Rich Text Format.
  public static var rtf: UTType { UTType(unchecked: "public.rtf") }
  /// Text in Rich Text Format with attachments, stored in a directory.
  public static var rtfd: UTType { UTType(unchecked: "com.apple.rtfd") }
  /// A property list.
  public static var propertyList: UTType { UTType(unchecked: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(unchecked: "com.apple.xml-property-list") }
  /// A property list in binary form.
  public static var binaryPropertyList: UTType {
    UTType(unchecked: "com.apple.binary-property-list")
  }
  /// Source code in any programming language.
  public static var sourceCode: UTType { UTType(unchecked: "public.source-code") }
  /// Swift source code.
  public static var swiftSource: UTType { UTType(unchecked: "public.swift-source") }
  /// C source code.
  public static var cSource: UTType { UTType(unchecked: "public.c-source") }
  /// A C header file.
  public static var cHeader: UTType { UTType(unchecked: "public.c-header") }
  /// Source code in any scripting language.
  public static var script: UTType { UTType(unchecked: "public.script") }
  /// A shell script.
  public static var shellScript: UTType { UTType(unchecked: "public.shell-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(unchecked: "public.python-script") }
  /// JavaScript source code.
  public static var javaScript: UTType { UTType(unchecked: "com.netscape.javascript-source") }
  /// A PDF document.
  public static var pdf: UTType { UTType(unchecked: "com.adobe.pdf") }
  /// An image in any format.
  public static var image: UTType { UTType(unchecked: "public.image") }
  /// A PNG image.
  public static var png: UTType { UTType(unchecked: "public.png") }
  /// A JPEG image.
  public static var jpeg: UTType { UTType(unchecked: "public.jpeg") }
  /// A GIF image.
  public static var gif: UTType { UTType(unchecked: "com.compuserve.gif") }
  /// A TIFF image.
  public static var tiff: UTType { UTType(unchecked: "public.tiff") }
  /// A BMP image.
  public static var bmp: UTType { UTType(unchecked: "com.microsoft.bmp") }
  /// An HEIC image.
  public static var heic: UTType { UTType(unchecked: "public.heic") }
  /// A WebP image.
  public static var webP: UTType { UTType(unchecked: "org.webmproject.webp") }
  /// An SVG image.
  public static var svg: UTType { UTType(unchecked: "public.svg-image") }
  /// Sound, moving pictures, or both.
  public static var audiovisualContent: UTType { UTType(unchecked: "public.audiovisual-content") }
  /// Moving pictures, with or without sound.
  public static var movie: UTType { UTType(unchecked: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(unchecked: "public.video") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(unchecked: "public.mpeg-4") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(unchecked: "com.apple.quicktime-movie") }
  /// Sound in any format.
  public static var audio: UTType { UTType(unchecked: "public.audio") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(unchecked: "public.mp3") }
  /// WAV audio.
  public static var wav: UTType { UTType(unchecked: "com.microsoft.waveform-audio") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(unchecked: "public.mpeg-4-audio") }
  /// A slide presentation.
  public static var presentation: UTType { UTType(unchecked: "public.presentation") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(unchecked: "public.spreadsheet") }
  /// A URL.
  public static var url: UTType { UTType(unchecked: "public.url") }
  /// The URL of a file.
  public static var fileURL: UTType { UTType(unchecked: "public.file-url") }
  /// A contact as a vCard.
  public static var vCard: UTType { UTType(unchecked: "public.vcard") }
}
#endif
