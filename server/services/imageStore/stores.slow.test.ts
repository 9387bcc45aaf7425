import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { callHttp } from '#server/testing/callHttp.ts'
import type { SignedRequest } from '#server/testing/signatureV4.ts'
import { openSignedPeer, type SignedPeer } from '#server/testing/signedPeer.ts'
import { readConfig } from '../config/config.ts'
import type { ImageStore } from './ImageStore.ts'
import { openImageStore } from './openImageStore.ts'

const ID = '0123456789abcdefghijklmnop'
const bytes = Buffer.from([0, 1, 2, 250, 251, 255])

let folder: string
let peer: S3rver
let door: SignedPeer
let settings: Record<string, string>
const storeOf = (over: Record<string, string> = {}) =>
  openImageStore(readConfig({ DATA_DIR: path.join(folder, 'data'), ...over }))
const bucketOf = (over: Record<string, string> = {}) => storeOf({ ...settings, ...over })
const read = async (store: ImageStore, id = ID) => {
  const found = await store.get(id)
  return (
    found && { size: found.size, bytes: Buffer.concat((await found.bytes.toArray()) as Buffer[]) }
  )
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-images-'))
  // A server that speaks S3 and is none of ours. It knows keys by their ids but does not compute
  // signatures anew: the door in front of it does.
  peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await peer.run()
  door = await openSignedPeer(`http://127.0.0.1:${port}`, {
    accessKeyId: 'S3RVER',
    secretAccessKey: 'a+secret/of=its own',
    region: 'eu-west-3',
  })
  settings = {
    S3_ENDPOINT: door.url,
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'a+secret/of=its own',
  }
})
afterAll(async () => {
  door.close()
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['the data folder', () => storeOf()],
  ['a bucket', () => bucketOf()],
] as [string, () => ImageStore][])('in %s', (_, open) => {
  test('an image is what it was, is replaced, and is gone when it is removed', async () => {
    const store = open()
    expect([await read(store), await store.look(ID)]).toEqual([null, null])
    await store.put(ID, { bytes, type: 'image/png' })
    expect(await read(store)).toEqual({ size: bytes.length, bytes })
    const large = Buffer.alloc(3_000_000, 7)
    await store.put(ID, { bytes: large, type: 'image/png' })
    expect(await open().look(ID)).toMatchObject({ size: large.length })
    expect((await read(open()))?.bytes.equals(large)).toBe(true)
    await store.remove(ID)
    await store.remove(ID)
    expect([await read(store), await store.look(ID)]).toEqual([null, null])
  })

  test('one on its way can be given up, and is whole when it is removed meanwhile', async () => {
    const store = open()
    const large = Buffer.alloc(3_000_000, 7)
    await store.put(ID, { bytes: large, type: 'image/png' })
    const given = (await store.get(ID))?.bytes
    given?.destroy()
    if (given) await once(given, 'close')
    const found = await store.get(ID)
    await store.remove(ID)
    expect(Buffer.concat((await found?.bytes.toArray()) as Buffer[]).equals(large)).toBe(true)
    await expect(bucketOf().get(ID, AbortSignal.abort())).rejects.toThrow()
  })
})

describe('what is asked of a bucket is signed', () => {
  const put = async () => {
    await bucketOf().put(ID, { bytes, type: 'image/png' })
    const last = door.came.at(-1)
    if (last?.method !== 'PUT') throw new Error('Nothing was put')
    return last
  }
  const again = async ({ method, target, headers, body }: SignedRequest) => {
    const { status, bytes: said } = await callHttp(door.url, target, { method, headers, body })
    return status === 200 ? 'taken' : /<Code>(\w+)/.exec(said.toString())?.[1]
  }

  test('whatever is asked', async () => {
    const store = bucketOf()
    await put()
    await store.look(ID)
    await read(store)
    await store.remove(ID)
    expect(door.came.slice(-4).map(({ method, problem }) => [method, problem])).toEqual([
      ['PUT', null],
      ['HEAD', null],
      ['GET', null],
      ['DELETE', null],
    ])
    expect(
      door.came.every(({ headers }) => headers['x-amz-content-sha256'] !== 'UNSIGNED-PAYLOAD'),
    ).toBe(true)
  })

  test('so that nothing of it can be changed on its way, nor be sent again later', async () => {
    const one = await put()
    const over = (headers: Record<string, string>) =>
      again({ ...one, headers: { ...one.headers, ...headers } })
    expect(await again(one)).toBe('taken')
    expect(await again({ ...one, body: Buffer.from([9, 1, 2, 250, 251, 255]) })).toBe(
      'XAmzContentSHA256Mismatch',
    )
    expect(await again({ ...one, target: one.target.replace(ID, ID.replace('0', 'v')) })).toBe(
      'SignatureDoesNotMatch',
    )
    expect(await again({ ...one, method: 'DELETE' })).toBe('SignatureDoesNotMatch')
    expect(await over({ 'content-type': 'text/html' })).toBe('SignatureDoesNotMatch')
    expect(
      await over({
        'x-amz-date': String(one.headers['x-amz-date']).replace(/\dZ$/, (end) =>
          end === '0Z' ? '1Z' : '0Z',
        ),
      }),
    ).toBe('SignatureDoesNotMatch')
    door.ahead = 16 * 60_000
    expect([await again(one), await put().then(() => 'taken', String)]).toEqual([
      'RequestTimeTooSkewed',
      expect.stringContaining('RequestTimeTooSkewed'),
    ])
    door.ahead = 0
  })

  test('by the secret of the settings, for their region', async () => {
    const others: Record<string, string>[] = [
      { S3_SECRET_ACCESS_KEY: 'another secret' },
      { S3_REGION: 'us-east-1' },
    ]
    for (const wrong of others) {
      for (const ask of [
        () => bucketOf(wrong).put(ID, { bytes, type: 'image/png' }),
        () => bucketOf(wrong).get(ID),
        () => bucketOf(wrong).look(ID),
        () => bucketOf(wrong).remove(ID),
      ]) {
        await expect(ask()).rejects.toThrow('The image store answered 403')
        expect(door.came.at(-1)?.problem).not.toBeNull()
      }
    }
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
    const wrong: Record<string, string>[] = [
      { S3_ACCESS_KEY_ID: 'unknown', S3_SECRET_ACCESS_KEY: 'a wrong secret' },
      { S3_BUCKET: 'nowhere' },
      { S3_ENDPOINT: down },
    ]
    for (const over of wrong) {
      const said = await bucketOf(over)
        .put(ID, { bytes, type: 'image/png' })
        .then(() => 'stored', String)
      expect(said).toMatch(/The image store (?:answered \d+ to PUT|has no bucket nowhere)/)
      expect(said).not.toContain('a wrong secret')
    }
  } finally {
    failing.close()
  }
})

test('the settings of a bucket come together, and are said to be wrong when they are', () => {
  expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow(
    'S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing',
  )
  expect(() => readConfig({ ...settings, S3_BUCKET: '../up' })).toThrow('S3_BUCKET is "../up"')
  expect(() => readConfig({ ...settings, S3_ENDPOINT: 'ftp://x' })).toThrow(
    'S3_ENDPOINT is "ftp://x"',
  )
  expect(readConfig({ ...settings, S3_REGION: 'eu-west-3' }).s3).toMatchObject({
    region: 'eu-west-3',
    bucket: 'pictures',
  })
})
