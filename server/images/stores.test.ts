import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { readConfig } from '#server/config.ts'
import type { ImageStore } from './ImageStore.ts'
import { openImageStore } from './openImageStore.ts'

const ID = '0123456789abcdefghijklmnop'
const bytes = Buffer.from([0, 1, 2, 250, 251, 255])

let folder: string
let peer: S3rver
let settings: Record<string, string>
const storeOf = (over: Record<string, string> = {}) => openImageStore(readConfig({ DATA_DIR: path.join(folder, 'data'), ...over }))
const bucketOf = (over: Record<string, string> = {}) => storeOf({ ...settings, ...over })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-images-'))
  // A server that speaks S3 and is none of ours. It knows keys by their ids and reads the signature's parts, but does not compute signatures anew.
  peer = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3'), configureBuckets: [{ name: 'pictures', configs: [] }] })
  const { port } = await peer.run()
  settings = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
})
afterAll(async () => {
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['the data folder', () => storeOf()],
  ['a bucket', () => bucketOf()],
] as [string, () => ImageStore][])('in %s', (_, open) => {
  test('an image is what it was, is replaced, and is gone when it is removed', async () => {
    const store = open()
    expect(await store.get(ID)).toBeNull()
    await store.put(ID, { bytes, type: 'image/png' })
    expect(await store.get(ID)).toEqual(bytes)
    await store.put(ID, { bytes: Buffer.alloc(3_000_000, 7), type: 'image/png' })
    expect((await open().get(ID))?.length).toBe(3_000_000)
    await store.remove(ID)
    await store.remove(ID)
    expect(await store.get(ID)).toBeNull()
  })
})

test('files are for their owner alone, and a half-written one has no name', async () => {
  const store = storeOf()
  await store.put(ID, { bytes, type: 'image/png' })
  const file = path.join(folder, 'data/images', ID.slice(0, 2), ID)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual([ID])
  writeFileSync(`${file}.new`, 'half')
  await store.remove(ID)
  expect(readdirSync(path.dirname(file))).toEqual([])
})

test('a wrong key, a bucket that is not there and a server that fails are errors, with nothing secret in them', async () => {
  const failing = createServer((_, response) => response.writeHead(500).end('no'))
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
  const down = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`
  try {
    const wrong: Record<string, string>[] = [{ S3_ACCESS_KEY_ID: 'unknown', S3_SECRET_ACCESS_KEY: 'a wrong secret' }, { S3_BUCKET: 'nowhere' }, { S3_ENDPOINT: down }]
    for (const over of wrong) {
      const said = await bucketOf(over).put(ID, { bytes, type: 'image/png' }).then(() => 'stored', String)
      expect(said).toMatch(/The image store (?:answered \d+ to PUT|has no bucket nowhere)/)
      expect(said).not.toContain('a wrong secret')
    }
  } finally {
    failing.close()
  }
})

test('the settings of a bucket come together, and are said to be wrong when they are', () => {
  expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow('S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing')
  expect(() => readConfig({ ...settings, S3_BUCKET: '../up' })).toThrow('S3_BUCKET is "../up"')
  expect(() => readConfig({ ...settings, S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT is "ftp://x"')
  expect(readConfig({ ...settings, S3_REGION: 'eu-west-3' }).s3).toMatchObject({ region: 'eu-west-3', bucket: 'pictures' })
})
