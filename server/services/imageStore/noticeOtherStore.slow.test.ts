import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { startedServer } from '#server/testing/startServer.ts'
import type { Log } from '../log/log.ts'
import { diskStore } from './diskStore.ts'
import { noticeOtherStore } from './noticeOtherStore.ts'

describeOnEngines('the images of several servers', (open, engine) => {
  test('are looked for at the start of each: one that would not find them says so', async () => {
    const said: unknown[] = []
    const log = { warn: (...words: unknown[]) => void said.push(words.at(-1)) } as unknown as Log
    const folders = [await askKeeper('/open/folder'), await askKeeper('/open/folder')]
    const [shared, other] = folders.map((folder) => diskStore(path.join(folder, 'images')))
    if (!shared || !other) throw new Error('No folders')
    await Promise.all([1, 2, 3].map(() => noticeOtherStore(open(), shared, log)))
    await noticeOtherStore(open(), shared, log)
    expect(said).toEqual([])
    await noticeOtherStore(open(), other, log)
    await noticeOtherStore(open(), other, log)
    const warning = expect.stringMatching(
      /^Images that other servers .* are not found here/,
    ) as string
    // An embedded database has no other server.
    expect(said).toEqual(engine === 'postgres' ? [warning, warning] : [])
    for (const folder of folders) await askKeeper('/close', folder)
  })

  if (engine === 'postgres') {
    test('a second server with a folder of its own starts with a warning, one with the same folder without', async () => {
      const url = await askKeeper('/open/postgres')
      const folders = [await askKeeper('/open/folder'), await askKeeper('/open/folder')] as const
      const settings = { DATABASE_URL: url, SECRET: 's'.repeat(40) }
      const first = await startedServer(folders[0], settings)
      const second = await startedServer(folders[1], settings)
      expect([first.said, second.said].map((said) => said.includes('are not found here'))).toEqual([
        false,
        true,
      ])
      for (const server of [first, second]) await server.end('SIGTERM')
      const again = await startedServer(folders[0], settings)
      expect(again.said).not.toContain('are not found here')
      await again.end('SIGTERM')
      for (const opened of [...folders, url]) await askKeeper('/close', opened)
    })
  }
})
