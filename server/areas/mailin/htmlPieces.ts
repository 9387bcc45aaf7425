/** Far more than what somebody writes above what they quote, with the styles of their mail program. */
const LONGEST_HTML = 512 * 1024

/** A tag as it is written, or the text between two. */
export interface HtmlPiece {
  text: string
  /** The name in small letters, of a closing one behind a slash; of a comment `!`; empty for text. */
  tag: string
}

const tagStart = /<(?:(!--)|[!?]|(\/?[a-z][a-z0-9]*))/gi
/** The content of these elements is no text, and has no tags. */
const rawEnds: Record<string, RegExp | undefined> = {
  style: /<\/style/gi,
  script: /<\/script/gi,
  title: /<\/title/gi,
}

/**
 * Goes through the beginning of somebody's HTML, without what stands in quotes. Every character is
 * looked at a few times at most, whatever a stranger sends.
 */
export function* unquotedPieces(html: string): Generator<HtmlPiece> {
  let depth = 0
  for (const piece of htmlPieces(html.slice(0, LONGEST_HTML))) {
    if (piece.tag === 'blockquote') depth += 1
    else if (piece.tag === '/blockquote') depth = Math.max(0, depth - 1)
    else if (depth === 0) yield piece
  }
}

/** A tag that does not end takes the rest with it, as in a browser. */
function* htmlPieces(html: string): Generator<HtmlPiece> {
  let at = 0
  while (at < html.length) {
    const found = matchFrom(tagStart, html, at)
    const start = found?.index ?? html.length
    if (start > at) yield { tag: '', text: html.slice(at, start) }
    if (found === null) return
    const end = found[1] === undefined ? tagEnd(html, start) : html.indexOf('-->', start) + 3
    if (end <= start) return
    const tag = found[2]?.toLowerCase() ?? '!'
    yield { tag, text: html.slice(start, end) }
    const rawEnd = rawEnds[tag]
    at = rawEnd === undefined ? end : (matchFrom(rawEnd, html, end)?.index ?? html.length)
  }
}

function matchFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Behind the > that ends a tag, which may stand in the values of attributes as well; 0 where there is none. */
function tagEnd(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return at + 1
    else if (/["']/.test(character) && html[at - 1] === '=') quote = character
  }
  return 0
}
