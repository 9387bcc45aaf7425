import path from 'node:path'
import { readConfig } from './config.ts'

test('needs no setting at all', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: path.resolve('data'),
    publicUrl: undefined,
    databaseUrl: undefined,
    secret: undefined,
    trustProxy: false,
    introspection: false,
  })
})

test('reads every setting, and takes an empty one for none', () => {
  const config = readConfig({ PORT: ' 0 ', HOST: '::', PUBLIC_URL: 'https://ideas.example.com/', DATABASE_URL: 'postgresql://a:b@c/d', DATA_DIR: '' })
  expect(config).toMatchObject({ port: 0, host: '::', publicUrl: 'https://ideas.example.com', databaseUrl: 'postgresql://a:b@c/d' })
  expect(config.dataDir).toBe(path.resolve('data'))
})

test.each([
  ['PORT', 'abc', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '-1', '0 to 65535'],
  ['PORT', '80.5', '0 to 65535'],
  ['HOST', 'a b', 'host name'],
  ['HOST', 'http://localhost', 'host name'],
  ['PUBLIC_URL', 'example.com', 'http or https'],
  ['PUBLIC_URL', 'https://example.com/feedback', 'without a path'],
  ['PUBLIC_URL', 'ftp://example.com', 'http or https'],
  ['TRUST_PROXY', 'yes', 'true or false'],
])('refuses %s=%s in one sentence that names both', (name, value, allowed) => {
  const read = (): unknown => readConfig({ [name]: value })
  expect(read).toThrow(expect.objectContaining({ name: 'StartError', exitCode: 1 }))
  expect(read).toThrow(`${name} is ${JSON.stringify(value)}: it must be`)
  expect(read).toThrow(allowed)
})

test('never repeats a database password or a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(/^(?!.*hunter2).*DATABASE_URL.*postgres:/)
  expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2).*SECRET has 7 characters.*at least 32/)
})
