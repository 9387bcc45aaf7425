import type { Db, OpenDatabase } from '#server/db/database.ts'
import { importJob } from '#server/db/tables/importing.ts'
import type { Refusal } from '#server/kernel/refusal.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { until } from '#server/testing/until.ts'
import { holdImport } from './holdImport.ts'
import { stopInterrupted } from './job.ts'
import { runImport } from './runImport.ts'
import { writeArchive } from './testing/issues.ts'
import { listImports } from './undo/listImports.ts'
import { beginUndo } from './undo/requestUndo.ts'

const archive = writeArchive(
  'a/abandoned',
  [1, 2, 3, 4].map((number) => ({ number, title: `Idea ${number}` })),
)
afterAll(archive.remove)

/** The database as an import has it that waits, after its first idea, until it may go on. */
function paused(db: OpenDatabase): { db: Db; waits: Promise<void>; goOn: () => void } {
  let goOn = (): void => undefined
  let pause = (): void => undefined
  const may = new Promise<void>((resolve) => (goOn = resolve))
  const waits = new Promise<void>((resolve) => (pause = resolve))
  const transaction = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const done = await db.transaction(work)
    pause()
    await may
    return done
  }
  return { db: Object.create(db, { transaction: { value: transaction } }) as Db, waits, goOn }
}

describeOnEngines('an import whose process was killed', (open, engine) => {
  const states = async (): Promise<string[]> =>
    (await listImports(open(), { first: 9 })).rows.map(({ state }) => state)
  const refusal = async (id: string): Promise<string | undefined> =>
    beginUndo(open(), id).then(
      () => undefined,
      (error: unknown) => (error as Refusal).reasons[0]?.reason,
    )
  const abandon = async (id: string, source: string): Promise<void> => {
    await open().orm.insert(importJob).values({ id, source, state: 'RUNNING' })
    // The embedded engine is one process's alone: its next one says so.
    if (engine === 'embedded') await stopInterrupted(open())
  }
  afterEach(async () => {
    await open().orm.delete(importJob)
  })

  test('was stopped at once: so it is listed, and it can be undone', async () => {
    await abandon('import_killed', 'x')
    expect(await states()).toEqual(['STOPPED'])
    expect(await refusal('import_killed')).toBeUndefined()
    expect(await states()).toEqual(['UNDOING'])
  })

  test('goes on under its own name', async () => {
    await abandon('import_on', archive.path)
    await runImport(open(), { source: archive.path })
    expect(await open().orm.select().from(importJob)).toMatchObject([
      { id: 'import_on', state: 'FINISHED' },
    ])
  })

  test('is told from one that runs, which nobody takes away', async () => {
    if (engine === 'embedded') return
    const source = writeArchive('a/running', [{ number: 1 }, { number: 2 }])
    const running = paused(open())
    const ended = runImport(running.db, { source: source.path })
    await running.waits
    const [job] = await open().orm.select().from(importJob)
    await stopInterrupted(open())
    expect(await states()).toEqual(['RUNNING'])
    expect(await refusal(job?.id ?? '')).toBe('IMPORT_RUNS')
    await expect(runImport(open(), { source: source.path })).rejects.toThrow(
      'This import is running already: wait for it, or stop it first.',
    )
    running.goOn()
    expect(await ended).toMatchObject({ ended: 'finished', counts: { ideas: 2 } })
    expect(await states()).toEqual(['FINISHED'])
    source.remove()
  })

  test('which lost its connection is told, so that it ends', async () => {
    if (engine === 'embedded') return
    const lost = new Promise<void>((resolve) => {
      void holdImport(open(), 'import_lost', resolve, 10)
    })
    const holders = (text: string) =>
      open().query<{ held: boolean }>({
        name: '',
        text: `select ${text} as held from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`,
      })
    await until('it is held', async () => (await holders('true')).length === 1)
    expect(await holdImport(open(), 'import_lost', () => undefined)).toBeNull()
    await holders('pg_terminate_backend(pid)')
    await lost
    const release = await holdImport(open(), 'import_lost', () => undefined)
    expect(release).not.toBeNull()
    await release?.()
  })
})
