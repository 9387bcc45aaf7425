import { statement, type Db, type Statement } from '#server/db/database.ts'
import { tagId } from './places.ts'
import { personId, type Batch } from './rows.ts'

const addPeople = statement<never>(
  'bench_people',
  `insert into person (id, name, created_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])`,
)
const IDEA = `number int, title text, slug text, body text, body_html text, excerpt text, author_id text, board_id text, status_id text, status_changed_at timestamptz,
  vote_count int, comment_count int, trend float8, last_activity_at timestamptz, created_at timestamptz`
const names = (columns: string): string =>
  columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ')
const addIdeas = statement<never>(
  'bench_ideas',
  `insert into idea (${names(IDEA)}, updated_at) overriding system value select *, created_at from json_to_recordset($1) as row(${IDEA})`,
)
const addSearch = statement<never>(
  'bench_search',
  `insert into idea_search (idea_number, title_key, title_words, words) select "ideaNumber", "titleKey", "titleWords"::tsvector, words::tsvector
   from json_to_recordset($1) as row("ideaNumber" int, "titleKey" text, "titleWords" text, words text)`,
)
const COMMENT =
  'id text, idea_number int, author_id text, body text, body_html text, created_at timestamptz'
const addComments = statement<never>(
  'bench_comments',
  `insert into comment (${names(COMMENT)}, updated_at) select *, created_at from json_to_recordset($1) as row(${COMMENT})`,
)
const addTags = statement<never>(
  'bench_tags',
  `insert into idea_tag select * from unnest($1::int[], $2::text[])`,
)
const addVotes = statement<never>(
  'bench_votes',
  `insert into vote (idea_number, person_id, created_at)
   select idea, 'user_' || lpad(person::text, 20, '0'), to_timestamp(at) from unnest($1::int[], $2::int[], $3::float8[]) as row(idea, person, at)`,
)

/** Statements that derive the remaining rows within the database. */
const rest: Statement<never>[] = [
  // The product follows on every vote, post and comment.
  statement(
    'bench_follow',
    `insert into follow (idea_number, person_id, following, created_at)
    select idea_number, person_id, true, min(created_at) from (
      select idea_number, person_id, created_at from vote
      union all select number, author_id, created_at from idea
      union all select idea_number, author_id, created_at from comment) as did group by 1, 2`,
  ),
  statement(
    'bench_events',
    `insert into idea_event (id, idea_number, actor_id, kind, created_at)
    select 'event_' || lpad(number::text, 20, '0'), number, author_id, 'posted', created_at from idea`,
  ),
  statement(
    'bench_numbers',
    `select setval(pg_get_serial_sequence('idea', 'number'), max(number)) from idea`,
  ),
]

const array = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

export async function writePeople(db: Db, count: number, since: number): Promise<void> {
  for (let from = 0; from < count; from += 10_000) {
    const batch = Array.from({ length: Math.min(10_000, count - from) }, (_, index) => from + index)
    await db.query(addPeople, [
      batch.map(personId),
      batch.map((index) => `Person ${index + 1}`),
      batch.map(() => new Date(since).toISOString()),
    ])
  }
}

/** Inserts a batch in one transaction. */
export async function writeBatch(
  db: Db,
  { ideas, search, comments, tags, votes }: Batch,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(addIdeas, [JSON.stringify(ideas)])
    await tx.query(addSearch, [JSON.stringify(search)])
    await tx.query(addTags, [array(tags.ideas), tags.tags.map(tagId)])
    await tx.query(addVotes, [array(votes.ideas), array(votes.people), array(votes.times)])
    if (comments.length > 0) await tx.query(addComments, [JSON.stringify(comments)])
  })
}

/** Follows, events and statistics: to be called once, at the end. */
export async function finish(db: Db): Promise<void> {
  await db.query(statement('bench_patience', `set statement_timeout to 0`))
  for (const step of rest) await db.query(step)
  await db.query(statement('bench_vacuum', 'vacuum (analyze)'))
}
