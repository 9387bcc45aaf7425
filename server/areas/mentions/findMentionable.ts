import { limits } from '#rules/limits.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { inTeam, may } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { userColumns } from '#server/kernel/rowSql.ts'
import {
  commentReadable,
  commentShown,
  ideaReadable,
  isMember,
  personReadable,
  reading,
} from '#server/kernel/visibility.ts'

/** A name as it is compared: lower case, without accents, its words apart. */
const folded = `translate(regexp_replace(normalize(lower(p.name), NFD), '[\\u0300-\\u036f]', '', 'g'), '-’''.', '    ')`

const find = statement<UserRow>(
  'mentionable',
  `with part as (
     select i.number, i.author_id, i.created_at from idea i join board b on b.id = i.board_id
     where (i.number = $1 or i.merged_into = $1) and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })}),
   spoke as (
     select id, max(at) as at from (
       select part.author_id as id, part.created_at as at from part
       union all select c.author_id, c.created_at from part join comment c on c.idea_number = part.number
         where ${commentReadable({ me: '$3', team: '$4' })} and ${commentShown('$4')}) said group by id)
   select ${userColumns}
   from (select id, at from spoke union all select p.id, null from person p where ${inTeam('p')} and ${isMember('p')} and p.id not in (select id from spoke where id is not null)) who
     join person p on p.id = who.id
   where ${personReadable()} and p.banned_at is null and p.id is distinct from $3 and strpos(' ' || ${folded}, ' ' || $5) > 0 and exists (select from part)
     and (${inTeam('p')} or (not $6::boolean and exists (select from idea i join board b on b.id = i.board_id where i.number = $1 and b.visibility <> 'TEAM')))
   order by who.at desc nulls last, lower(p.name) collate "C", p.id collate "C" limit ${limits.mentions.offered}`,
)

/** A text somebody writes on an idea, as far as it decides whom they may mention. */
export interface Mentioning {
  ideaNumber: number
  /** The beginning of a name. */
  prefix: string
  /** For the team alone. */
  internal: boolean
}

/**
 * Gives the people whom an actor may mention: those who could read it, by the beginning of one of
 * their names. Null where the actor may not comment.
 */
export async function findMentionable(
  db: Db,
  actor: Actor,
  { ideaNumber, prefix, internal }: Mentioning,
): Promise<UserRow[] | null> {
  if (!may(actor, 'comment')) return null
  const { levels, me, team } = reading(actor)
  return db.query(find, [ideaNumber, levels, me, team, fold(prefix), internal])
}

function fold(text: string): string {
  const plain = text
    .slice(0, limits.personName.max * 2)
    .replaceAll('\0', '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain.replace(/[-’'.\s]+/g, ' ').trimStart()
}
