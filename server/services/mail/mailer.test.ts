import { PassThrough } from 'node:stream'
import type { Db } from '#server/db/database.ts'
import { letter } from '../letters/letter.ts'
import { senderOf, smtpMailer, terminalMailer } from './mailer.ts'
import { queueMail } from './queueMail.ts'

const name = () => Promise.resolve('Site')

test('a letter escapes all it is given, in both parts the same words', () => {
  const { text, html } = letter({
    site: { name: 'A & "B"', locale: 'en' },
    heading: '<h1>',
    paragraphs: ['<script>x</script>', 'two'],
    action: { label: 'Go', url: 'https://x.example/?a=1&b="' },
    code: '123456',
  })
  expect(html.match(/<(?!\/?(?:!doctype|html|head|meta|title|body|div|h1|p|a|hr)\b)/g)).toBeNull()
  expect(html).toContain('href="https://x.example/?a=1&#38;b=&#34;"')
  expect(text).toBe(
    '<h1>\n\n    123456\n\n<script>x</script>\n\ntwo\n\nGo:\nhttps://x.example/?a=1&b="\n\n-- \nA & "B"\n',
  )
})

test.each([
  ['to', { to: 'a@example.com\r\nBcc: evil@example.com', subject: 'x' }],
  ['to', { to: 'a@example.com, evil@example.com', subject: 'x' }],
  ['to', { to: 'Evil <evil@example.com>', subject: 'x' }],
  ['to', { to: '', subject: 'x' }],
  ['subject', { to: 'a@example.com', subject: 'x\r\nBcc: evil@example.com' }],
  ['subject', { to: 'a@example.com', subject: 'x\u0000' }],
  ['subject', { to: 'a@example.com', subject: 'x\u2028y' }],
])(
  'what could become a header of its own in %s is refused by every way out: %j',
  async (_what, wrong) => {
    const mail = { ...wrong, text: '', html: '' }
    const db = { query: () => Promise.reject(new Error('stored')) } as unknown as Db
    await expect(queueMail(db, mail)).rejects.toThrow('is not sent')
    await expect(
      smtpMailer('smtp://127.0.0.1:1', { address: 'a@example.com', name }).send(mail),
    ).rejects.toThrow('is not sent')
    expect(() => terminalMailer(new PassThrough()).send(mail)).toThrow('is not sent')
  },
)

test('without a mail server the letter stands in the terminal, and cannot move its cursor', async () => {
  const output = new PassThrough()
  const mailer = terminalMailer(output)
  expect(mailer.codeBy).toBe('TERMINAL')
  await mailer.send({
    to: 'a@example.com',
    subject: '123456 is your code',
    text: 'Hello\n\n    123456\n\u001b[2J',
    html: '',
  })
  expect(String(output.read())).toBe(
    '\n  Mail to a@example.com (set SMTP_URL to send it)\n  Subject: 123456 is your code\n  |\n  | Hello\n  |\n  |     123456\n  |  [2J\n\n',
  )
})

test('mail is from no-reply at the host of the site, under its name, unless MAIL_FROM says otherwise', async () => {
  const spoken = async (...args: Parameters<typeof senderOf>) => {
    const from = senderOf(...args)
    return `${await from.name()} <${from.address}>`
  }
  expect(
    await spoken(undefined, 'https://ideas.example:8443', () => Promise.resolve('Our\nideas')),
  ).toBe('Our ideas <no-reply@ideas.example>')
  expect(await spoken(undefined, 'http://127.0.0.1:4000', name)).toBe('Site <no-reply@localhost>')
  expect(await spoken({ name: undefined, address: 'a@b.example' }, 'https://x.example', name)).toBe(
    'Site <a@b.example>',
  )
  expect(await spoken({ name: 'Team', address: 'a@b.example' }, 'https://x.example', name)).toBe(
    'Team <a@b.example>',
  )
})
