import { PassThrough } from 'node:stream'
import { createLog } from '#server/services/log/log.ts'
import { until } from '#server/testing/until.ts'
import { loggedPath } from './routeName.ts'
import { listen, type HttpServer } from './server.ts'

let output: PassThrough
let server: HttpServer

beforeEach(async () => {
  output = new PassThrough()
  const log = createLog(output)
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
  server.serve((_, response) => void response.end('hello'))
})
afterEach(() => server.close(0))

test('a request leaves one line with its reference, and nothing of who asked or what they typed', async () => {
  const headers = { accept: 'text/html', cookie: 'session=s3cret', 'user-agent': 'Mine/1' }
  const origin = `http://127.0.0.1:${server.port}`
  const answer = await fetch(`${origin}/ideas/7/my-name-is-ada?token=s3cret`, { headers })
  await answer.text()
  await fetch(`${origin}/assets/index.js`)
  let lines: string[] = []
  await until('the line is there', () => {
    lines.push(
      ...String(output.read() ?? '')
        .split('\n')
        .filter((line) => line !== ''),
    )
    return Promise.resolve(lines.length > 0)
  })
  lines = lines.filter((line) => !line.includes('asset'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: expect.any(String) as string,
    reference: answer.headers.get('x-request-id'),
    method: 'GET',
    route: 'page',
    path: '/ideas/7',
    status: 200,
    ms: expect.any(Number) as number,
    msg: 'A request was answered',
  })
})

test('a path is logged without titles and to a bound', () => {
  expect(loggedPath('/ideas/12/a-title/and-more')).toBe('/ideas/12')
  expect(loggedPath('/boards/bugs')).toBe('/boards/bugs')
  expect(loggedPath(`/${'a'.repeat(5_000)}`)).toHaveLength(100)
})
