import { readWebConfig } from './webConfig.ts'

const read = (answer: () => Promise<Response>, signal = new AbortController().signal) =>
  readWebConfig({ appId: '1:2:web:3', apiKey: 'k', fetch: jest.fn(answer) as never, signal })
const json =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))

test('the platform’s analytics is on where the app has a measurement id, and not known where nothing can be read', async () => {
  expect(await read(json({ appId: '1:2:web:3', measurementId: 'G-1' }))).toBe('on')
  expect(await read(json({ appId: '1:2:web:3' }))).toBe('off')
  expect(await read(json({ error: { code: 403 } }, 403))).toBe('unknown')
  expect(await read(() => Promise.resolve(new Response('<p>')))).toBe('unknown')
  expect(await read(() => Promise.reject(new TypeError('blocked')))).toBe('unknown')
})
