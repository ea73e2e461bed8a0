// The devices of the menu: name, width and height in points, and the top and bottom of the safe area in portrait.
// `ScreenDevice` has them all, and a test compares these with it.

export const devices = [
  ['iPhone SE (1st generation)', 320, 568, 20, 0], ['iPhone SE (3rd generation)', 375, 667, 20, 0], ['iPhone 13 mini', 375, 812, 50, 34],
  ['iPhone 14', 390, 844, 47, 34], ['iPhone 15', 393, 852, 59, 34], ['iPhone 16 Pro', 402, 874, 62, 34], ['iPhone 16 Plus', 430, 932, 59, 34],
  ['iPhone 16 Pro Max', 440, 956, 62, 34], ['iPad mini (6th generation)', 744, 1133, 24, 20], ['iPad (10th generation)', 820, 1180, 24, 20],
  ['iPad Pro 13-inch (M4)', 1032, 1376, 24, 20],
];

/** The safe area of a device: top, left, bottom and right. A phone in landscape has no status bar, and equal insets at both sides. */
export function safeAreaOf([name, , , top, bottom], isLandscape) {
  if (!isLandscape || name.startsWith('iPad')) return [top, 0, bottom, 0];
  return bottom > 0 ? [0, top, 21, top] : [0, 0, 0, 0];
}

/** The index of the device with a size, and whether it is in landscape; null for other sizes. */
export function deviceOf([width, height]) {
  const index = devices.findIndex(([, w, h]) => (w === width && h === height) || (w === height && h === width));
  return index < 0 ? null : { index, isLandscape: width > height };
}
