/** The chosen theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Storage key of the choice, which index.html reads before anything is painted. */
export const THEME_KEY = 'earshot.theme'

// Background colours of tokens.css, for the browser's own bars.
const PAPER = { light: '#fcfaf7', dark: '#14110e' }

/** Reads the current choice from the root element, where index.html has set the stored one. */
export function themeOf(root: HTMLElement): ThemeChoice {
  const choice = root.getAttribute('data-theme')
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

/** Applies a choice to the root element and stores it. */
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
    // Without storage the choice lasts until the page is closed.
  }
}
