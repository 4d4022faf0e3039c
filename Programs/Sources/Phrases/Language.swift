import SwiftUI

/// A language in which the app shows its texts, and from or into which it translates phrases.
enum Language: String, CaseIterable, Identifiable, Codable {
  case english = "en"
  case arabic = "ar"
  case polish = "pl"

  var id: Self { self }

  var locale: Locale {
    switch self {
    case .english: Locale(identifier: "en_GB")
    case .arabic: Locale(identifier: "ar_EG")
    case .polish: Locale(identifier: "pl_PL")
    }
  }

  /// The name of the language, written in this language.
  var ownName: String {
    switch self {
    case .english: "English"
    case .arabic: "العربية"
    case .polish: "polski"
    }
  }

  var layoutDirection: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }
}

extension View {
  /// Shows the texts of a view in a language.
  func language(_ language: Language) -> some View {
    environment(\.locale, language.locale)
      .environment(\.layoutDirection, language.layoutDirection)
  }
}

extension Text {
  /// A text from the tables of this module.
  init(own key: LocalizedStringKey, table: String? = nil) {
    self.init(key, tableName: table, bundle: .module)
  }
}
