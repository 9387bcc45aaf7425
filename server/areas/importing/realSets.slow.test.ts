import { join } from 'node:path'
import { statement, type OpenDatabase } from '#server/db/database.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { describeWithData } from '#server/testing/feedbackData.ts'
import type { ImportCounts } from './counts.ts'
import { runImport } from './runImport.ts'
import { contentHash } from './testing/contentHash.ts'

const totals = statement<{
  ideas: number
  comments: number
  counted: number
  votes: number
  longest: number
}>(
  'test_real_totals',
  `select (select count(*) from idea) as ideas, (select count(*) from comment) as comments, (select sum(comment_count)::int from idea where merged_into is null) as counted,
     (select sum(vote_total)::int from idea where merged_into is null) as votes, (select max(length(body))::int from comment) as longest`,
)
const events = statement<{ kind: string; count: number }>(
  'test_real_events',
  'select kind, count(*) as count from idea_event group by kind',
)

interface Expected {
  set: string
  file: string
  counts: Partial<ImportCounts>
  stored: Record<string, unknown>
  kinds: Record<string, number>
  /** It takes long to read again: only with REAL_SETS=all. */
  isLarge?: boolean
}

const sets: Expected[] = [
  {
    set: 'rust-issues-github-rest',
    isLarge: true,
    file: 'items.tar.gz',
    counts: { ideas: 1500, comments: 12_629, votes: 2098, merged: 8, failed: 0, pulls: 0 },
    stored: { ideas: 1500, comments: 12_629, counted: 12_629, votes: 2098, longest: 126_492 },
    kinds: {
      posted: 1500,
      'github:cross-referenced': 4554,
      'github:referenced': 5781,
      status_changed: 1402,
    },
  },
  {
    set: 'bitcoin-core-gui-github-metadata-backup',
    file: 'issues.tar.gz',
    counts: { ideas: 341, comments: 1332, votes: 0, merged: 0, failed: 0 },
    stored: { ideas: 341, comments: 1332, counted: 1332, votes: 0 },
    kinds: {
      posted: 341,
      retitled: 61,
      tagged: 410,
      untagged: 45,
      status_changed: 235,
      'github:comment_deleted': 21,
      'github:user_blocked': 3,
      'github:locked': 191,
    },
  },
  {
    set: 'webpackage-archive-json',
    file: 'archive.json.gz',
    counts: { ideas: 236, comments: 872, votes: 0, pulls: 409, failed: 0 },
    stored: { ideas: 236, comments: 872, counted: 872, votes: 0 },
    kinds: { posted: 236, status_changed: 126 },
  },
]

const isAll = process.env['REAL_SETS'] === 'all'

for (const { set, file, counts, stored, kinds, isLarge = false } of sets) {
  describeWithData(set, (folder) => {
    let db: OpenDatabase
    beforeAll(async () => {
      db = await openTestDatabase('embedded')
    })
    afterAll(() => db.close())

    test('all of it comes in, and a second run adds nothing', async () => {
      expect((await runImport(db, { source: folder })).counts).toMatchObject(counts)
      expect(await db.query(totals)).toMatchObject([stored])
      expect(
        Object.fromEntries((await db.query(events)).map(({ kind, count }) => [kind, count])),
      ).toMatchObject(kinds)
      if (isLarge && !isAll) return
      const hash = await contentHash(db)
      const again = await runImport(db, { source: join(folder, file) })
      expect(again.counts).toMatchObject({
        ideas: 0,
        comments: 0,
        events: 0,
        votes: 0,
        extended: 0,
        merged: 0,
        linked: 0,
        present: counts.ideas,
      })
      expect(await contentHash(db)).toBe(hash)
    }, 600_000)
  })
}
