import { connect } from 'node:net'
import { attacks, type Facts } from './attacks.ts'

/*
 * A process that attacks until it is ended, and then says how many requests were answered, refused
 * and left. Arguments: the server's address, the number of the attack, what is known, and a cookie.
 */
const [url = '', number = '0', facts = '{}', cookie = ''] = process.argv.slice(2)
const attack = attacks[Number(number)]
if (attack === undefined) throw new Error(`There is no attack ${number}`)
const { path, type, connections, leaveAfter, pipelined } = attack
const body = await attack.body(JSON.parse(facts) as Facts)
const counts = { answered: 0, refused: 0, left: 0 }

/** Sends many requests before an answer is read; a status of 429 or above counts as refused, what was closed as left. */
function sendPipelined(count: number): Promise<void> {
  const { hostname, port } = new URL(url)
  const text = String(body)
  const request = `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\nx-forwarded-for: 198.51.100.${number}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  return new Promise((done) => {
    let answers = 0
    const socket = connect(Number(port), hostname)
    socket.on('data', (data: Buffer) => {
      for (const [, status] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) {
        counts[Number(status) < 429 ? 'answered' : 'refused'] += 1
        answers += 1
      }
      if (answers >= count) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      counts.left += count - answers
      done()
    })
    socket.write(request.repeat(count))
  })
}

async function send(): Promise<void> {
  try {
    const response = await fetch(url + path, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        'content-type': type,
        'x-forwarded-for': `198.51.100.${number}`,
        ...(path === '/graphql' ? {} : { cookie }),
      },
      body: body as BodyInit,
      signal: AbortSignal.timeout(leaveAfter ?? 120_000),
    })
    const text = await response.text()
    const isRefused = response.status !== 200 || text.startsWith('{"errors"')
    counts[isRefused ? 'refused' : 'answered'] += 1
  } catch {
    counts.left += 1
  }
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(counts))
  process.exit()
})
process.stderr.write('ready\n')
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (;;) await (pipelined === undefined ? send() : sendPipelined(pipelined))
  }),
)
