import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openMailbox } from '#server/testing/mailbox.ts'
import { readConfig } from '../config/config.ts'
import { smtpMailer } from './mailer.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
let folder: string
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'earshot-dkim-'))))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

/** A header as it is signed: RFC 6376, section 3.4.2. */
function relaxed(header: string): string {
  const colon = header.indexOf(':')
  const value = header
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.trim()}`
}

/** Checks a letter as its reader's server does; gives the tags of the signature and the names of what it covers. */
function checked(raw: string): { tags: Record<string, string>; covers: string[] } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '\r\n')
  const signature = headers.find((it) => it.startsWith('DKIM-Signature:')) ?? ''
  const tags = Object.fromEntries(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s) as [string, string]),
  )
  expect(createHash('sha256').update(body).digest('base64')).toBe(tags['bh']?.replace(/ /g, ''))
  const covers = (tags['h'] ?? '').toLowerCase().replace(/ /g, '').split(':')
  const signed = covers.map((name) =>
    relaxed(headers.find((it) => it.toLowerCase().startsWith(`${name}:`)) ?? `${name}:`),
  )
  const bare = relaxed(signature).replace(/(;\s*b=).*$/, '$1')
  const verify = createVerify('RSA-SHA256').update([...signed, bare].join('\r\n'))
  expect(verify.verify(publicKey, tags['b']?.replace(/ /g, '') ?? '', 'base64')).toBe(true)
  return { tags, covers }
}

test('a letter is signed for its sender, with the link that ends such letters (RFC 8058)', async () => {
  const { dkim } = readConfig({ DKIM_KEY_FILE: written('key.pem', privateKey) })
  const box = await openMailbox()
  const from = { address: 'no-reply@ideas.example', name: () => Promise.resolve('Idées') }
  const mailer = smtpMailer(box.url, from, { pooled: 1, dkim })
  await mailer.send({
    ...{ to: 'ana@example.com', subject: 'Déjà vu', text: 'One  \n\ntwo\n', html: '<p>One</p>' },
    ...{ messageId: 'one', thread: 'idea-12', replyTo: 'reply+token@in.example.com' },
    unsubscribeUrl: `https://ideas.example/unsubscribe?token=${'a'.repeat(120)}`,
  })
  const { raw } = await box.mailTo('ana@example.com')
  const { tags, covers } = checked(raw)
  expect(tags).toMatchObject({ d: 'ideas.example', s: 'earshot', a: 'rsa-sha256' })
  expect(covers).toEqual(
    expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  mailer.close()
  await box.close()
})

test('what is no RSA key is refused by name, and so is a selector that the DNS could not have', () => {
  const file = written('other.pem', 'a password')
  expect(() => readConfig({ DKIM_KEY_FILE: file })).toThrow(
    `DKIM_KEY_FILE is ${JSON.stringify(file)}: it must be a file with an RSA key in PEM`,
  )
  expect(() => readConfig({ DKIM_KEY_FILE: path.join(folder, 'gone.pem') })).toThrow(
    'DKIM_KEY_FILE is',
  )
  const key = written('key.pem', privateKey)
  expect(() => readConfig({ DKIM_KEY_FILE: key, DKIM_SELECTOR: 'a b' })).toThrow('DKIM_SELECTOR is')
})
