import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { createLog } from '#server/services/log/log.ts'
import { createMaildirReader } from './readMaildir.ts'

let folder: string
let received: string[]
let output: PassThrough

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'maildir-'))
  received = []
  output = new PassThrough()
  // Nobody can read it as a file, whoever runs this.
  await mkdir(path.join(folder, 'new', '1.unreadable'), { recursive: true })
  await writeFile(path.join(folder, 'new', '2.broken'), 'broken')
  await writeFile(path.join(folder, 'new', '3.fine'), 'fine')
})
afterEach(() => rm(folder, { recursive: true }))

const inFolder = async (name: string) =>
  (await readdir(path.join(folder, name)).catch(() => [])).toSorted()
const readerWith = (failure: Error, pace = { retryMs: 0, tries: 3 }) =>
  createMaildirReader(
    folder,
    (raw) => {
      received.push(String(raw))
      return String(raw) === 'broken' ? Promise.reject(failure) : Promise.resolve('posted')
    },
    createLog(output),
    pace,
  )

test('a mail that cannot be read or taken holds up no other, and is put aside after some tries', async () => {
  const read = readerWith(new Error('this never works'))
  await read(() => false)
  expect(received).toEqual(['broken', 'fine'])
  expect(await inFolder('cur')).toEqual(['3.fine:2,S'])
  expect(await inFolder('new')).toEqual(['1.unreadable', '2.broken'])
  await read(() => false)
  expect(await inFolder('failed')).toEqual([])
  await read(() => false)
  expect([await inFolder('new'), await inFolder('failed')]).toEqual([
    [],
    ['1.unreadable', '2.broken'],
  ])
  expect(String(output.read())).toMatch(/EISDIR[\s\S]*this never works[\s\S]*goes to \\"failed\\"/)
})

test('what failed waits for its next try', async () => {
  const read = readerWith(new Error('not now'), { retryMs: 60_000, tries: 3 })
  await read(() => false)
  await read(() => false)
  expect(received).toEqual(['broken', 'fine'])
})

test('a database that is away is held against no mail', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const read = readerWith(away, { retryMs: 0, tries: 1 })
  await expect(read(() => false)).rejects.toBe(away)
  expect(await inFolder('new')).toEqual(['2.broken', '3.fine'])
})
