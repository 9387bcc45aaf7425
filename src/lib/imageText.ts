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
  const drop = (part: string): string =>
    part.replace(/!\[[^\]\n]*\]\(uploading:([a-z0-9]{1,40})\)\n?/g, (mark: string, key: string) =>
      isGone(key) ? '' : mark,
    )
  if (drop(text) === text) return text
  const { words, tail } = splitImages(text)
  return joinImages(drop(words), drop(tail).trimEnd())
}

/** Changes the description of one image in a text. */
export function describeImage(text: string, { at, mark, address }: TextImage, alt: string): string {
  return `${text.slice(0, at)}![${plainAlt(alt)}](${address})${text.slice(at + mark.length)}`
}

/** Removes one image from a text. */
export function withoutImage(text: string, { at, mark }: TextImage): string {
  const { words, tail } = splitImages(text)
  const place = at - text.lastIndexOf(tail)
  if (tail !== '' && place >= 0) {
    const rest = tail.slice(0, place) + tail.slice(place + mark.length)
    return joinImages(words, rest.split('\n').filter(Boolean).join('\n'))
  }
  const rest = text.slice(at + mark.length)
  return text.slice(0, at) + (at === 0 || text[at - 1] === '\n' ? rest.replace(/^\n/, '') : rest)
}

/** The two parts of a text that are edited apart. */
export interface SplitText {
  readonly words: string
  /** The images, one a line, that the text ends with; '' for none. */
  readonly tail: string
}

const anyMark = String.raw`!\[[^\]\n]*\]\((?:\/images\/[0-9a-v]{26}|uploading:[a-z0-9]{1,40})\)`
const tailOfImages = new RegExp(String.raw`(?:^|\n\n?)(${anyMark}(?:\n${anyMark})*)\s*$`)

/** Splits a text into its words and the images at its end. */
export function splitImages(text: string): SplitText {
  const match = tailOfImages.exec(text)
  return match
    ? { words: text.slice(0, match.index), tail: match[1] ?? '' }
    : { words: text, tail: '' }
}

/** Puts together what `splitImages` has split. */
export function joinImages(words: string, tail: string): string {
  if (tail === '' || words === '') return words + tail
  return `${words}\n\n${tail}`
}

/** Adds images, one a line, to the end of a text. */
export function addImages(text: string, block: string): string {
  const { words, tail } = splitImages(text)
  return joinImages(words, tail === '' ? block : `${tail}\n${block}`)
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
