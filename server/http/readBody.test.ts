import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { readBody } from './readBody.ts'

let server: Server | undefined
afterEach(() => server?.close())

test.each([
  ['went', 'content-length: 9\r\n\r\nhalf', true],
  ['said less than they sent', 'content-length: 4\r\n\r\nhalf and more', false],
])('who %s while something else was looked up is not waited for', async (_, rest, goes) => {
  const said = new Promise((resolve) => {
    server = createServer((request, response) => {
      if (goes) socket.destroy()
      const limits = { most: 100, within: 60_000, tooLarge: () => new Error('Too large') }
      const read = async () => readBody(request, limits)
      response.once('close', () =>
        setImmediate(() => void read().then(String, String).then(resolve)),
      )
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const socket = connect((server?.address() as AddressInfo).port, '127.0.0.1').on(
    'error',
    () => undefined,
  )
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${rest}`)
  expect(await said).toBe('Refusal: The request ended too early.')
  socket.destroy()
})
