import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { pino } from 'pino'
import { mailInAnswer } from './mailIn.ts'
import { listen, type HttpServer } from './server.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const raw = 'From: ana@example.com\r\nTo: reply+a@in.example\r\n\r\nÜber\r\n'
const received: { text: string; envelope: readonly string[] }[] = []
const mailgunKey = 'key-of-mailgun'

let server: HttpServer

beforeAll(async () => {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    trustProxy: false,
    log: pino({ level: 'silent' }),
  })
  const settings = {
    replyAddress: 'reply@in.example',
    mailgunKey,
    sendgridKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    maildir: undefined,
  }
  server.serve(
    mailInAnswer(settings, (mail, envelope = []) => {
      received.push({ text: mail.toString(), envelope })
      return Promise.resolve('posted')
    }),
  )
})
afterAll(() => server.close(100))
beforeEach(() => void received.splice(0))

const post = (path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', ...init })
const seconds = (ago = 0) => String(Math.floor(Date.now() / 1_000) - ago)

function mailgun(timestamp: string, key = mailgunKey): URLSearchParams {
  const token = 'a'.repeat(50)
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
  return new URLSearchParams({
    timestamp,
    token,
    signature,
    recipient: 'reply+a@in.example',
    'body-mime': raw,
  })
}

async function sendgrid(timestamp: string, change = ''): Promise<RequestInit> {
  const form = new FormData()
  form.set('email', raw)
  form.set('envelope', JSON.stringify({ to: ['reply+a@in.example'], from: 'ana@example.com' }))
  const request = new Request('http://a.example', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), privateKey)
  return {
    body: Buffer.concat([body, Buffer.from(change)]),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature.toString('base64'),
    },
  }
}

test('takes what Mailgun signed, as a form or in parts', async () => {
  const fields = mailgun(seconds())
  const parts = new FormData()
  for (const [name, value] of fields) parts.set(name, value)
  for (const body of [fields, parts]) {
    const answer = await post('/api/mail/mailgun/mime', { body })
    expect([answer.status, await answer.json()]).toEqual([200, { fate: 'posted' }])
  }
  expect(received).toEqual([
    { text: raw, envelope: ['reply+a@in.example'] },
    { text: raw, envelope: ['reply+a@in.example'] },
  ])
})

test('takes what SendGrid signed', async () => {
  const answer = await post('/api/mail/sendgrid', await sendgrid(seconds()))
  expect(answer.status).toBe(200)
  expect(received).toEqual([{ text: raw, envelope: ['reply+a@in.example'] }])
})

test('takes nothing that another key signed, that was changed, or that is old', async () => {
  const wrong = [
    post('/api/mail/mailgun/mime', { body: mailgun(seconds(), 'another key') }),
    post('/api/mail/mailgun/mime', { body: mailgun(seconds(600)) }),
    post('/api/mail/mailgun/mime', { body: new URLSearchParams({ 'body-mime': raw }) }),
    post('/api/mail/sendgrid', await sendgrid(seconds(), 'x')),
    post('/api/mail/sendgrid', await sendgrid(seconds(600))),
    post('/api/mail/sendgrid', { body: new URLSearchParams({ email: raw }) }),
  ]
  for (const answer of wrong) expect((await answer).status).toBe(403)
  expect(received).toEqual([])
})

test('knows no other provider and no other method', async () => {
  expect((await post('/api/mail/other', {})).status).toBe(404)
  const asked = await fetch(`http://127.0.0.1:${server.port}/api/mail/sendgrid`)
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
})
