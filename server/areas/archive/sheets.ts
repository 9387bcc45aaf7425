import type { Db } from '#server/db/database.ts'
import { type Cell, csvLines } from '#server/lib/csv.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'
import { UNSCHEDULED } from './contents.ts'
import { readPages } from './rowLines.ts'

/** A table for a spreadsheet, made of several of the database's. Nothing reads it back. */
interface Sheet {
  readonly path: string
  readonly pieces: (tx: Db) => AsyncGenerator<string>
}

/** The columns of a sheet by their titles, each an expression. */
type Columns = Readonly<Record<string, string>>

/** The sheets of an export: what people ask of it. All else is in the lines of JSON. */
export const sheets: readonly Sheet[] = [
  sheet(
    'ideas',
    {
      number: 'i.number',
      title: 'i.title',
      board: 'b.name',
      status: 's.name',
      tags: `(select string_agg(t.name, ', ' order by t.name collate "C") from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number)`,
      author: 'a.name',
      state: 'i.state',
      'merged into': 'i.merged_into',
      votes: 'i.vote_count',
      'imported votes': 'i.imported_vote_count',
      comments: 'i.comment_count',
      'target month': 'i.target_month::text',
      source: 'i.source_url',
      'created at': 'i.created_at',
      'updated at': 'i.updated_at',
      details: 'i.body',
    },
    'idea i join board b on b.id = i.board_id join status s on s.id = i.status_id left join person a on a.id = i.author_id',
    'i.number',
  ),
  sheet(
    'votes',
    {
      idea: 'v.idea_number',
      'voter id': 'v.person_id',
      voter: 'p.name',
      why: 'v.why',
      'cast by': 'c.name',
      evidence: 'v.evidence_url',
      'merged from': 'v.via',
      'created at': 'v.created_at',
    },
    'vote v join person p on p.id = v.person_id left join person c on c.id = v.cast_by',
    'v.idea_number, v.person_id collate "C"',
  ),
  sheet(
    'comments',
    {
      id: 'c.id',
      idea: 'c.idea_number',
      author: 'p.name',
      'reply to': 'c.reply_to',
      internal: 'c.internal',
      official: 'c.official',
      state: 'c.state',
      'created at': 'c.created_at',
      'edited at': 'c.edited_at',
      text: 'c.body',
    },
    'comment c left join person p on p.id = c.author_id',
    'c.idea_number, c.created_at, c.id collate "C"',
  ),
  sheet(
    'people',
    {
      id: 'p.id',
      name: 'p.name',
      'e-mail': `case when u.email not like '%${NO_ADDRESS}' then u.email end`,
      role: 'p.role',
      segment: 'p.segment',
      guest: 'p.guest',
      'banned at': 'p.banned_at',
      source: 'p.source',
      'created at': 'p.created_at',
    },
    'person p left join auth_user u on u.person_id = p.id',
    'p.id collate "C"',
  ),
  sheet(
    'changelog',
    {
      id: 'e.id',
      title: 'e.title',
      labels: `array_to_string(e.labels, ', ')`,
      state: UNSCHEDULED,
      author: 'p.name',
      'published at': 'e.published_at',
      ideas: `(select string_agg(x.idea_number::text, ', ' order by x.position, x.idea_number) from changelog_entry_idea x where x.entry_id = e.id)`,
      'created at': 'e.created_at',
      text: 'e.body',
    },
    'changelog_entry e left join person p on p.id = e.author_id',
    'e.id collate "C"',
  ),
]

function sheet(name: string, columns: Columns, from: string, order: string): Sheet {
  const titles = Object.keys(columns)
  const list = Object.values(columns).map((expression, at) => `${expression} as c${at}`)
  return {
    path: `csv/${name}.csv`,
    pieces: async function* (tx) {
      yield csvLines([], titles)
      const select = `select ${list.join(', ')} from ${from} order by ${order}`
      for await (const page of readPages<Record<string, Cell>>(tx, select))
        yield csvLines(page.map((row) => titles.map((_, at) => row[`c${at}`] ?? null)))
    },
  }
}
