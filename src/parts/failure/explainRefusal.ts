import { refusalMessages } from '#lib/messages/catalogues/refusals.ts'
import type { Language } from '#lib/messages/createLanguage.ts'

/** What the server says about something it has refused. */
export interface Refusal {
  /** An English sentence for people. */
  readonly message: string
  /** A stable name of the reason, by which other languages have a sentence of their own. */
  readonly reason?: string | null
  /** What is filled into that sentence; `count` is a number in digits, and chooses its plural. */
  readonly params?: readonly { readonly name: string; readonly value: string }[]
}

/**
 * Puts a refusal into the person's language; into the server's own sentence where the language has
 * none for its reason.
 */
export function explainRefusal(
  { message, reason, params = [] }: Refusal,
  language: Language,
): string {
  if (reason == null) return message
  const filled = Object.fromEntries(params.map(({ name, value }) => [name, value]))
  const said = language.messages(refusalMessages)(reason, {
    ...filled,
    count: Number(filled.count ?? 0),
  })
  return said === reason ? message : said
}
