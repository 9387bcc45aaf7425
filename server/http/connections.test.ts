import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { boundConnections, connectionLimits, type ConnectionLimits } from './connections.ts'

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
/** More than the system takes for a reader. */
const LARGE = 32 * 1024 * 1024

describe('connections', () => {
  let server: Server
  /** Of clients, in the order in which they connected. */
  let clients: Socket[]
  /** Gives the next response that has to be written. */
  let asked: () => Promise<ServerResponse>
  /** Responses whose turn it is, in their order. */
  let begun: ServerResponse[]

  /** Starts a server whose next connections come from these addresses. */
  async function start(
    limits: Partial<ConnectionLimits>,
    addresses: readonly string[] = [],
  ): Promise<void> {
    clients = []
    server = createServer()
    const coming = [...addresses]
    server.on('connection', (socket) => {
      const value = coming.shift()
      if (value !== undefined) Object.defineProperty(socket, 'remoteAddress', { value })
    })
    asked = async () => ((await once(server, 'request')) as [unknown, ServerResponse])[1]
    begun = []
    boundConnections(server, { ...connectionLimits(false), ...limits }, (_, response) => {
      begun.push(response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  }

  afterEach(async () => {
    for (const client of clients) client.destroy()
    await once(server.close(), 'close')
  })

  async function open(): Promise<Socket> {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.on('error', () => undefined)
    clients.push(client)
    await once(server, 'connection')
    return client
  }

  const closed = (client: Socket): Promise<unknown> =>
    new Promise((resolve) => client.once('close', resolve).resume())

  /** Asks and is answered; what does not belong to an open connection would fail here. */
  async function isServed(client: Socket): Promise<void> {
    const response = asked()
    client.write(GET)
    const answer = once(client, 'data')
    ;(await response).end('here')
    expect(String(await answer)).toContain('here')
  }

  test('beyond a limit give up the one that has waited longest, whether silent, in the middle of a header or idle', async () => {
    await start({ inAll: 3 })
    const silent = await open()
    const slow = await open()
    slow.write('GET / HTTP/1.1\r\nho')
    const idle = await open()
    await isServed(idle)
    for (const given of [silent, slow, idle]) {
      const gone = closed(given)
      await open()
      await gone
    }
    for (const client of clients.slice(3)) await isServed(client)
  })

  test('of one address take no place from those of another one; a /64 of IPv6 is one address', async () => {
    await start({ perAddress: 2 }, [
      '192.0.2.1',
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8::3',
      '::ffff:192.0.2.1',
    ])
    const other = await open()
    const first = await open()
    await open()
    const gone = closed(first)
    await open()
    await gone
    await open()
    await isServed(other)
  })

  test('are not given up while the server works for them: then a new one is closed', async () => {
    await start({ inAll: 1 })
    const client = await open()
    const response = asked()
    client.write(GET)
    const answering = await response
    await closed(await open())
    const answer = once(client, 'data')
    answering.end('here')
    expect(String(await answer)).toContain('here')
  })

  test('whose bodies are slow or whose answers are not read make room as well', async () => {
    await start({ inAll: 1 })
    const slow = await open()
    const posted = asked()
    slow.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nslow')
    await posted
    const slowGone = closed(slow)
    const unread = await open()
    await slowGone
    const response = asked()
    unread.pause().write(GET)
    const answering = await response
    const unreadGone = once(answering, 'close')
    answering.end(Buffer.alloc(LARGE))
    await isServed(await open())
    await unreadGone
  })

  test('end when they ask nothing at first', async () => {
    await start({ silentMs: 50 })
    await closed(await open())
  })

  test('end when they ask nothing after an answer', async () => {
    await start({ idleMs: 50 })
    const idle = await open()
    const gone = closed(idle)
    await isServed(idle)
    await gone
  })

  test('have all of their time again when they go on after a long silence', async () => {
    await start({})
    const [client, [socket]] = await Promise.all([
      open(),
      once(server, 'connection') as Promise<[Socket]>,
    ])
    socket.emit('timeout')
    expect(socket.timeout).toBe(1_000)
    client.write('GET / HTTP/1.1\r\nho')
    while (socket.bytesRead === 0) await new Promise(setImmediate)
    socket.emit('timeout')
    expect([socket.timeout, socket.destroyed]).toEqual([9_000, false])
  })

  test('that ask for a thousand things at once are closed late, before most of them are looked at', async () => {
    await start({})
    const client = await open()
    const gone = closed(client)
    const from = performance.now()
    client.write(GET.repeat(1_000))
    while (begun.length === 0) await new Promise(setImmediate)
    begun[0]?.end()
    await gone
    expect([begun.length, performance.now() - from >= 245]).toEqual([1, true])
  })

  test('are answered one request after the other, in their order', async () => {
    await start({})
    const client = await open()
    const answers: string[] = []
    client.on('data', (data: Buffer) =>
      answers.push(...(data.toString().match(/number \d/g) ?? [])),
    )
    client.write(GET.repeat(3))
    for (const [at, number] of ['number 1', 'number 2', 'number 3'].entries()) {
      while (begun.length <= at) await new Promise(setImmediate)
      expect(begun).toHaveLength(at + 1)
      begun[at]?.end(number)
      while (answers.length <= at) await new Promise(setImmediate)
    }
    expect(answers).toEqual(['number 1', 'number 2', 'number 3'])
  })

  test('are served what came while the server stood still', async () => {
    await start({ silentMs: 200 })
    const client = await open()
    const response = asked()
    client.write(GET)
    const end = performance.now() + 500
    while (performance.now() < end);
    const answer = once(client, 'data')
    ;(await response).end('here')
    expect(String(await answer)).toContain('here')
  })

  test('are not bounded by address behind a proxy, which may keep them longer', () => {
    expect(connectionLimits(true)).toMatchObject({ perAddress: Infinity, inAll: 2_000 })
    expect(connectionLimits(true).idleMs).toBeGreaterThan(600_000)
  })
})
