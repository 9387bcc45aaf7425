/** Why a letter was not taken, as far as the queue acts on it. */
export interface MailFailure {
  /** The words of the mail server, or of what failed before it. */
  readonly reason: string
  /**
   * ADDRESS: nobody is there, for good. REFUSED: this letter, for good. SERVER: it cannot be
   * reached, or ended the connection. LETTER: for now.
   */
  readonly fault: 'ADDRESS' | 'REFUSED' | 'SERVER' | 'LETTER'
}

const LONGEST = 500
const TOO_LATE = 'The mail server took too long, or the server was stopped'
const ofServer = new Set([
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])
/** The address that it is for (7 and 8 are of the sender), as servers say it that look at it with the letter alone. */
const badAddress = /^5\d\d[ -]5\.1\.(?![78]\b)/
/** The address or its mailbox. */
const ofRecipient = /^5\d\d[ -]5\.[12]\./
/** Of the sender, to whomever it writes: a policy against it, a block or a quota, such as Google's 5.4.5. */
const ofSender = /^5\d\d[ -]5\.(?:[47]\.|1\.(?:7|8|90)\b)/
/** The same in words, as servers say it that give no such code, or one that says nothing. */
const saysSender =
  /\b(?:relay|authent|sender|block|black|denied|polic|spam|rcpthosts|quota|limit|reputation)/i
/** For now, whatever the reply's own code says. */
const forNow = /^5\d\d[ -]4\./
/** A quota or a block, which may be over tomorrow; a policy may be against what this letter says. */
const passing = /^5\d\d[ -]5\.(?:4\.|1\.90\b)/

/** Reads the error of an attempt. */
export function failureOf(error: unknown): MailFailure {
  const { code, command, response, responseCode } = (error ?? {}) as {
    code?: string
    command?: string
    response?: string
    responseCode?: number
  }
  const message = error instanceof Error ? error.message : String(error)
  const reason = (code === 'EABORT' ? TOO_LATE : message).slice(0, LONGEST)
  const words = response ?? ''
  if (responseCode !== undefined && responseCode >= 500 && !forNow.test(words)) {
    const fault = command === 'RCPT TO' ? atRecipient(words) : command === 'DATA' && atEnd(words)
    if (fault) return { reason: (response ?? reason).slice(0, LONGEST), fault }
  }
  return { reason, fault: ofServer.has(code ?? '') || responseCode === 421 ? 'SERVER' : 'LETTER' }
}

/** The cause of a final refusal before the letter is there: the address, unless the sender may be meant; null then. */
function atRecipient(words: string): 'ADDRESS' | null {
  if (ofSender.test(words)) return null
  return ofRecipient.test(words) || !saysSender.test(words) ? 'ADDRESS' : null
}

/** The cause of a final refusal once the letter is there; null: it may pass. */
function atEnd(words: string): 'ADDRESS' | 'REFUSED' | null {
  if (passing.test(words)) return null
  return badAddress.test(words) ? 'ADDRESS' : 'REFUSED'
}
