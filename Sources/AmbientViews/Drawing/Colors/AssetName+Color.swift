import AmbientAssets
import AmbientCore

extension AssetName {
  /// Returns the color for an environment; nil if no catalog has the name, or no variant fits.
  ///
  /// The function reads the color scheme and the contrast only if the color has several variants.
  func color(in environment: EnvironmentValues) -> Color? {
    guard let assets = BundleAssets.assets(of: bundle) else { return nil }
    guard let set = assets.colors[name] else {
      BundleAssets.reportMissing("color", self, present: assets.colors.keys)
      return nil
    }
    let isVaried = set.variants.count > 1
    let value = set.value(
      isDark: isVaried && environment.colorScheme == .dark,
      isHighContrast: isVaried && environment.colorSchemeContrast == .increased
    )
    return value.map { Color($0) }
  }
}

extension Color {
  fileprivate init(_ value: ColorSet.Value) {
    switch value {
    case .components(let space, let red, let green, let blue, let alpha):
      self.init(RGBColorSpace(space), red: red, green: green, blue: blue, opacity: alpha)
    case .system(let name):
      // Asset catalogs use UIKit's older names for the colors of the system, such as
      // `systemBlueColor`.
      let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      self = UIColorNames.color(named: short) ?? Color(constant: short)
    }
  }
}

extension Color.RGBColorSpace {
  fileprivate init(_ space: ColorSet.Space) {
    switch space {
    case .sRGB: self = .sRGB
    case .linearSRGB: self = .sRGBLinear
    case .displayP3: self = .displayP3
    }
  }
}
