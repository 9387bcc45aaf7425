import { holdImport } from '#server/areas/importing/holdImport.ts'
import { runImport } from '#server/areas/importing/runImport.ts'
import { writeArchive } from '#server/areas/importing/testing/issues.ts'
import { undoDue } from '#server/areas/importing/undo/requestUndo.ts'
import type { Command } from '#server/control/commands.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { importsCommand, undoImportCommand } from './importsCommand.ts'
import { showImports, showUndone } from './showImports.ts'

describeOnEngines('imports on the command line', (open) => {
  let voter: string
  beforeAll(async () => {
    voter = (await addMember(open())).personId
  })

  const output = () => {
    let text = ''
    return { write: (more: string) => (text += more), text: () => text }
  }
  const run = (command: Command<{ db: OpenDatabase }>, input: unknown, signal: AbortSignal) =>
    command(input, { services: { db: open() }, signal })
  const list = async (): Promise<string> => {
    const out = output()
    const lines = run(importsCommand, {}, new AbortController().signal)
    expect(await showImports(lines, { output: out, signal: new AbortController().signal })).toBe(0)
    return out.text()
  }
  const undo = async (importId: string, signal = new AbortController().signal) => {
    const out = output()
    const lines = run(undoImportCommand, { importId }, signal)
    return { code: await showUndone(lines, { output: out, signal }), text: out.text() }
  }
  const bringIn = async (project: string, count: number): Promise<string> => {
    const issues = Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      title: `Idea ${at + 1}`,
      comments: [{ author: 'bea', body: 'Me too', createdAt: '2024-01-02T00:00:00Z' }],
    }))
    const archive = writeArchive(project, issues)
    await runImport(open(), { source: archive.path })
    archive.remove()
    const jobs = await open().orm.select().from(importJob).orderBy(importJob.createdAt)
    return jobs.at(-1)?.id ?? ''
  }
  const count = async (): Promise<number> => {
    const [found] = await open().query<{ count: number }>({
      name: '',
      text: 'select count(*)::int as count from idea',
    })
    return found?.count ?? 0
  }

  test('are listed with their figures, undone as a whole but for what was touched, and once', async () => {
    expect(await list()).toBe('Nothing has been imported yet.\n')
    const first = await bringIn('a/first', 3)
    const second = await bringIn('a/second', 60)
    await open().query(
      {
        name: '',
        text: `insert into vote (idea_number, person_id) select min(number), $1 from idea where import_id = $2`,
      },
      [voter, second],
    )
    const listed = (await list()).split('\n')
    expect(listed[0]).toMatch(new RegExp(`^${second}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  .+`))
    expect(listed[1]).toBe('  60 ideas, 60 comments')
    expect(listed[2]).toMatch(new RegExp(`^${first}  `))
    expect(listed[3]).toBe('  3 ideas, 3 comments')

    expect(await undo(second)).toEqual({
      code: 0,
      text: 'Undone: 59 ideas removed.\n  1 stayed: voted for\n',
    })
    expect(await count()).toBe(4)
    expect(await list()).toContain('  Undone: 59 ideas removed.\n    1 stayed: voted for\n')
    await open().query(
      { name: '', text: 'update import_job set counts = counts || $2::jsonb where id = $1' },
      [first, { 'no title: called "(no\u001b title)"': 2, 'a file: left out': 1200 }],
    )
    expect(await list()).toContain(
      '  3 ideas, 3 comments\n    1,200 × a file: left out\n    2 × no title',
    )
    await expect(undo(second)).rejects.toMatchObject({
      message: 'This import has already been undone.',
      exitCode: 1,
    })
    await expect(undo('import_none')).rejects.toThrow('There is no such import.')
    const audit = await open().orm.select().from(auditEvent)
    expect(audit.filter(({ kind }) => kind === 'import.undone')).toMatchObject([
      { actorId: null, subjectId: second },
    ])
  })

  test('one that was interrupted goes on, also beside a server that undoes it at the same time', async () => {
    const before = await count()
    const id = await bringIn('a/third', 120)
    const stopped = AbortSignal.abort()
    const { code: interrupted, text: said } = await undo(id, stopped)
    expect([interrupted, said]).toEqual([
      130,
      expect.stringMatching(/^Stopped\. Run the same command/),
    ])
    expect(await list()).toContain('  Being undone\n')
    const [{ code, text }] = await Promise.all([undo(id), undoDue(open(), () => false)])
    expect([code, text]).toEqual([0, 'Undone: 120 ideas removed.\n'])
    expect(await count()).toBe(before)
  })

  test('one that runs is not undone', async () => {
    await open()
      .orm.insert(importJob)
      .values({ id: 'import_runs', source: '/x/wishes\u001b.csv', state: 'RUNNING' })
    const release = await holdImport(open(), 'import_runs', () => undefined)
    await expect(undo('import_runs')).rejects.toThrow(
      'This import is still running. Stop it first.',
    )
    expect(await list()).toContain('wishes\uFFFD.csv\n  nothing\n  Running\n')
    await release?.()
  })
})
