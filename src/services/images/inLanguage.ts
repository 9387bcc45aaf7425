import type { Language } from '#lib/messages/createLanguage.ts'
import type { Sent } from './sendImage.ts'

/** The outcome with the reason of a refusal in a language, where it has a sentence for it. */
export function inLanguage(sent: Sent, language: Language): Sent {
  if (sent.kind !== 'refused') return sent
  return { ...sent, message: language.translations?.explainRefusal(sent, language) ?? sent.message }
}
