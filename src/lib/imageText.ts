/** An image that stands in a Markdown text. */
export interface TextImage {
  /** Where its mark begins. */
  readonly at: number
  readonly alt: string
  readonly address: string
  /** All of its mark. */
  readonly mark: string
}

const imageMark = /!\[([^\]\n]*)\]\((\/images\/[0-9a-v]{26})\)/g
const waitingMark = /!\[([^\]\n]*)\]\(uploading:([a-z0-9]{1,40})\)/g

/** The images of ours in a text, in their order. */
export function imagesOfText(text: string): TextImage[] {
  return [...text.matchAll(imageMark)].map((match) => ({
    at: match.index,
    mark: match[0],
    alt: match[1] ?? '',
    address: match[2] ?? '',
  }))
}

/** What stands in a text while an image is on its way. */
export function waitingImage(key: string, label: string): string {
  return `![${plainAlt(label)}](uploading:${key})`
}

/** The keys of all images in a text that are on their way. */
export function waitingIn(text: string): string[] {
  return [...text.matchAll(waitingMark)].map((match) => match[2] ?? '')
}

/** The text with an image in the place where it was waited for; what somebody wrote there as its description stays. */
export function arrived(
  text: string,
  key: string,
  { address, label }: { address: string; label: string },
): string {
  return text.replace(waitingMark, (mark: string, alt: string, of: string) =>
    of === key ? `![${alt === plainAlt(label) ? '' : alt}](${address})` : mark,
  )
}

/** The text without what waits for an image that does not come. */
export function withoutWaiting(text: string, isGone: (key: string) => boolean): string {
  return text.replace(
    /!\[[^\]\n]*\]\(uploading:([a-z0-9]{1,40})\)\n?/g,
    (mark: string, key: string) => (isGone(key) ? '' : mark),
  )
}

/** The text with another description of the image that stands at a place. */
export function describeImage(text: string, { at, mark, address }: TextImage, alt: string): string {
  return `${text.slice(0, at)}![${plainAlt(alt)}](${address})${text.slice(at + mark.length)}`
}

/** The text without the image that stands at a place. */
export function withoutImage(text: string, { at, mark }: TextImage): string {
  const rest = text.slice(at + mark.length)
  return text.slice(0, at) + (at === 0 || text[at - 1] === '\n' ? rest.replace(/^\n/, '') : rest)
}

/** What is put into a text at the caret, on lines of its own; and where the caret stands after that. */
export function insertBlock(
  text: string,
  [from, to]: readonly [number, number],
  block: string,
): { text: string; caret: number } {
  const before = text.slice(0, from)
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`
  const upTo = `${start}${block}\n`
  return { text: upTo + text.slice(to).replace(/^\n/, ''), caret: upTo.length }
}

/** Where a caret belongs after a text has changed around it. */
export function movedCaret(before: string, after: string, caret: number): number {
  let same = 0
  while (same < caret && before[same] === after[same]) same++
  if (same === caret) return caret
  let tail = 0
  while (
    tail < before.length - caret &&
    tail < after.length - same &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++
  return tail === before.length - caret ? after.length - tail : Math.min(caret, after.length)
}

/** Brackets would end the description, a line break the image. */
function plainAlt(text: string): string {
  return text.replace(/[[\]\n\r\\]+/g, ' ')
}
