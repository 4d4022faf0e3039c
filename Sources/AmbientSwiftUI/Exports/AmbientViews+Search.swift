// Written by Scripts/door.
@_exported public import struct AmbientViews.DismissSearchAction
@_exported public import struct AmbientViews.SearchFieldPlacement
@_exported public import struct AmbientViews.SearchSuggestionsPlacement
