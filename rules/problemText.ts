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
  imprint: 'The line',
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

/** Gives a sentence for people that names the field and the limit. */
export function problemText({ field, rule, limit, length }: Problem): string {
  const label = labels[field] ?? field
  switch (rule) {
    case 'required':
      return `${label} is missing.`
    case 'tooShort':
      return `${label} needs at least ${limit} characters; it has ${length}.`
    case 'tooLong':
      return `${label} can have at most ${limit.toLocaleString('en')} characters; it has ${length.toLocaleString('en')}.`
    case 'notOneLine':
      return `${label} must be on one line.`
    case 'imageOnItsWay':
      return `${label} ${label.endsWith('s') ? 'have' : 'has'} an image that is still uploading. Wait for it, try it again, or remove it.`
    case 'turnsText':
      return `${label} contains an invisible character that reverses text.`
    case 'badCharacter':
      return `${label} contains a character that cannot be stored.`
  }
}
