import type { Language, Refusal } from '#lib/messages/createLanguage.ts'

/**
 * Puts a refusal into the person's language; into the server's own English sentence where the
 * language has none for its reason.
 */
export function explainRefusal(refusal: Refusal, language: Language): string {
  return language.translations?.explainRefusal(refusal, language) ?? refusal.message
}
