import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { callHttp } from '#server/testing/callHttp.ts'
import { openSignedPeer, type SignedPeer } from '#server/testing/signedPeer.ts'
import { readConfig } from '../config/config.ts'
import { openBackupStore } from './openBackupStore.ts'

let folder: string
let peer: S3rver
let door: SignedPeer
let origin: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-bucket-'))
  // It does not compute signatures anew: the door in front of it does.
  peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'safe', configs: [] }],
  })
  origin = `http://127.0.0.1:${(await peer.run()).port}`
  door = await openSignedPeer(origin, {
    accessKeyId: 'S3RVER',
    secretAccessKey: 'a+secret/of=its own',
    region: 'us-east-1',
  })
})
afterAll(async () => {
  door.close()
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

const storeOf = (over: Record<string, string> = {}) =>
  openBackupStore(
    readConfig({
      S3_ENDPOINT: door.url,
      S3_BUCKET: 'safe',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'a+secret/of=its own',
      BACKUPS: 's3',
      ...over,
    }),
  )

test('a backup goes to the bucket in parts, is listed, and is removed', async () => {
  const file = path.join(folder, 'one.zip')
  // More than one part.
  const bytes = Buffer.alloc(17 * 1024 * 1024, 'earshot')
  writeFileSync(file, bytes)
  const store = storeOf()
  await store.put('scheduled-20260101T000000.000Z.zip', file)
  expect(door.came.every(({ problem }) => problem === null)).toBe(true)
  expect(door.came.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  const kept = await callHttp(origin, '/safe/backups/scheduled-20260101T000000.000Z.zip', {})
  expect(kept.bytes.equals(readFileSync(file))).toBe(true)
  expect(await store.names()).toEqual(['scheduled-20260101T000000.000Z.zip'])
  await store.remove('scheduled-20260101T000000.000Z.zip')
  expect(await store.names()).toEqual([])
})

test('what the bucket refuses is an error that says why, and nothing is left', async () => {
  const file = path.join(folder, 'two.zip')
  writeFileSync(file, 'x')
  await expect(storeOf({ S3_BUCKET: 'missing' }).put('a.zip', file)).rejects.toThrow(
    /answered 404 to POST/,
  )
  await expect(storeOf({ S3_SECRET_ACCESS_KEY: 'wrong' }).names()).rejects.toThrow(
    /answered 403 to GET/,
  )
})

test('settings that do not fit together are refused by name', () => {
  expect(() => readConfig({ BACKUPS: 's3' })).toThrow('BACKUPS is "s3": it needs a bucket')
  expect(() => readConfig({ BACKUPS: '/srv', BACKUP_HOURS: '0' })).toThrow(
    'BACKUP_HOURS is "0": it must be a whole number from 1 to 720',
  )
  expect(readConfig({ BACKUPS: '/srv', BACKUP_KEEP: '3' }).backups).toEqual({
    to: { folder: '/srv' },
    everyHours: 24,
    keep: 3,
  })
})
