import MiniSearch from 'minisearch'
import { statement, type Db } from '#server/db/database.ts'
import type { Language } from '../similar/sets.ts'
import type { Document } from './corpus.ts'

/** A way of finding: numbers of ideas, the best first. */
export type Finder = (typed: string, language: Language) => Promise<number[]>

export const FIRST = 5
const dictionaries: Record<Language, string> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  ca: 'catalan',
  zh: 'simple',
  ja: 'simple',
}

const byTrigrams = statement<{ number: number }>(
  'bench_trigrams',
  `select number from idea order by greatest(similarity(title, $1), 0.9 * word_similarity($1, title)) desc, number limit ${FIRST}`,
)
const byText = statement<{ number: number }>(
  'bench_text',
  `select number from bench_text t, (select nullif(replace(plainto_tsquery($2::text::regconfig, $1)::text, '&', '|'), '')::tsquery as q) query
   where t.language = $3 and t.words @@ query.q order by ts_rank_cd(t.words, query.q, 1) * 0.2 + ts_rank(t.words, query.q) desc, number limit ${FIRST}`,
)

/** pg_trgm, full text with the dictionary of each text, and MiniSearch with prefixes and slips. */
export async function baselines(
  db: Db,
  documents: readonly Document[],
  numbers: readonly number[],
): Promise<Record<string, Finder>> {
  const known = new Set(
    (
      await db.query(
        statement<{ name: string }>('bench_configs', 'select cfgname as name from pg_ts_config'),
        [],
      )
    ).map(({ name }) => name),
  )
  const dictionary = (language: Language): string =>
    known.has(dictionaries[language]) ? dictionaries[language] : 'simple'
  await db.query(
    statement('', 'create table bench_text (number int, language text, words tsvector)'),
    [],
  )
  const mini = new MiniSearch<{ id: number; title: string; body: string }>({
    fields: ['title', 'body'],
    searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: 0.2 },
  })
  for (const [at, { title, body, language }] of documents.entries()) {
    const id = numbers[at] ?? 0
    mini.add({ id, title, body })
    await db.query(
      statement(
        'bench_text_add',
        `insert into bench_text select $1::int, $2::text, setweight(to_tsvector($3::text::regconfig, $4), 'A') || to_tsvector($3::text::regconfig, left($5, 200000))`,
      ),
      [id, language, dictionary(language), title, body],
    )
  }
  const numbersOf = (rows: { number: number }[]): number[] => rows.map(({ number }) => number)
  return {
    pg_trgm: async (typed) => numbersOf(await db.query(byTrigrams, [typed])),
    'full text': async (typed, language) =>
      numbersOf(await db.query(byText, [typed, dictionary(language), language])),
    MiniSearch: (typed) =>
      Promise.resolve(
        mini
          .search(typed)
          .slice(0, FIRST)
          .map(({ id }) => Number(id)),
      ),
  }
}
