// The names of attributes and options, for completion and for suggestions.

export const attributes = ['leading', 'trailing', 'left', 'right', 'top', 'bottom', 'width', 'height', 'centerX', 'centerY', 'firstBaseline',
  'lastBaseline', 'leadingMargin', 'trailingMargin', 'leftMargin', 'rightMargin', 'topMargin', 'bottomMargin', 'centerXWithinMargins',
  'centerYWithinMargins'];

export const guides = ['safeAreaLayoutGuide', 'layoutMarginsGuide', 'contentLayoutGuide', 'frameLayoutGuide'];

/** The options that align the views of a horizontal format, and of a vertical one. */
export const horizontalOptions = ['alignAllTop', 'alignAllBottom', 'alignAllCenterY', 'alignAllFirstBaseline', 'alignAllLastBaseline'];
export const verticalOptions = ['alignAllLeading', 'alignAllTrailing', 'alignAllLeft', 'alignAllRight', 'alignAllCenterX'];

/** The options that align nothing. */
export const otherOptions = ['directionLeadingToTrailing', 'directionLeftToRight', 'directionRightToLeft', 'spacingEdgeToEdge', 'spacingBaselineToBaseline'];
