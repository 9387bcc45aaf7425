import { ENGLISH, languageOf, type LanguageTag } from '#rules/languages.ts'

/**
 * The first of a browser's languages (`de-AT`) that the product speaks, whatever the region;
 * English where it speaks none.
 */
export function preferredLanguage(wanted: readonly string[]): LanguageTag {
  for (const tag of wanted) {
    const spoken = languageOf(tag.split('-', 1)[0]?.toLowerCase() ?? '')
    if (spoken) return spoken.tag
  }
  return ENGLISH
}
