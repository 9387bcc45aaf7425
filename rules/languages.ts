/** A language in which the product's own words can be written. */
export interface SpokenLanguage {
  /** By which numbers are written and plurals chosen (BCP 47). */
  readonly tag: string
  /** Its name in itself. */
  readonly name: string
  /** The region whose way to write dates is followed. */
  readonly dates: string
  readonly direction: 'ltr' | 'rtl'
}

/** All languages that a site can have. English comes first: everything is written in it, and what a translation lacks stays so. */
export const languages = [
  // Dates are written the British way.
  { tag: 'en', name: 'English', dates: 'en-GB', direction: 'ltr' },
  { tag: 'de', name: 'Deutsch', dates: 'de-DE', direction: 'ltr' },
  { tag: 'fr', name: 'Français', dates: 'fr-FR', direction: 'ltr' },
  { tag: 'es', name: 'Español', dates: 'es-ES', direction: 'ltr' },
] as const satisfies readonly SpokenLanguage[]

/** The tag of a language that the product speaks. */
export type LanguageTag = (typeof languages)[number]['tag']

/** The language of a site for which no other one was chosen. */
export const ENGLISH = 'en' satisfies LanguageTag

/** Gives the language with a tag; undefined where the product does not speak it. */
export function languageOf(tag: string): (typeof languages)[number] | undefined {
  return languages.find((language) => language.tag === tag)
}
