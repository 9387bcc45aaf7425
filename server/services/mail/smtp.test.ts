import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { failureOf } from './failure.ts'
import { smtpMailer, type Mailer } from './mailer.ts'

let box: Mailbox
let mailer: Mailer

beforeAll(async () => {
  box = await openMailbox()
  const from = { address: 'no-reply@ideas.example', name: () => Promise.resolve('Ideas') }
  mailer = smtpMailer(box.url, from, { pooled: 2 })
})
afterAll(async () => {
  mailer.close()
  await box.close()
})

const letter = (to: string) => ({ to, subject: 'Hello', text: 'text', html: '<p>text</p>' })

test('a letter of a conversation names it, and the link that ends such letters stands on one line', async () => {
  const unsubscribeUrl = `https://ideas.example/unsubscribe?token=${'a'.repeat(120)}`
  await mailer.send({
    ...letter('ana@example.com'),
    messageId: 'one',
    thread: 'idea-12',
    unsubscribeUrl,
    replyTo: 'reply+token@in.example.com',
  })
  const { raw, mail } = await box.mailTo('ana@example.com')
  expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(mail).toMatchObject({
    messageId: '<one@ideas.example>',
    inReplyTo: '<idea-12@ideas.example>',
    references: '<idea-12@ideas.example>',
    replyTo: [{ address: 'reply+token@in.example.com' }],
  })
})

test('a link without TLS is not offered for one click (RFC 8058)', async () => {
  const unsubscribeUrl = 'http://ideas.example/unsubscribe?token=abc'
  await mailer.send({ ...letter('abe@example.com'), unsubscribeUrl })
  const { raw } = await box.mailTo('abe@example.com')
  expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
  expect(raw).not.toContain('List-Unsubscribe-Post')
})

test('a letter without these has none of the headers', async () => {
  await mailer.send(letter('bo@example.com'))
  const { raw } = await box.mailTo('bo@example.com')
  expect(raw).not.toMatch(/^(?:List-Unsubscribe|References|In-Reply-To|Reply-To):/m)
})

test('tells an address that is no more from a server in trouble, and goes on over the same connections', async () => {
  box.unknown.add('gone@example.com')
  const failure = await mailer.send(letter('gone@example.com')).then(() => null, failureOf)
  expect(failure).toEqual({ fault: 'ADDRESS', reason: '550 5.1.1 No such person here' })
  box.refusing = true
  const later = await mailer.send(letter('cy@example.com')).then(() => null, failureOf)
  expect(later).toMatchObject({ fault: 'LETTER' })
  box.refusing = false
  await mailer.send(letter('cy@example.com'))
  await box.mailTo('cy@example.com')
})

test('a letter that is refused for good once it is there is given up; the address is at fault where that is said', async () => {
  box.rejected.set('hal@example.com', '5.7.1 This looks like spam')
  box.rejected.set('ivy@example.com', '5.1.1 No such person here')
  const fail = (to: string) => mailer.send(letter(to)).then(() => null, failureOf)
  expect(await fail('hal@example.com')).toEqual({
    fault: 'REFUSED',
    reason: '550 5.7.1 This looks like spam',
  })
  expect(await fail('ivy@example.com')).toEqual({
    fault: 'ADDRESS',
    reason: '550 5.1.1 No such person here',
  })
})

test.each([
  '5.4.5 Daily user sending quota exceeded',
  '5.4.6 Sending is blocked for now',
  '5.1.90 You have reached your daily limit',
  '4.7.0 Try again later',
])(
  'a letter that is refused for the quota of its sender, or for now, is tried again: %s',
  async (words) => {
    box.rejected.set('joy@example.com', words)
    const failure = await mailer.send(letter('joy@example.com')).then(() => null, failureOf)
    expect(failure).toMatchObject({ fault: 'LETTER' })
    expect(failure?.reason).toContain(words)
  },
)

test('a connection that is cut once the letter is there is a failure, and the mailer does not send it again by itself', async () => {
  box.cutting.add('di@example.com')
  const failure = await mailer.send(letter('di@example.com')).then(() => null, failureOf)
  expect(failure).toMatchObject({ fault: 'SERVER' })
  await mailer.send(letter('ed@example.com'))
  const copies = box.all.filter(({ recipients }) => recipients.includes('di@example.com'))
  expect(copies).toHaveLength(1)
})

test('a letter whose mailer is closed is given up at once', async () => {
  const own = smtpMailer(box.url, { address: 'a@b.example', name: () => Promise.resolve('A') })
  box.slowMs = 20_000
  const sending = own.send(letter('fay@example.com')).then(() => null, failureOf)
  await box.mailTo('fay@example.com')
  own.close()
  expect(await sending).toMatchObject({ fault: 'LETTER' })
  box.slowMs = 0
})
