import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encoded, encodingFor } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1,gzip', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br ; q=0.0 , GZIP', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['', 'identity'],
])('to a client that accepts %j goes %s', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding)
})

test('a client that names nothing gets the body as it is', () => {
  expect(encodingFor({ headers: {} })).toBe('identity')
})

test('a body is the same after its encoding, and a small one has none', async () => {
  const body = Buffer.from('Earshot '.repeat(1_000))
  expect(brotliDecompressSync((await encoded(body, 'br')).body)).toEqual(body)
  expect(gunzipSync((await encoded(body, 'gzip')).body)).toEqual(body)
  expect(await encoded(body, 'identity')).toEqual({ body, encoding: 'identity' })
  const small = Buffer.from('{"data":null}')
  expect(await encoded(small, 'br')).toEqual({ body: small, encoding: 'identity' })
})
