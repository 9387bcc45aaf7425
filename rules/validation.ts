import { limits } from './limits.ts'
import { siteLimits } from './siteLook.ts'

/** The reason why a submitted text is refused. `limit` and `length` are in code points. */
export interface Problem {
  field: string
  rule:
    | 'required'
    | 'tooShort'
    | 'tooLong'
    | 'notOneLine'
    | 'badCharacter'
    | 'turnsText'
    | 'imageOnItsWay'
  limit: number
  length: number
}

/** The limits of one kind of text, in code points. */
interface TextRule {
  min: number
  max: number
  oneLine: boolean
}

const textRules = {
  title: { min: limits.title.min, max: limits.title.max, oneLine: true },
  body: { min: 0, max: limits.body.max, oneLine: false },
  comment: { min: limits.comment.min, max: limits.comment.max, oneLine: false },
  personName: { min: limits.personName.min, max: limits.personName.max, oneLine: true },
  label: { min: limits.label.min, max: limits.label.max, oneLine: true },
  labelDescription: { min: 0, max: limits.labelDescription.max, oneLine: true },
  boardDescription: { min: 0, max: limits.boardDescription.max, oneLine: true },
  boardTemplate: { min: 0, max: limits.boardTemplate.max, oneLine: false },
  reportNote: { min: 0, max: limits.reportNote.max, oneLine: false },
  voteReason: { min: 0, max: limits.voteReason.max, oneLine: true },
  evidenceUrl: { min: 0, max: limits.evidenceUrl.max, oneLine: true },
  segment: { min: 0, max: limits.segment.max, oneLine: true },
  siteName: { min: limits.siteName.min, max: limits.siteName.max, oneLine: true },
  tagline: { min: 0, max: limits.tagline.max, oneLine: true },
  imprint: { min: 0, max: limits.imprint.max, oneLine: true },
  welcome: { min: 0, max: siteLimits.welcome, oneLine: false },
} as const satisfies Record<string, TextRule>

export type TextKind = keyof typeof textRules

// NUL and unpaired surrogates cannot be stored; other controls are refused where a text is one
// line.
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

// A name that holds one turns around the text that stands beside it.
const turnsText = /\p{Bidi_Control}/u
// Fillers and joiners count as letters or signs, and show nothing.
const visible = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** The placeholder of an image that is still being uploaded (src/lib/imageText.ts). */
const imageOnItsWay = /!\[[^\]\n]*\]\(uploading:[a-z0-9]{1,40}\)/

/** Gives a text as it is stored: NFC, line ends as \n, and trimmed where it is one line. */
export function normalise(kind: TextKind, text: string): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n')
  return textRules[kind].oneLine ? composed.trim() : composed.trimEnd()
}

/**
 * Checks a submitted text (docs/RULES.md#validation). Gives its first problem, reported under the
 * name `field`, or null.
 */
export function checkText(kind: TextKind, field: string, text: string): Problem | null {
  const { min, max, oneLine } = textRules[kind]
  const stored = normalise(kind, text)
  const length = countCharacters(stored.trim())
  const problem = (rule: Problem['rule'], limit: number): Problem => ({
    field,
    rule,
    limit,
    length,
  })
  if (unstorable.test(text)) return problem('badCharacter', 0)
  if (min > 0 && !visible.test(stored)) return problem('required', min)
  if (oneLine && /[\n\u2028\u2029]/.test(stored)) return problem('notOneLine', 1)
  if (oneLine && control.test(stored)) return problem('badCharacter', 0)
  if (oneLine && turnsText.test(stored)) return problem('turnsText', 0)
  if (!oneLine && imageOnItsWay.test(stored)) return problem('imageOnItsWay', 0)
  if (length < min) return problem('tooShort', min)
  if (countCharacters(stored) > max) return problem('tooLong', max)
  return null
}

/**
 * Checks a text that somebody changes, as `checkText` does: one beyond its limit, as imported ones
 * may be, may get shorter, as far as it can be sent at all.
 */
export function checkChanged(
  kind: TextKind,
  field: string,
  { text, former }: { text: string; former: string },
): Problem | null {
  const problem = text === former ? null : checkText(kind, field, text)
  if (problem?.rule !== 'tooLong' || problem.length > countCharacters(former)) return problem
  const limit = limits.textSent
  return text.length > limit ? { ...problem, limit, length: text.length } : null
}

/** Length in code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
