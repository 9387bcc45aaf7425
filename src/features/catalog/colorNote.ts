import type { Translate } from '#lib/messages/catalogue.ts'
import type { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { toneVariables } from '#rules/tone.ts'

/** Tells whether a text is a colour as the server takes it, or empty: none. */
export function isColor(text: string): boolean {
  return text.trim() === '' || /^#[0-9a-f]{6}$/i.test(text.trim())
}

/**
 * Says how a colour (#rrggbb) is corrected so that its text can be read in both themes; null for
 * none.
 */
export function colorNote(color: string, t: Translate<typeof catalogMessages>): string | null {
  const asked = color.trim().toLowerCase()
  const tone = asked === '' || !isColor(asked) ? null : toneVariables(asked)
  if (!tone) return null
  const { '--tone-light': light, '--tone-dark': dark } = tone
  if (light !== asked && dark !== asked) return t('catalog.color.both', { light, dark })
  if (light !== asked) return t('catalog.color.light', { color: light })
  if (dark !== asked) return t('catalog.color.dark', { color: dark })
  return t('catalog.color.fits')
}
