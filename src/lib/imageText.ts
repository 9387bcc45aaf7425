/** An image in a Markdown text. */
export interface TextImage {
  /** Index at which its Markdown begins. */
  readonly at: number
  readonly alt: string
  readonly address: string
  /** Its whole Markdown. */
  readonly mark: string
}

const imageMark = /!\[([^\]\n]*)\]\((\/images\/[0-9a-v]{26})\)/g
const waitingMark = /!\[([^\]\n]*)\]\(uploading:([a-z0-9]{1,40})\)/g

/** Finds our own images in a text, in their order. */
export function imagesOfText(text: string): TextImage[] {
  return [...text.matchAll(imageMark)].map((match) => ({
    at: match.index,
    mark: match[0],
    alt: match[1] ?? '',
    address: match[2] ?? '',
  }))
}

/** Gives the placeholder for an image that is being uploaded. */
export function waitingImage(key: string, label: string): string {
  return `![${plainAlt(label)}](uploading:${key})`
}

/** Finds the keys of all images in a text that are being uploaded. */
export function waitingIn(text: string): string[] {
  return [...text.matchAll(waitingMark)].map((match) => match[2] ?? '')
}

/**
 * Replaces an image's placeholder by the image and keeps the description that somebody typed there.
 */
export function arrived(
  text: string,
  key: string,
  { address, label }: { address: string; label: string },
): string {
  return text.replace(waitingMark, (mark: string, alt: string, of: string) =>
    of === key ? `![${alt === plainAlt(label) ? '' : alt}](${address})` : mark,
  )
}

/** Removes the placeholders of images that will not come. */
export function withoutWaiting(text: string, isGone: (key: string) => boolean): string {
  return text.replace(
    /!\[[^\]\n]*\]\(uploading:([a-z0-9]{1,40})\)\n?/g,
    (mark: string, key: string) => (isGone(key) ? '' : mark),
  )
}

/** Changes the description of one image in a text. */
export function describeImage(text: string, { at, mark, address }: TextImage, alt: string): string {
  return `${text.slice(0, at)}![${plainAlt(alt)}](${address})${text.slice(at + mark.length)}`
}

/** Removes one image from a text. */
export function withoutImage(text: string, { at, mark }: TextImage): string {
  const rest = text.slice(at + mark.length)
  return text.slice(0, at) + (at === 0 || text[at - 1] === '\n' ? rest.replace(/^\n/, '') : rest)
}

/** Inserts a block at the caret, on lines of its own. Gives the text and the new caret. */
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

/** Gives the caret's position after a text has changed around it. */
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

/**
 * Replaces brackets, which would end the description, and line breaks, which would end the image.
 */
function plainAlt(text: string): string {
  return text.replace(/[[\]\n\r\\]+/g, ' ')
}
