import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { countInHand } from './inHand.ts'
import { readBody } from './readBody.ts'
import { Refusal } from './refusal.ts'

/*
 * Two requests of a client and three in all, of which each is over when its body is there; on a real
 * server, since what a request does when its connection goes is not ours.
 */

const MOST = { perClient: 2, inAll: 3 }

let server: Server
let arrived: (path: string) => Promise<IncomingMessage>
const sockets: Socket[] = []

beforeEach(async () => {
  const inHand = countInHand(MOST)
  const requests = new Map<string, IncomingMessage>()
  server = createServer((request, response) => {
    const tooLarge = (): Error => new Refusal(413, 'Too large')
    const work = (): Promise<Buffer> => readBody(request, { most: 10, within: 60_000, tooLarge })
    const client = String(request.headers['x-client'] ?? 'a')
    inHand(client, request, work).then(
      (body) => response.end(`read ${String(body)}`),
      (error: unknown) => {
        if (error instanceof Refusal) response.writeHead(error.status).end()
      },
    )
    requests.set(request.url ?? '', request)
    server.emit('arrived')
  })
  arrived = async (path) => {
    for (;;) {
      const request = requests.get(path)
      if (request) return request
      await once(server, 'arrived')
    }
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  await once(server, 'close')
})

/** Sends the beginning of a request, and gives what came back when the connection is over. */
async function begin(path: string, body: string, client = 'a'): Promise<{ over: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => undefined)
  const over = once(socket, 'close').then(() => text)
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-client: ${client}\r\nconnection: close\r\ncontent-length: 4\r\n\r\n${body}`,
  )
  await arrived(path)
  return { over }
}

test('the body that is awaited longest makes room for a new request of its client', async () => {
  const first = await begin('/first', 'b')
  await begin('/second', 'b')
  const third = await begin('/third', 'body')
  expect(await third.over).toMatch(/^HTTP\/1.1 200[^]*read body$/)
  expect(await first.over).toBe('')
  expect((await arrived('/second')).destroyed).toBe(false)
})

test('each of several that come at once finds room', async () => {
  await begin('/first', 'b')
  await begin('/second', 'b')
  const others = await Promise.all(['/a', '/b', '/c', '/d'].map((path) => begin(path, 'body')))
  for (const { over } of others) expect(await over).toMatch(/^HTTP\/1.1 200/)
})

test('another client takes nobody away, and is refused where all places are taken', async () => {
  await begin('/first', 'b')
  await begin('/second', 'b')
  await begin('/other', 'b', 'b')
  const more = await begin('/more', 'body', 'c')
  expect(await more.over).toMatch(/^HTTP\/1.1 503/)
  for (const path of ['/first', '/second', '/other'])
    expect((await arrived(path)).destroyed).toBe(false)
})

test('who has sent everything is not sent away for a new one', async () => {
  const inHand = countInHand(MOST)
  const here = { complete: true, destroyed: false } as IncomingMessage
  const ends: (() => void)[] = []
  const wait = (): Promise<void> => new Promise((resolve) => ends.push(resolve))
  const works = [1, 2].map(() => inHand('a', { ...here } as IncomingMessage, wait))
  await expect(inHand('a', here, wait)).rejects.toThrow(
    'Too many of your requests are already waiting.',
  )
  for (const end of ends) end()
  await Promise.all(works)
  await inHand('a', here, async () => undefined)
})

test('a place that was made is made again where another request took it in the same turn', async () => {
  const inHand = countInHand(MOST)
  /** Begins a request that sends nothing more: when it has found room, and when it is over. */
  const receive = (): { begun: Promise<unknown>; over: Promise<unknown> } => {
    const events = new EventEmitter()
    const destroy = (): void => {
      request.destroyed = true
      events.emit('sent away')
    }
    const request = { complete: false, destroyed: false, destroy } as unknown as IncomingMessage
    const begun = once(events, 'begun')
    const over = inHand('a', request, async () => {
      events.emit('begun')
      await once(events, 'sent away')
    })
    return { begun: Promise.race([begun, over]), over }
  }
  const [first] = [receive(), receive()]
  const late = receive()
  await first?.over
  await receive().begun
  await late.begun
})
