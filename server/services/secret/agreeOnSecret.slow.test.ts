import { serverFact } from '#server/db/tables/serverFacts.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { startedServer, startServer } from '#server/testing/startServer.ts'
import { agreeOnSecret } from './agreeOnSecret.ts'

const [ours, theirs] = ['a'.repeat(43), 'b'.repeat(43)]

describeOnEngines('the secret of a database', (open, engine) => {
  const start = (secret: string, isReplacing = false) =>
    agreeOnSecret(open(), secret, { isReplacing })

  test('is what the first server came with; another is refused unless it is to replace it', async () => {
    await start(ours)
    await start(ours)
    if (engine === 'postgres') {
      await expect(start(theirs)).rejects.toThrow(/set SECRET to the same value for every server/)
      await start(theirs, true)
      await expect(start(ours)).rejects.toThrow(/REPLACE_SECRET=true/)
    }
    // An embedded database has no other server that could have it.
    await start(theirs)
    expect(JSON.stringify(await open().orm.select().from(serverFact))).not.toContain(theirs)
  })

  if (engine === 'postgres') {
    test('a second server on a database refuses to start with a secret of its own', async () => {
      const url = await askKeeper('/open/postgres')
      const folders = [await askKeeper('/open/folder'), await askKeeper('/open/folder')] as const
      const first = await startedServer(folders[0], { DATABASE_URL: url, SECRET: ours })
      const second = await startServer(folders[1], { DATABASE_URL: url })
      await first.end('SIGTERM')
      expect(second).toMatchObject({
        code: 1,
        said: expect.stringMatching(
          /^The secret of this server is not the one .*REPLACE_SECRET=true\.\n$/,
        ) as string,
      })
      for (const opened of [...folders, url]) await askKeeper('/close', opened)
    })
  }
})
