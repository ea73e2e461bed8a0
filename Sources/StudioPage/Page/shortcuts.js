// The names of keys as the keyboard of this machine shows them.

export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgentData?.platform ?? navigator.platform);

/** The shortcut `Mod+Shift+Z` as on the keyboard: ⇧⌘Z, or Ctrl+Shift+Z. */
export function shortcut(keys) {
  if (!isApple) return keys.replace('Mod', 'Ctrl').replace(/Arrow/, '');
  const parts = keys.split(/\+(?=.)/);
  const signs = [['Alt', '⌥'], ['Shift', '⇧'], ['Mod', '⌘']];
  return signs.filter(([name]) => parts.includes(name)).map(([, sign]) => sign).join('') + parts.at(-1);
}
