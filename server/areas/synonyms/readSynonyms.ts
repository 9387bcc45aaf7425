import { foldText } from '#rules/searchText.ts'
import { statement, type Db } from '#server/db/database.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import type { SynonymGroup } from './synonymGroup.ts'

/** An idea that was merged, and the title of the one that it went to. */
export interface Merge {
  number: number
  title: string
  into: string
}

/** So many merges have to teach the same: two agree by chance. */
export const MERGES_FROM = 3

interface Row extends Pick<SynonymGroup, 'id' | 'source' | 'words'> {
  isOff: boolean
  merges: Merge[]
}

/** Tells in SQL of a merged idea `m` and its target `t` that everybody may read both. */
export const mergeIsPublic = `m.state = 'LIVE' and t.state = 'LIVE'
  and exists (select from board b where b.id = m.board_id and ${boardReadable("'{PUBLIC}'")})
  and exists (select from board b where b.id = t.board_id and ${boardReadable("'{PUBLIC}'")})`

const read = statement<Row>(
  'synonyms_read',
  `select g.id, g.source, g.words, g.is_off as "isOff", coalesce(
     (select json_agg(json_build_object('number', m.number, 'title', m.title, 'into', t.title) order by n.place)
      from unnest(g.merges) with ordinality n (number, place) join idea m on m.number = n.number join idea t on t.number = m.merged_into
      where ${mergeIsPublic}), '[]') as merges
   from synonym_group g order by g.source, g.key collate "C"`,
)

/**
 * Gives the words that mean the same on this site, also those that are turned off. What merges
 * taught is there only as long as enough of them show it to everybody: it goes when one is undone or
 * hidden, or a title loses the word. What the team says itself is not said again.
 */
export async function readSynonyms(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.query(read)
  const ofTeam = rows.filter(({ source }) => source === 'TEAM').map(({ words }) => words)
  const isSaid = (words: readonly string[]): boolean =>
    ofTeam.some((known) => words.every((word) => known.map(foldText).includes(foldText(word))))
  return rows.flatMap(({ id, source, words, isOff, merges }) => {
    const shown = merges.filter((merge) => teaches(words, merge)).map(({ number }) => number)
    const isThere = source === 'TEAM' || (shown.length >= MERGES_FROM && !isSaid(words))
    return isThere ? [{ id, source, words, isOn: !isOff, merges: shown }] : []
  })
}

/** Whether of two words one stands in the one title alone, and the other in the other. */
function teaches([one = '', other = '']: readonly string[], { title, into }: Merge): boolean {
  const standsIn = (word: string, text: string): boolean =>
    ` ${foldText(text)} `.includes(` ${foldText(word)} `)
  const differs = (here: string, there: string): boolean =>
    standsIn(here, title) &&
    !standsIn(here, into) &&
    standsIn(there, into) &&
    !standsIn(there, title)
  return differs(one, other) || differs(other, one)
}
