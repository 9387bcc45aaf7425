import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emailProblem } from '#rules/email.ts'
import { StartError } from '#server/lib/startError.ts'
import { read, wrong, type Environment } from './environment.ts'

/** A name, where one is given, and an address. */
export interface MailAddress {
  readonly name: string | undefined
  readonly address: string
}

/** What letters are signed with (DKIM, RFC 6376): an RSA key in PEM, and its name in the DNS of the sender's host. */
export interface DkimKey {
  readonly privateKey: string
  readonly selector: string
}

/** SMTP_URL. */
export function smtpUrl(environment: Environment): string | undefined {
  const value = read(environment, 'SMTP_URL')
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPlain =
    url !== undefined &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === ''
  if (isPlain && decodes(url.username) && decodes(url.password)) return value
  // The value is not shown: it may carry a password.
  throw new StartError(
    'SMTP_URL is not understood: it must look like smtps://user:password@mail.example.com or smtp://mail.example.com:587 (percent-encode what is not a letter or digit).',
  )
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** SMTP_CONNECTIONS. */
export function smtpConnections(environment: Environment): number {
  const value = read(environment, 'SMTP_CONNECTIONS') ?? '5'
  if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > 50)
    throw wrong('SMTP_CONNECTIONS', value, 'a whole number from 1 to 50')
  return Number(value)
}

/** MAIL_FROM. */
export function mailFrom(environment: Environment): MailAddress | undefined {
  const value = read(environment, 'MAIL_FROM')
  if (value === undefined) return undefined
  const [, named, inBrackets] = /^([^<>"]*?)\s*<([^<>]+)>$/.exec(value) ?? []
  const address = inBrackets ?? value
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (emailProblem(address) !== null || /[\u0000-\u001f\u007f]/.test(value))
    throw wrong(
      'MAIL_FROM',
      value,
      'an address, such as no-reply@example.com or Example <no-reply@example.com>',
    )
  return { name: named || undefined, address }
}

/** DKIM_KEY_FILE and DKIM_SELECTOR. */
export function dkimKey(environment: Environment): DkimKey | undefined {
  const file = read(environment, 'DKIM_KEY_FILE')
  if (file === undefined) return undefined
  const selector = read(environment, 'DKIM_SELECTOR') ?? 'earshot'
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    throw wrong('DKIM_SELECTOR', selector, 'a name as the DNS has them, such as earshot')
  const privateKey = readKey(file)
  if (privateKey === null)
    throw wrong('DKIM_KEY_FILE', file, 'a file with an RSA key in PEM, without a password')
  return { privateKey, selector }
}

function readKey(file: string): string | null {
  try {
    const pem = readFileSync(file, 'utf8')
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem : null
  } catch {
    return null
  }
}
