import BottomSheet
import CalendarGrid
import Charts
import Chips
import ClockFace
import LayoutGallery
import Onboarding
import Parallax
import PhotoGrid
import ProgressRing

extension Program {
  /// The programs in the order of their names.
  static let all = [
    Program("BottomSheet", height: 480) { BottomSheetScreen() },
    Program("CalendarGrid", height: 480) { CalendarGridScreen() },
    Program("Charts", height: 640) { ChartsScreen() },
    Program("Chips", height: 400) { ChipsScreen() },
    Program("ClockFace", height: 560) { ClockFaceScreen() },
    Program("LayoutGallery", height: 480) { LayoutGalleryScreen() },
    Program("Onboarding", height: 560) { OnboardingScreen() },
    Program("Parallax", height: 480) { ParallaxScreen() },
    Program("PhotoGrid", height: 640) { PhotoGridScreen() },
    Program("ProgressRing", height: 480) { ProgressRingScreen() },
  ]
}
