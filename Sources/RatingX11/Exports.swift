// Whoever opens a window says what it shows and how it looks: one import is enough for that.
@_exported public import RatingView
