import { createLanguage, type LanguageParts } from './createLanguage.ts'

/** English, in which everything is written first. Dates are written the British way. */
export const englishParts: LanguageParts = { tag: 'en', dates: 'en-GB', direction: 'ltr' }

/** What is spoken where nobody has chosen a language. */
export const english = createLanguage(englishParts)
