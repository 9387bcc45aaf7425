import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { personOf, votesAreHidden } from '#server/kernel/rowSql.ts'
import {
  ideaReadable,
  personReadable,
  reading,
  voteReasonReadable,
} from '#server/kernel/visibility.ts'

/** A vote as its reader sees it: `why`, `castBy` and `evidenceUrl` are null but for the team and the voter. */
export interface VoteRow {
  id: string
  ideaNumber: number
  voter: UserRow
  why: string | null
  castBy: UserRow | null
  /** Whether the team cast it; false to who may not know. */
  isForSomebody: boolean
  evidenceUrl: string | null
  createdAt: string
}

const columns = (reader: { me: string; team: string }) => {
  const known = (value: string) => `case when ${voteReasonReadable(reader)} then ${value} end`
  return `'vote_' || v.idea_number || '_' || v.person_id as id, v.idea_number as "ideaNumber", ${personOf('v.person_id')} as voter, ${known('v.why')} as why, ${known(personOf('v.cast_by'))} as "castBy",
    coalesce(${known('v.cast_by is not null')}, false) as "isForSomebody", ${known('v.evidence_url')} as "evidenceUrl", v.created_at as "createdAt"`
}
const from = `vote v join person p on p.id = v.person_id join idea i on i.number = v.idea_number join board b on b.id = i.board_id`

const listed = { levels: '$5', me: '$6', team: '$7' }
const votes = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<VoteRow>(
    `votes_${direction}`,
    `select ${columns(listed)} from ${from}
     where v.idea_number = $1 and ${personReadable()} and ${ideaReadable(listed)} and (v.created_at, v.person_id collate "C") ${comparison} ($2::timestamptz, $3)
     order by v.created_at ${direction}, v.person_id collate "C" ${direction} limit $4`,
  )
const newest = votes('desc', '<')
const oldest = votes('asc', '>')

const found = { levels: '$3', me: '$4', team: '$5' }
const byKey = statement<VoteRow>(
  'votes_by_key',
  `select ${columns(found)} from ${from} join unnest($1::int[], $2::text[]) as wanted(number, person) on wanted.number = v.idea_number and wanted.person = v.person_id
   where ${personReadable()} and ${ideaReadable(found)} and not ${votesAreHidden(found)}`,
)

/** The votes for an idea, the newest first, as far as their voters have a name; none where the actor may not read the idea. */
export async function listVotes(
  db: Db,
  actor: Actor,
  ideaNumber: number,
  page: PageArguments,
): Promise<Page<VoteRow>> {
  const request = pageRequest(page, { name: 'VOTES', types: ['time', 'string'] })
  const { levels, me, team } = reading(actor)
  const [at, id] = request.cursor ?? [request.backward ? '-infinity' : 'infinity', '']
  const rows = await db.query(request.backward ? oldest : newest, [
    ideaNumber,
    at,
    id,
    request.size + 1,
    levels,
    me,
    team,
  ])
  return pageOf(rows, request, (vote) => writeCursor('VOTES', [vote.createdAt, vote.voter.id]))
}

/** Votes by id, in the order asked for; null for what does not exist, and for votes that the actor may not read or that are hidden from them. */
export async function findVotes(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<(VoteRow | null)[]> {
  const keys = ids
    .flatMap((id) => /^vote_([1-9]\d{0,8})_(user_\w+)$/.exec(id) ?? [])
    .filter((part) => !part.startsWith('vote_'))
  const { levels, me, team } = reading(actor)
  const rows = await db.query(byKey, [
    keys.filter((_, at) => at % 2 === 0).map(Number),
    keys.filter((_, at) => at % 2 === 1),
    levels,
    me,
    team,
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => known.get(id) ?? null)
}

/** The id of somebody's vote for an idea. */
export function voteId(ideaNumber: number, personId: string): string {
  return `vote_${ideaNumber}_${personId}`
}

/** Votes by id; null for what the reader may not see. */
export const voteLoaders = ({ db, actor }: Reader) => ({
  votes: new DataLoader<string, VoteRow | null>((ids) => findVotes(db, actor, ids)),
})
