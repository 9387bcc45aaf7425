import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { openDatabase, statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { heading, ms, report, table } from './report.ts'

// npm run bench -- merge [--votes 50000] [--engine embedded|postgres] [--rounds 3]
const { values } = parseArgs({
  options: {
    votes: { type: 'string', default: '50000' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
})
const votes = Number(values.votes)
const AIM_MS = 5_000

const people = statement<never>(
  '',
  `insert into person (id, name) select 'user_bench' || n, 'Person ' || n from generate_series(1, $1::int) n`,
)
/** Inserts votes of the last hundred days, with their follows. */
const voters = statement<never>(
  '',
  `with who as (insert into vote (idea_number, person_id, created_at) select $1, 'user_bench' || n, now() - (n % 100) * interval '1 day' from generate_series($2::int, $3::int) n returning person_id)
   , following as (insert into follow (idea_number, person_id, following) select $1, person_id, true from who)
   update idea set vote_count = $3::int - $2::int + 1 where number = $1`,
)
const rowsOf = statement<{ count: number; distinct: number }>(
  '',
  'select vote_count as count, (select count(distinct person_id)::int from vote where idea_number = $1) as distinct from idea where number = $1',
)

for (const engine of ['embedded', 'postgres'] as const) {
  if (
    (values.engine ?? engine) !== engine ||
    (engine === 'postgres' && findPostgres() === undefined)
  )
    continue
  const folder = mkdtempSync(path.join(os.tmpdir(), 'earshot-merge-'))
  chmodSync(folder, 0o711)
  const cluster = engine === 'postgres' ? await startCluster(path.join(folder, 'cluster')) : null
  const db = await openDatabase(
    cluster ? { url: cluster.url('postgres'), poolSize: 4 } : { dataDir: folder },
  )
  try {
    await measure(db, engine)
  } finally {
    await db.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(db: Db, engine: string): Promise<void> {
  heading(
    `Merging an idea of ${votes} voters into one of ${votes} on ${engine}, half of them the same people`,
  )
  const site = await addSite(db)
  const team = await addMember(db, 'COLLABORATOR')
  const somebody = await addMember(db)
  const add = (title: string): Promise<number> =>
    addIdea(db, { title, boardId: site.boards.public, statusId: statusId(site, 'open') })
  const [from, into, other] = [await add('From'), await add('Into'), await add('Other')]
  const half = Math.floor(votes / 2)
  await db.query(people, [votes + half])
  await db.query(voters, [from, 1, votes])
  await db.query(voters, [into, half + 1, votes + half])
  await db.query(statement<never>('', 'analyze'), [])
  const rows: string[][] = []
  const all: number[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [what, work] of [
      ['merge', () => mergeIdea(db, { actor: team, ideaNumber: from, intoNumber: into })],
      ['unmerge', () => unmergeIdea(db, { actor: team, ideaNumber: from })],
    ] as const) {
      const taken = timed(work)
      // During the merge somebody votes on one of the two ideas and on another one.
      const [onIt, elsewhere] = [timed(() => vote(into)), timed(() => vote(other))]
      const [{ cpu, wall }, waited, beside] = await Promise.all([taken, onIt, elsewhere])
      for (const number of [into, other])
        await castVote(db, { actor: somebody, ideaNumber: number, voted: false, perHour: 100_000 })
      all.push(wall)
      rows.push([
        `${what} ${round + 1}`,
        ms(wall),
        ms(cpu),
        ms(waited.wall),
        ms(beside.wall),
        (await counts([from, into])).join(', '),
      ])
    }
  }
  const withdrawn = await timed(async () => {
    await vote(into)
    await castVote(db, { actor: somebody, ideaNumber: into, voted: false, perHour: 100_000 })
  })
  table(
    [
      '',
      'took',
      'CPU',
      'a vote on it waited',
      'on another idea',
      'voters of both (rows, if others)',
    ],
    rows,
    'From the call to its end. CPU: of this process, on the embedded engine in all.',
  )
  report({
    what: 'a vote and its withdrawal on the larger idea',
    value: ms(withdrawn.wall),
    how: 'Withdrawing computes the trend of all votes anew.',
  })
  report({
    what: `merging ${votes} votes on ${engine}`,
    value: `${ms(Math.max(...all))} at most`,
    how: 'The request time limit is 15 s; nobody votes on the two meanwhile.',
    aim: { text: `at most ${AIM_MS / 1000} s`, holds: Math.max(...all) <= AIM_MS },
  })

  async function vote(ideaNumber: number): Promise<void> {
    await castVote(db, {
      actor: somebody,
      ideaNumber,
      voted: true,
      perHour: 100_000,
      clientMutationId: newId('user'),
    })
  }
  async function counts(numbers: readonly number[]): Promise<string[]> {
    const found = await Promise.all(numbers.map((number) => db.query(rowsOf, [number])))
    return found
      .flat()
      .map(({ count, distinct }) => (count === distinct ? String(count) : `${count} (${distinct})`))
  }
}

async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000 }
}
