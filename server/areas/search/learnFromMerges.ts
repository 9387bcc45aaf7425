import { mergeIsPublic, type Merge } from '#server/areas/synonyms/readSynonyms.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { learnPairs } from './learnPairs.ts'

/** The newest merged ideas that are looked at. */
const MERGES = 500

const lockSite = statement<never>('learn_lock', 'select id from site for update')
const merges = statement<Merge>(
  'learn_merges',
  `select m.number, m.title, t.title as into from idea m join idea t on t.number = m.merged_into
   where ${mergeIsPublic} order by m.number desc limit ${MERGES}`,
)
const known = statement<{ key: string; merges: number[] }>(
  'learn_known',
  "select key, merges from synonym_group where source = 'LEARNED'",
)
const put = statement<never>(
  'learn_put',
  `insert into synonym_group (id, source, key, words, merges) values ($1, 'LEARNED', $2, $3::text[], $4::int[])
   on conflict (source, key) do update set merges = excluded.merges, updated_at = now() where synonym_group.merges is distinct from excluded.merges`,
)
// A synonym that somebody turned off stays known, so that it is not learned again.
const forget = statement<never>(
  'learn_forget',
  "delete from synonym_group where source = 'LEARNED' and not is_off and not key = any($1::text[])",
)

/**
 * Learns from the merges that everybody may read which words mean the same here, and forgets what
 * they do not say any more. Called after a merge or its undoing, and daily; a search only reads.
 */
export async function learnFromMerges(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(lockSite)
    const pairs = learnPairs(await tx.query(merges))
    await tx.query(forget, [pairs.map(({ key }) => key)])
    const stored = new Map((await tx.query(known)).map((one) => [one.key, one.merges.join()]))
    const changed = pairs.filter((pair) => stored.get(pair.key) !== pair.merges.join())
    for (const { key, words, merges: by } of changed)
      await tx.query(put, [newId('synonyms'), key, words, by])
  })
}
