import type { Problem } from './validation.ts'

/** The reasons by which a problem is refused, and said in other languages. */
export const textReasons = {
  required: 'TEXT_REQUIRED',
  tooShort: 'TEXT_TOO_SHORT',
  tooLong: 'TEXT_TOO_LONG',
  notOneLine: 'TEXT_NOT_ONE_LINE',
  badCharacter: 'TEXT_BAD_CHARACTER',
  turnsText: 'TEXT_TURNS_TEXT',
  imageOnItsWay: 'TEXT_IMAGE_ON_ITS_WAY',
} as const satisfies Record<Problem['rule'], string>

const labels: Record<string, string> = {
  title: 'The title',
  body: 'The details',
  ownerName: 'Your name',
  name: 'The name',
  siteName: 'The name of the site',
  segment: 'The segment',
  tagline: 'The tagline',
  imprint: 'This text',
  description: 'The description',
  template: 'The template',
  welcome: 'The welcome text',
  comment: 'The comment',
  answer: 'The answer',
  note: 'The note',
  why: 'The reason',
  evidenceUrl: 'The link',
  search: 'The search',
  words: 'Each word or phrase',
}

/** The labels that take the verbs of a plural. */
const plurals = new Set(['body'])

/** Gives a sentence for people that names the field and the limit. */
export function problemText({ field, rule, limit, length }: Problem): string {
  const label = labels[field] ?? field
  const arePlural = plurals.has(field)
  const they = arePlural ? 'they have' : 'it has'
  const contain = arePlural ? 'contain' : 'contains'
  switch (rule) {
    case 'required':
      return `${label} ${arePlural ? 'are' : 'is'} missing.`
    case 'tooShort':
      return `${label} ${arePlural ? 'need' : 'needs'} at least ${limit} characters; ${they} ${length}.`
    case 'tooLong':
      return `${label} can have at most ${limit.toLocaleString('en')} characters; ${they} ${length.toLocaleString('en')}.`
    case 'notOneLine':
      return `${label} must be on one line.`
    case 'imageOnItsWay':
      return `${label} ${arePlural ? 'have' : 'has'} an image that is still uploading. Wait, retry it or remove it.`
    case 'turnsText':
      return `${label} ${contain} an invisible character that reverses text.`
    case 'badCharacter':
      return `${label} ${contain} a character that cannot be stored.`
  }
}
