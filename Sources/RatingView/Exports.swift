// Whoever draws ratings speaks of scales, items and colours.
@_exported public import RatingCore
