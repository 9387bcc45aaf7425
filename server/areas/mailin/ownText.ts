import EmailReplyParser from 'email-reply-parser'

/**
 * Twice as long as a comment may be. The library takes a time that grows with the square of the text,
 * most of all with many blank lines and with long ones.
 */
const LOOKED_AT = 20_000
const LONGEST_LINE = 1_000

/** The words of a reply that its writer wrote: without what it quotes, and without a signature. */
export function ownText(text: string): string {
  return new EmailReplyParser().parseReply(bounded(text)).trim()
}

/** Without spaces that nobody sees, which also mark lines that flow together (RFC 3676). */
function bounded(text: string): string {
  const lines = text.slice(0, 2 * LOOKED_AT).split(/\r\n?|\n/)
  return lines
    .map((line) => line.slice(0, LONGEST_LINE).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, LOOKED_AT)
}
