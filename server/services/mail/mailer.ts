import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailAddress } from '../config/config.ts'
import { checkMail, type Mail } from './checkMail.ts'

/** Sends letters now. */
export interface Mailer {
  /** Rejects where the letter was not taken, at the latest after ten seconds. */
  send(mail: Mail): Promise<void>
  /** MAIL by a mail server; TERMINAL where none is set up. */
  readonly codeBy: 'MAIL' | 'TERMINAL'
  close(): void
}

/** The sender of letters: an address, and the name beside it at the time of sending. */
export interface Sender {
  readonly address: string
  name(): Promise<string>
}

const CONNECT_MS = 5_000
const SEND_MS = 10_000

/** Sends over SMTP; with TLS from the start (smtps), or as soon as the server offers it. */
export function smtpMailer(smtpUrl: string, from: Sender): Mailer {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  const transport = createTransport({
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
    socketTimeout: SEND_MS,
    dnsTimeout: CONNECT_MS,
    // A letter is text: nothing is read from files or other hosts for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    codeBy: 'MAIL',
    send: async ({ to, subject, text, html }) => {
      checkMail({ to, subject })
      const sent = transport.sendMail({
        from: { name: await from.name(), address: from.address },
        // An object, because a string would be read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${randomUUID()}@${host}>`,
        date: new Date(),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
      await within(sent, SEND_MS)
    },
    close: () => transport.close(),
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

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
