import DataLoader from 'dataloader'
import { limits } from '#rules/limits.ts'
import { canBeMailed } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Reader } from '#server/kernel/reader.ts'

/** The people who voted for a shipped idea, by whether they heard that it shipped. */
export interface ToldVoters {
  voterCount: number
  /** Those with a notification of it. */
  toldCount: number
  /** Those who were not told and have no address that could be written to. */
  withoutAddressCount: number
}

/**
 * The voter `v` was told that the idea `i` shipped: a notification says which status it tells of (deleted since, maybe); one of the changelog,
 * which entry, whose ideas are known. The array is made once a query.
 */
export const toldOfShipping = `exists (select from notification n where n.recipient_id = v.person_id and n.created_at >= i.status_changed_at
    and n.idea_number = i.number and n.data ->> 'status' = any(array(select id from status where category = 'SHIPPED')))
  or exists (select from changelog_entry_idea closed join notification n on n.entry_id = closed.entry_id
    where closed.idea_number = i.number and n.kind = 'CHANGELOG' and n.recipient_id = v.person_id and n.created_at >= i.status_changed_at)`
const count = statement<ToldVoters & { number: number }>(
  'told_voters',
  `select i.number, count(*)::int as "voterCount", count(*) filter (where heard.told)::int as "toldCount",
     count(*) filter (where not heard.told and not ${canBeMailed('v.person_id')})::int as "withoutAddressCount"
   from idea i join status s on s.id = i.status_id join vote v on v.idea_number = i.number
   cross join lateral (select (${toldOfShipping}) as told) heard
   where i.number = any($1::int[]) and s.category = 'SHIPPED' and i.status_changed_at > now() - $2::int * interval '1 day'
   group by i.number having count(*) filter (where heard.told) > 0`,
)
/** Later the first notifications that were read are gone. */
export const KNOWN_DAYS = limits.notificationDays - 1

/**
 * Counts, from the rows, who was told that ideas shipped; null for an idea that has not, of which
 * nobody was told (yet), and after a year, when what was read is not kept any more.
 */
export async function countToldVoters(
  db: Db,
  numbers: readonly number[],
): Promise<(ToldVoters | null)[]> {
  const rows = await db.query(count, [numbers, KNOWN_DAYS])
  const found = new Map(rows.map(({ number, ...figures }) => [number, figures]))
  return numbers.map((number) => found.get(number) ?? null)
}

/** The voters who were told of shipped ideas, by the ideas' numbers; ideas that the reader may not read are left out. */
export const toldLoaders = ({ db }: Reader) => ({
  toldVoters: new DataLoader<number, ToldVoters | null>((numbers) => countToldVoters(db, numbers)),
})
