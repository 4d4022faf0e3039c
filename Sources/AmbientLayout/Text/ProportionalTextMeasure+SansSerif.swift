extension ProportionalTextMeasure {
  /// The measure of a common sans-serif typeface.
  ///
  /// The measure has the widths of the characters in ASCII and Latin-1, and of the most common
  /// dashes, quotation marks and signs.
  public static let sansSerif: ProportionalTextMeasure = {
    var widths: [Character: CGFloat] = [:]
    for (hundredths, characters) in sansSerifWidths {
      for character in characters { widths[character] = hundredths / 100 }
    }
    return ProportionalTextMeasure(
      widths: widths,
      defaultWidth: 0.57,
      boldFactor: 1.06,
      metrics: TextFont.Metrics(ascent: 0.95, descent: 0.24, tightening: 0.03)
    )
  }()

  /// The characters by their width, in hundredths of the size of the font.
  private static let sansSerifWidths: [(hundredths: CGFloat, characters: String)] = [
    (21, "'‘’‚"),
    (24, "ijlìíîï|¦"),
    (28, " \u{A0}!,.:;¡·¸IÌÍÎÏ"),
    (31, "/\\[]f"),
    (33, "()t`´¨¯"),
    (36, "-r{}ªº¹²³"),
    (38, "\"“”„•"),
    (40, "*°"),
    (50, "^_z–«»‹›"),
    (52, "cçksvxyýÿ?¿"),
    (55, "Jaàáâãäå"),
    (56, "Leèéêë¶"),
    (57, "0123456789hnñuùúûü$¢£¥€¤§µ"),
    (59, "Fbdgpqoòóôõöøðþß"),
    (60, "EÈÉÊË#+<=>~¬±×÷Z"),
    (62, "TPÞYÝ"),
    (65, "ABKRSVXÀÁÂÃÄÅ&"),
    (70, "CÇUÙÚÛÜ"),
    (74, "DÐHNÑ"),
    (77, "GOÒÓÔÕÖØQw©®"),
    (86, "m%æ…¼½¾"),
    (90, "MÆœ™"),
    (95, "W@Œ"),
    (100, "—"),
  ]
}
