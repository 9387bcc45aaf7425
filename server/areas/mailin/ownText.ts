import EmailReplyParser from 'email-reply-parser'

/**
 * Twice as long as a comment may be. The library takes a time that grows with the square of the text,
 * most of all with many blank lines and with long ones.
 */
const LOOKED_AT = 20_000
const LONGEST_LINE = 1_000
const PIECE = new RegExp(`[^]{1,${LONGEST_LINE}}`, 'gu')
/** Begins what goes on from the line before: no character of a text (Unicode, noncharacters). */
const GOES_ON = '\uFFFF'

/** The words of a reply that its writer wrote: without what it quotes, and without a signature. */
export function ownText(text: string): string {
  const own = new EmailReplyParser().parseReply(bounded(text.replaceAll(GOES_ON, '')))
  return own.replaceAll(`\n${GOES_ON}`, '').trim()
}

/** Without spaces that nobody sees, which also mark lines that flow together (RFC 3676). */
function bounded(text: string): string {
  const lines = text.slice(0, 2 * LOOKED_AT).split(/\r\n?|\n/)
  return lines
    .map((line) => inPieces(line.trimEnd()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, LOOKED_AT)
}

/** A paragraph is one line in the mail of many programs. Of what is quoted the beginning is enough. */
function inPieces(line: string): string {
  if (/^\s*>/.test(line)) return line.slice(0, LONGEST_LINE)
  const pieces = line.match(PIECE) ?? ['']
  return pieces.join(`\n${GOES_ON}`)
}
