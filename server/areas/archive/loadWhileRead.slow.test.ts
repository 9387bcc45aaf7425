import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { OpenDatabase } from '#server/db/database.ts'
import { followOutbox } from '#server/kernel/followOutbox.ts'
import type { OutboxReader } from '#server/kernel/readOutbox.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { createLog } from '#server/services/log/log.ts'
import { describeOnEngines, openTestDatabase } from '#server/testing/databases.ts'
import { addSite } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { loadArchive } from './loadArchive.ts'
import { openArchive } from './readArchive.ts'
import { memoryImages } from './testing/memoryImages.ts'
import { writeArchiveFile } from './writeArchiveFile.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEngines('an export that is brought into a running site', (open, engine) => {
  let running: OpenDatabase
  beforeAll(async () => {
    running = await openTestDatabase(engine)
    await addSite(open())
  }, 60_000)
  afterAll(() => running.close())

  // The numbers of the events of the site that it came from are higher, or lower, than those here.
  test.each([
    [5, 1],
    [1, 5],
  ])(
    'what happens afterwards is read, and nothing of the past (%i events there, %i here)',
    async (there, here) => {
      const images = memoryImages()
      await open().query({ name: '', text: 'truncate outbox restart identity' })
      for (let at = 0; at < there; at += 1)
        await recordEvent(open(), 'vote.cast', { ideaNumber: at, actorId: null })
      const { file } = await writeArchiveFile(
        { db: open(), images, kind: 'export' },
        path.join(folder, `${engine}-${there}.zip`),
      )
      await running.query({ name: '', text: 'truncate outbox restart identity' })
      await running.query({ name: '', text: 'truncate outbox_reader cascade' })
      const read: number[] = []
      const reader: OutboxReader = {
        name: 'a reader',
        kinds: ['vote.cast'],
        read: (_, { seq }) => {
          read.push(seq)
          return Promise.resolve(null)
        },
      }
      const pace = { everyMs: 20, settleMs: [1], retryMs: 1 }
      const stop = followOutbox(running, reader, createLog(new PassThrough()), pace)
      await until('the reader is there', async () => {
        const rows = await running.query({ name: '', text: 'select from outbox_reader' })
        return rows.length === 1
      })
      for (let at = 0; at < here; at += 1)
        await recordEvent(running, 'vote.cast', { ideaNumber: at, actorId: null })
      await until('it has read what happened before', () => read.length === here)

      const archive = await openArchive(file)
      await running.transaction((tx) => loadArchive(tx, archive, { images }))
      archive.close()
      await recordEvent(running, 'vote.cast', { ideaNumber: 1, actorId: null })
      await until('the event is read', () => read.length > here, 5_000)
      await stop()
      expect(read.slice(here)).toEqual([there + 1])
    },
  )
})
