import Ambient
import AmbientScreen
import BenchmarkHarness

/// Scrolls of mixed rows on a screen, by a part of a row and by a page.
enum Scrolling {
  static let cases: [Case] = [
    scrolls("layout-scroll", by: 8) { count in
      ScreenStage { ScrollView { MixedRows(count: count) } }
    },
    scrolls("layout-scroll, lazy", by: 8) { count in
      ScreenStage { ScrollView { LazyMixedRows(count: count) } }
    },
    scrolls("layout-scroll, page", by: 600) { count in
      ScreenStage { ScrollView { MixedRows(count: count) } }
    },
    scrolls("layout-scroll, lazy page", by: 600) { count in
      ScreenStage { ScrollView { LazyMixedRows(count: count) } }
    },
    scrolls("layout-scroll, list page", by: 600) { count in
      ScreenStage { MixedList(count: count) }
    },
  ]

  /// Returns a case that scrolls down by a distance, and back up.
  ///
  /// The size of the case is the number of rows.
  private static func scrolls(
    _ name: String,
    by distance: CGFloat,
    stage: @escaping (Int) -> ScreenStage
  ) -> Case {
    Case(name: name, sizes: [1_000, 10_000], isScalable: true, unit: "scroll") { count in
      scrolling(count, by: distance, stage(count))
    }
  }

  private static func scrolling(
    _ count: Int,
    by distance: CGFloat,
    _ stage: ScreenStage
  ) -> Subject {
    guard let view = stage.first(.scrollView) ?? stage.first(.list) else {
      preconditionFailure("The stage has nothing that scrolls.")
    }
    let floor = LayoutFloor(count)
    var isDown = false
    var isFloorDown = false
    let floorWork = Timed {
      isFloorDown.toggle()
      floor.scroll(to: isFloorDown ? distance : 0)
    }
    return stage.timed(floorWork) {
      isDown.toggle()
      stage.screen.scroll(view, to: CGPoint(x: 0, y: isDown ? distance : 0))
    }
  }
}
