import { once } from 'node:events'
import { request } from 'node:http'
import { pino } from 'pino'
import { callHttp } from '#server/testing/callHttp.ts'
import { sendDownload } from './sendDownload.ts'
import { listen, type HttpServer } from './server.ts'

const lines: string[] = []
let server: HttpServer
let url: string
let pieces: () => AsyncGenerator<string>
let ended: Promise<void>

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
  url = `http://127.0.0.1:${server.port}`
  server.serve((asked, response, info) => {
    const file = { name: 'list.csv', type: 'text/csv', pieces: pieces() } as const
    return (ended = sendDownload(asked, response, info, file))
  })
})
afterAll(() => server.close(100))
beforeEach(() => void lines.splice(0))

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'a,b\r\n'.repeat(1_000)
}

async function* broken(): AsyncGenerator<string> {
  yield 'a,b\r\n'
  await Promise.resolve()
  throw new Error('The table is gone')
}

async function* whole(): AsyncGenerator<string> {
  yield 'a,b\r\n'
  yield '1,2\r\n'
}

test('a file arrives whole, under its name, and nobody keeps it', async () => {
  pieces = whole
  const { headers, bytes } = await callHttp(url, '/')
  expect(bytes.toString()).toBe('a,b\r\n1,2\r\n')
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="list.csv"',
    'cache-control': 'no-store',
  })
})

test('who goes away in the middle of it is no failure of ours', async () => {
  pieces = endless
  const sent = request(url, { agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [NodeJS.EventEmitter]
  await once(answer, 'data')
  sent.destroy()
  await ended
  expect(lines).toEqual([])
})

test('what breaks off on our side is logged, and its reader sees that it is not whole', async () => {
  pieces = broken
  await expect(callHttp(url, '/')).rejects.toThrow()
  await expect(ended).rejects.toThrow('The table is gone')
  expect(lines.join()).toContain('The table is gone')
})
