/** The colours a person wants; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Where the choice is kept; index.html reads the same key before anything is painted. */
export const THEME_KEY = 'earshot.theme'

// The paper of tokens.css, for the browser's own bars.
const PAPER = { light: '#fcfaf7', dark: '#14110e' }

/** The choice that is in effect on the root element: index.html has put the kept one there before anything is painted. */
export function themeOf(root: HTMLElement): ThemeChoice {
  const choice = root.getAttribute('data-theme')
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

/** Puts a choice into effect on the root element and keeps it. */
export function applyTheme(
  choice: ThemeChoice,
  root: HTMLElement,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  if (choice === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', choice)
  for (const meta of root.ownerDocument.querySelectorAll<HTMLMetaElement>(
    'meta[name="theme-color"]',
  )) {
    const dark = choice === 'system' ? meta.matches('[media*="dark"]') : choice === 'dark'
    meta.content = dark ? PAPER.dark : PAPER.light
  }
  try {
    if (choice === 'system') storage.removeItem(THEME_KEY)
    else storage.setItem(THEME_KEY, choice)
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
}
