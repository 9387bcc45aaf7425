import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestDatabase } from '#server/testing/databases.ts'
import { endlessStatement, waysToAsk } from '#server/testing/endless.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'

describe('a statement without end', () => {
  const ended = (answer: unknown) =>
    expect(answer).toEqual({
      end: 'late',
      ms: expect.any(Number) as number,
      kept: [{ n: 7 }],
      own: 'done',
    })

  test.each(Object.keys(waysToAsk))(
    'asked by %s is ended on the embedded engine, which goes on with all that it had',
    (way) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'earshot-endless-'))
      const script = path.resolve('server/testing/endlessStatement.ts')
      const args = ['--import', 'tsx', script, path.join(folder, 'data'), way]
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      rmSync(folder, { recursive: true, force: true })
      expect(stderr).toBe('')
      const { lost, ...answer } = JSON.parse(stdout) as { ms: number; lost: number }
      ended(answer)
      expect(lost).toBe(1)
      expect(answer.ms).toBeLessThan(25_000)
    },
    180_000,
  )

  const onPostgres = findPostgres() === undefined ? test.skip : test
  onPostgres(
    'is ended on PostgreSQL',
    async () => {
      const db = await openTestDatabase('postgres')
      ended(await endlessStatement(db))
      await db.close()
    },
    180_000,
  )
})
