import { createLanguage, type LanguageParts } from './createLanguage.ts'

/** English, in which everything is written first. Dates are written the British way. */
export const englishParts: LanguageParts = { tag: 'en', dates: 'en-GB', direction: 'ltr' }

/** The language of a client for which no other one was chosen. */
export const english = createLanguage(englishParts)
