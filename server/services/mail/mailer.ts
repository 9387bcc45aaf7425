import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { DkimKey, MailAddress } from '../config/mail.ts'
import { checkMail, type Mail, type MailHeaders } from './checkMail.ts'

/** Sends letters now. */
export interface Mailer {
  /** Rejects where the letter was not taken, at the latest after the mailer's time. */
  send(mail: Mail): Promise<void>
  /** MAIL by a mail server; TERMINAL where none is set up. */
  readonly codeBy: 'MAIL' | 'TERMINAL'
  /** Ends its connections, with what they are sending. */
  close(): void
}

/** The sender of letters: an address, and the name beside it at the time of sending. */
export interface Sender {
  readonly address: string
  name(): Promise<string>
}

const CONNECT_MS = 5_000
/** The time of a letter that somebody waits for. */
const SEND_MS = 10_000
/** The time of a letter of the queue, which can wait for a slow server. */
const QUEUED_MS = 30_000
/** Shorter than servers wait for the next letter. */
const IDLE_MS = 20_000

/** The headers that a signature covers. Both of the link that ends letters are among them, as RFC 8058 asks. */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Sends over SMTP; with TLS from the start (smtps), or as soon as the server offers it. Each letter
 * has a connection of its own, or all share `pooled` connections, as the queue's do: a letter that
 * somebody waits for never stands behind those. Signed where there is a key.
 */
export function smtpMailer(
  smtpUrl: string,
  from: Sender,
  { pooled, dkim }: { pooled?: number; dkim?: DkimKey | undefined } = {},
): Mailer {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  const connection = {
    ...connectionTo(new URL(smtpUrl)),
    ...(dkim && {
      dkim: {
        domainName: host,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  }
  const transport =
    pooled === undefined
      ? createTransport({ ...connection, socketTimeout: SEND_MS })
      : createTransport({ ...connection, ...poolOf(pooled) })
  const closing = new AbortController()
  return {
    codeBy: 'MAIL',
    send: async (mail) => {
      checkMail(mail)
      const name = await from.name()
      // Aborting closes the connection, so that a letter given up here is not taken afterwards.
      const late = AbortSignal.timeout(pooled === undefined ? SEND_MS : QUEUED_MS)
      await transport.sendMail({
        ...headersOf(mail, host),
        from: { name, address: from.address },
        // An object, because a string would be read as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: new Date(),
        signal: AbortSignal.any([late, closing.signal]),
      })
    },
    close: () => {
      closing.abort(new Error('The mailer was closed'))
      transport.close()
    },
  }
}

function connectionTo(url: URL) {
  const isSecure = url.protocol === 'smtps:'
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // A password never leaves this machine in the clear; a mail server on it often has a certificate that nobody signed.
    requireTLS: url.username !== '' && !isLocal,
    ignoreTLS: isLocal,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    // A letter is text: nothing is read from files or other hosts for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function poolOf(connections: number) {
  return {
    pool: true as const,
    maxConnections: connections,
    socketTimeout: QUEUED_MS,
    idleTimeout: IDLE_MS,
    // The pool would send a letter again whose connection was cut; the queue does, after a while.
    maxRequeues: 0,
  }
}

function headersOf({ messageId, thread, unsubscribeUrl, replyTo }: MailHeaders, host: string) {
  const root = thread == null ? undefined : `<${thread}@${host}>`
  return {
    messageId: `<${messageId ?? randomUUID()}@${host}>`,
    ...(root !== undefined && { inReplyTo: root, references: root }),
    ...(replyTo != null && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl != null && {
        // Prepared: folding such a line would break it for the programs that press the link.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      }),
      // Of an address without TLS RFC 8058 allows no such press; the link itself stays.
      ...(unsubscribeUrl?.startsWith('https:') && {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Shows letters in the terminal, for a site without a mail server. Only their text: the code and the link are in it. */
export function terminalMailer(output: NodeJS.WritableStream = process.stdout): Mailer {
  return {
    codeBy: 'TERMINAL',
    send: ({ to, subject, text }) => {
      checkMail({ to, subject })
      const body = printable(text)
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? '  |' : `  | ${line}`))
        .join('\n')
      output.write(
        `\n  Mail to ${to} (set SMTP_URL to send it)\n  Subject: ${subject}\n  |\n${body}\n\n`,
      )
      return Promise.resolve()
    },
    close: () => undefined,
  }
}

/**
 * Gives the sender where MAIL_FROM names none: no-reply at the site's host, under the site's name.
 */
export function senderOf(
  mailFrom: MailAddress | undefined,
  publicUrl: string,
  siteName: () => Promise<string>,
): Sender {
  const { hostname } = new URL(publicUrl)
  // An IP address is written in brackets there, which many readers refuse.
  const domain = /^[\d.]+$|:/.test(hostname) ? 'localhost' : hostname
  const name = mailFrom?.name
  return {
    address: mailFrom?.address ?? `no-reply@${domain}`,
    name: async () => name ?? oneLine(await siteName()),
  }
}

/** Without the control characters that would move a terminal's cursor. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
}

function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}
