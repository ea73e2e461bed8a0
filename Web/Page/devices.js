// The sizes of the device menu, in points. `plumb devices` has them all.
export const devices = [
  ['iPhone SE (1st generation)', 320, 568], ['iPhone SE (3rd generation)', 375, 667], ['iPhone 13 mini', 375, 812],
  ['iPhone 14', 390, 844], ['iPhone 15', 393, 852], ['iPhone 16 Pro', 402, 874], ['iPhone 16 Plus', 430, 932],
  ['iPhone 16 Pro Max', 440, 956], ['iPad mini (6th generation)', 744, 1133], ['iPad (10th generation)', 820, 1180],
  ['iPad Pro 13-inch (M4)', 1032, 1376],
];
