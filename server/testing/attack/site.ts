import { limits } from '#rules/limits.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Ids } from './values.ts'

/** Ideas and comments whose texts are made as long as people may write. */
const LONG = 100

const longIdeas = statement<never>(
  'attack_long_ideas',
  `update idea set body = $1, body_html = $2 where number = any($3::int[])`,
)
const longComments = statement<never>(
  'attack_long_comments',
  `update comment set body = $1, body_html = $2 where id = any($3::text[])`,
)
const top = statement<{ number: number }>(
  'attack_top',
  `select number from idea where state = 'LIVE' and merged_into is null order by vote_total desc limit ${LONG}`,
)
const comments = statement<{ id: string }>(
  'attack_comments',
  `select id from comment where idea_number = any($1::int[]) and state = 'LIVE' and not internal order by idea_number, created_at limit ${LONG}`,
)
const ids = (table: string, order = 'id') =>
  statement<{ id: string }>(
    `attack_${table}`,
    `select id from ${table} order by ${order} limit 100`,
  )

/** Makes the most seen posts of a site as long as they can be, and gives the ids that attacks name. */
export async function prepare(db: Db): Promise<Ids> {
  const numbers = (await db.query(top)).map(({ number }) => number)
  const said = (await db.query(comments, [numbers])).map(({ id }) => id)
  await db.query(longIdeas, [...longest(limits.body.max), numbers])
  await db.query(longComments, [...longest(limits.comment.max), said])
  const of = async (table: string) => (await db.query(ids(table))).map(({ id }) => id)
  const [first] = numbers
  const voters = statement<{ id: string }>(
    'attack_voters',
    `select person_id as id from vote where idea_number = $1 limit 100`,
  )
  return {
    idea: numbers.map((number) => `idea_${number}`),
    comment: said,
    person: await of('person'),
    board: await of('board'),
    status: await of('status'),
    tag: await of('tag'),
    site: await of('site'),
    vote: (await db.query(voters, [first])).map(({ id }) => `vote_${first}_${id}`),
  }
}

function longest(characters: number): [string, string] {
  const part = 'A table of "numbers" & *notes*, see https://example.com/ for more. '
  const text = part.repeat(Math.ceil(characters / part.length)).slice(0, characters)
  return [text, renderBody(text)]
}
