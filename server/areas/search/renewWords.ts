import { setTimeout as wait } from 'node:timers/promises'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'
import { WORDS_MADE } from '#server/db/tables/search.ts'

/** Ideas that are locked together: a vote for one of them waits for no longer than a moment. */
const BATCH = 20
/** Milliseconds between batches, in which others have the machine. */
const PAUSE_MS = 20

const old = statement<{ number: number; title: string; body: string }>(
  'words_old',
  `select i.number, i.title, i.body from idea i where i.number in (
     select idea_number from idea_search where made < $1 order by made, idea_number limit ${BATCH})
     and exists (select from idea_search x where x.idea_number = i.number and x.made < $1)
   order by i.number for no key update skip locked`,
)
const renew = statement<never>(
  'words_renew',
  `update idea_search x set title_key = w.title_key, title_words = w.title_words::tsvector, words = w.words::tsvector, made = $5
   from unnest($1::int[], $2::text[], $3::text[], $4::text[]) w (number, title_key, title_words, words) where x.idea_number = w.number`,
)

/**
 * Makes the words anew that an older version has made, in batches, each a transaction of its own, so
 * that nobody waits for long and a search meanwhile finds what it found before. Gives how many.
 */
export async function renewWords(db: Db, isStopped = () => false): Promise<number> {
  let renewed = 0
  while (!isStopped()) {
    const batch = await db.transaction(renewSome)
    if (batch === 0) break
    renewed += batch
    await wait(PAUSE_MS)
  }
  return renewed
}

async function renewSome(tx: Db): Promise<number> {
  const ideas = await tx.query(old, [WORDS_MADE])
  if (ideas.length === 0) return 0
  const rows = ideas.map(searchRow)
  await tx.query(renew, [
    rows.map(({ ideaNumber }) => ideaNumber),
    rows.map(({ titleKey }) => titleKey),
    rows.map(({ titleWords }) => titleWords),
    rows.map(({ words }) => words),
    WORDS_MADE,
  ])
  return ideas.length
}
