/** An issue that a text names. */
export interface Reference {
  /** "owner/name" where the text says so; null: the text's own project. */
  project: string | null
  key: string
}

/** Characters of a text that are looked at: what somebody decided is not said behind a log of that length. */
const LOOKED_AT = 20_000

const PROJECT = String.raw`[\w-]{1,40}/[\w.-]{1,100}`
const REFERENCE = String.raw`(?<![\p{L}\p{N}&#/_.-])(?:https?://(?:www\.)?github\.com/(${PROJECT})/(?:issues|pull|discussions)/(\d{1,7})(?:#[\w-]{1,60})?|(${PROJECT})?#(\d{1,7}))(?![\p{L}\p{N}_])`
const references = new RegExp(REFERENCE, 'gu')

const CLOSING = String.raw`(?:I(?:['’]ll|['’]m| am| will) )?clos(?:e|ed|ing)(?: this| it)?(?: issue)? as|mark(?:ed|ing) as|this(?: issue)? is|this['’]s`
/** A sentence that says it and nothing else before; what follows in its line is the last group. */
const STATED = new RegExp(
  String.raw`(?:^|[.!:;] )[*_ ]{0,4}(?:(?:${CLOSING}) )?(?:an? |the )?[*_]{0,2}dup(?:e|licate)? of:? {1,2}${REFERENCE}(.*)$`,
  'gimu',
)
/** Words by which somebody is not sure. */
const UNSURE = /\?|\b(?:think|believe|guess|maybe|perhaps|probably|possibly|not sure|almost)\b/i

/** Gives the issue that a text says this one is a duplicate of; null where it says so of none, of several, or is not sure. */
export function statedDuplicate(text: string): Reference | null {
  const found = [...said(text).matchAll(STATED)].flatMap((match) => {
    const rest = match[5] ?? ''
    const sentence = rest.split(/[.!;](?:\s|$)/, 1)[0] ?? ''
    const isCertain = /^[*_)]*\s*(?:[.!;,]|$)/.test(rest) && !UNSURE.test(sentence)
    return [isCertain && referencesIn(sentence).length === 0 ? referenceOf(match) : null]
  })
  const [first = null, ...others] = distinct(found)
  return others.length === 0 ? first : null
}

/** Gives the issues that a text names, each once; what it quotes and its code name none. */
export function referencesIn(text: string): Reference[] {
  return distinct([...said(text).matchAll(references)].map(referenceOf))
}

function referenceOf([, ofAddress, inAddress, project, key]: RegExpMatchArray): Reference {
  return { project: ofAddress ?? project ?? null, key: inAddress ?? key ?? '' }
}

function distinct<One extends Reference | null>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** A text without its code and what it quotes. */
function said(text: string): string {
  return text
    .slice(0, LOOKED_AT)
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1|$(?![^]))/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/^ {0,3}>.*$/gm, '')
}
