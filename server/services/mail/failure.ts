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
/** A policy against the sender, such as a relay that does not know it, says nothing of the address. */
const policy = /^5\d\d[ -]5\.7\./
/** The address that it is for (7 and 8 are of the sender), as servers say it that look at it with the letter alone. */
const badAddress = /^5\d\d[ -]5\.1\.(?![78]\b)/
/** For now, whatever the reply's own code says. */
const forNow = /^5\d\d[ -]4\./
/** Of the sender, to whomever it writes: a block or a quota, such as Google's 5.4.5 and Microsoft's 5.1.90. */
const ofSender = /^5\d\d[ -]5\.(?:4\.|1\.90\b)/

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
  if (responseCode !== undefined && responseCode >= 500 && !forNow.test(response ?? '')) {
    const said = { reason: (response ?? reason).slice(0, LONGEST) }
    if (command === 'RCPT TO' && !policy.test(response ?? '')) return { ...said, fault: 'ADDRESS' }
    if (command === 'DATA' && !ofSender.test(response ?? ''))
      return { ...said, fault: badAddress.test(response ?? '') ? 'ADDRESS' : 'REFUSED' }
  }
  return { reason, fault: ofServer.has(code ?? '') || responseCode === 421 ? 'SERVER' : 'LETTER' }
}
