import { openDatabase, statement, type Db } from '#server/db/database.ts'

/** A page that is measured. */
export interface SitePage {
  readonly name: string
  /** Its address, without the readable part. */
  readonly path: string
}

interface Found {
  readonly number: number
}

const newest = statement<Found>('', 'select coalesce(max(number), 0) as number from idea')
/** One that can be voted for. */
const discussed = statement<Found>(
  '',
  `select i.number from idea i join status s on s.id = i.status_id
   where i.state = 'LIVE' and i.merged_into is null and i.body <> '' and s.category in ('OPEN', 'PLANNED', 'STARTED')
   order by abs(i.comment_count - 100), i.number limit 1`,
)
/** By what a page of it holds: its text, and its comments. */
const largest = statement<Found>(
  '',
  `select number from idea i where state = 'LIVE' and merged_into is null and body <> '' and number > $1
   order by length(body) + (select coalesce(sum(length(c.body)), 0) from comment c where c.idea_number = i.number) desc, number
   limit 1`,
)
const boards = statement<{ slug: string }>(
  '',
  "select slug from board where visibility = 'PUBLIC' order by position, slug limit 1",
)

async function withDatabase<Result>(
  dataDir: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase({ dataDir })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Gives the number of the newest idea: those with greater ones are imported later. */
export function newestIdea(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (db) => (await db.query(newest))[0]?.number ?? 0)
}

/** Chooses the pages of a site in a closed data folder; ideas after `generated` are imported. */
export function choosePages(dataDir: string, generated: number): Promise<SitePage[]> {
  return withDatabase(dataDir, async (db) => {
    const [board] = await db.query(boards)
    const [busy] = await db.query(discussed)
    const [imported] = await db.query(largest, [generated])
    // Where this machine has no real tracker, the largest of all.
    const [large] = imported ? [imported] : await db.query(largest, [0])
    return [
      { name: 'the list', path: '/' },
      { name: 'an idea with 100 comments', path: `/ideas/${busy?.number}` },
      { name: 'a board', path: `/boards/${board?.slug}` },
      {
        name: imported ? 'the largest imported idea' : 'the largest idea',
        path: `/ideas/${large?.number}`,
      },
    ]
  })
}
