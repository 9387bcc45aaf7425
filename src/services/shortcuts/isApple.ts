/** Whether the keyboard is one of Apple, where Cmd takes the place of Ctrl. Only in a browser. */
export function isApple(): boolean {
  return /Mac|iP/.test(navigator.platform)
}
