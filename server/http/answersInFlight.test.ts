import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { countAnswers } from './answersInFlight.ts'
import { listen, type HttpServer } from './server.ts'

const KB = 1024
/** More than the system takes for a reader. */
const SIZE = 32 * KB * KB
const log = pino({ level: 'silent' })

/** A response, of which all that matters is when it closes. */
function response(): ServerResponse & { closed: boolean } {
  const listeners: (() => void)[] = []
  return {
    closed: false,
    once(_event: string, listener: () => void) {
      listeners.push(listener)
      return this
    },
    destroy() {
      ;(this as { closed: boolean }).closed = true
      for (const listener of listeners) listener()
      return this
    },
  } as unknown as ServerResponse & { closed: boolean }
}

describe('answers on their way', () => {
  const most = { perClient: 200 * KB, inAll: 300 * KB }

  test('of one client are bounded, and there is room again when one is taken', () => {
    const answers = countAnswers(most)
    const first = response()
    answers.hold('a', 150 * KB, first)
    expect(() => answers.hold('a', 100 * KB, response())).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '5' } }),
    )
    answers.hold('b', 100 * KB, response())
    first.destroy()
    answers.hold('a', 150 * KB, response())
  })

  test('of all are bounded, but for a small one', () => {
    const answers = countAnswers(most)
    answers.hold('a', 150 * KB, response())
    answers.hold('b', 150 * KB, response())
    expect(() => answers.hold('c', 100 * KB, response())).toThrow(
      expect.objectContaining({ status: 503 }),
    )
    answers.hold('c', 20 * KB, response())
  })

  test('of a client that reads nothing are not even made', () => {
    const answers = countAnswers(most)
    for (let times = 0; times < 10; times += 1) answers.hold('a', 40 * KB, response())
    expect(() => answers.requireRoom('a')).not.toThrow()
    expect(() => answers.hold('a', KB, response())).toThrow(
      expect.objectContaining({ status: 429 }),
    )
  })

  test('are given up where a reader takes them byte by byte', () => {
    jest.useFakeTimers()
    const answers = countAnswers(most, { ms: 1_000, bytesPerMs: 1 })
    const slow = response()
    answers.hold('a', 150 * KB, slow)
    jest.advanceTimersByTime(150 * KB)
    expect(slow.closed).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(slow.closed).toBe(true)
    answers.hold('a', 150 * KB, response())
    jest.useRealTimers()
  })
})

test('an answer that is made for somebody who has gone is not counted', () => {
  const answers = countAnswers({ perClient: 100 * KB, inAll: 100 * KB })
  answers.hold('a', 100 * KB, Object.assign(response(), { destroyed: true }))
  answers.hold('a', 100 * KB, response())
})

describe('a reader who takes nothing', () => {
  let server: HttpServer
  const sockets: Socket[] = []
  const ask = (path: string): Socket => {
    const socket = connect(server.port, '127.0.0.1')
    sockets.push(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }

  beforeEach(async () => {
    server = await listen({
      port: 0,
      host: '127.0.0.1',
      trustProxy: false,
      log,
      connections: { silentMs: 50 },
    })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await server.close(0)
  })

  test('is given up, and who waits for an answer that takes its time is not', async () => {
    let givenUp = (): void => undefined
    const gone = new Promise<void>((resolve) => (givenUp = resolve))
    const begun = new Promise<() => void>((begin) => {
      server.serve((request, answer) => {
        if (request.url === '/late') begin(() => void answer.end('at last'))
        else answer.once('close', givenUp).end(Buffer.alloc(SIZE))
      })
    })
    const waiting = ask('/late')
    const finish = await begun
    const unread = ask('/large').pause()
    await gone
    finish()
    const [said] = (await once(waiting, 'data')) as [Buffer]
    expect(String(said)).toContain('at last')
    expect(unread.bytesRead).toBeLessThan(SIZE)
  })

  test('of many answers asked for in one go has one of them made, and leaves none counted', async () => {
    const answers = countAnswers({ perClient: 3 * SIZE, inAll: 3 * SIZE })
    const begun: (string | undefined)[] = []
    const gone = new Promise<void>((resolve) => {
      server.serve(({ url }, answer) => {
        begun.push(url)
        answer.once('close', resolve)
        answers.hold('a', SIZE, answer)
        answer.end(Buffer.alloc(SIZE))
      })
    })
    const more = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
    ask('/1')
      .pause()
      .write(more('/2') + more('/3'))
    await gone
    answers.hold('a', 3 * SIZE, response())
    expect(begun).toEqual(['/1'])
  })
})
