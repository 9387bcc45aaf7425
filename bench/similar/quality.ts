import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { foldText } from '#rules/searchText.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { similarIdeas } from '#server/areas/search/similarIdeas.ts'
import { openDatabase, statement, type Db } from '#server/db/database.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { randomFrom } from '../random.ts'
import { heading, report, table } from '../report.ts'
import { kinds, perturb, searchKinds, type Kind } from './perturb.ts'
import { realSets, type Language, type Text } from './sets.ts'

/** A typed text and the ideas that it means. */
interface Case {
  readonly language: Language
  readonly kind: Kind | 'duplicate'
  readonly typed: string
  readonly wanted: ReadonlySet<number>
}

type Finder = (typed: string) => Promise<number[]>

const FIRST = 5
const languages = {
  ca: 'Catalan',
  es: 'Spanish',
  en: 'English',
  de: 'German',
  zh: 'Chinese',
  ja: 'Japanese',
} as const

/** The measured feature: similar ideas, or the search. */
export type Subject = 'similar' | 'search'

/** Measures how often the meant idea is among the first five, for each way of finding. */
export async function measureQuality({
  of = 'similar',
  perKind,
  seed,
  verbose,
}: {
  of?: Subject
  perKind: number
  seed: number
  verbose: boolean
}): Promise<void> {
  for (const { name, texts } of await realSets()) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'earshot-similar-'))
    // PostgreSQL runs as another user and needs access to the folder.
    chmodSync(folder, 0o711)
    // Both engines find the same, but comparing all trigrams takes the embedded one an hour.
    const cluster =
      findPostgres() === undefined ? null : await startCluster(path.join(folder, 'cluster'))
    const db = await openDatabase(
      cluster ? { url: cluster.url('postgres'), poolSize: 1 } : { dataDir: folder },
    )
    try {
      const numbers = await fill(db, texts)
      heading(
        `${of === 'search' ? 'Search' : 'Similar ideas'}: ${name}, ${texts.length} ideas, ${perKind} of each kind, seed ${seed}`,
      )
      await compare(finders(db, of), casesOf(texts, numbers, { of, perKind, seed }), {
        verbose,
        titles: new Map(numbers.map((number, index) => [number, texts[index]?.title ?? ''])),
      })
    } finally {
      await db.close()
      await cluster?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function fill(db: Db, texts: readonly Text[]): Promise<number[]> {
  const site = await addSite(db)
  const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
  const numbers: number[] = []
  for (const { title, body } of texts) numbers.push(await addIdea(db, { title, body, ...place }))
  return numbers
}

function casesOf(
  texts: readonly Text[],
  numbers: readonly number[],
  { of, perKind, seed }: { of: Subject; perKind: number; seed: number },
): Case[] {
  const byTitle = new Map<string, number[]>()
  texts.forEach(({ title }, index) =>
    byTitle.set(foldText(title), [...(byTitle.get(foldText(title)) ?? []), numbers[index] ?? 0]),
  )
  const alike = (title: string): number[] => byTitle.get(foldText(title)) ?? []
  const cases: Case[] = texts.flatMap(({ title, language }, index) => {
    const others = alike(title).filter((number) => number !== numbers[index])
    // The idea itself takes one of the places, though it would not exist yet while somebody writes
    // it.
    return others.length > 0 && others.length < FIRST - 1
      ? [{ language, kind: 'duplicate' as const, typed: title, wanted: new Set(others) }]
      : []
  })
  for (const language of new Set(texts.map((text) => text.language))) {
    const random = randomFrom(seed)
    const own = texts.filter((text) => text.language === language)
    for (const kind of of === 'search' ? searchKinds : kinds) {
      let made = 0
      for (let tries = 0; made < perKind && tries < perKind * 20; tries += 1) {
        const text = random.pick(own)
        const typed = perturb(random, kind, text)
        if (typed === null) continue
        made += 1
        cases.push({ language, kind, typed, wanted: new Set(alike(text.title)) })
      }
    }
  }
  return cases
}

const byTrigrams = statement<{ number: number }>(
  'bench_trigrams',
  `select number from idea order by similarity(title, $1) desc, number limit ${FIRST}`,
)
const byTrigramsInAll = statement<{ number: number }>(
  'bench_trigrams_all',
  `select number from idea order by greatest(similarity(title, $1), word_similarity($1, title || ' ' || left(body, 400))) desc, number limit ${FIRST}`,
)

/** Gives the ways of finding; the first is the product's own. */
function finders(db: Db, of: Subject): Record<string, Finder> {
  const numbersOf = (rows: { number: number }[]): number[] => rows.map(({ number }) => number)
  const all: Record<string, Finder> = {
    similar: async (typed) => numbersOf(await similarIdeas(db, visitor, { title: typed })),
    search: async (typed) =>
      numbersOf(
        (await searchIdeas(db, visitor, { filter: { search: typed }, page: { first: FIRST } }))
          .rows,
      ),
    'pg_trgm, title': async (typed) => numbersOf(await db.query(byTrigrams, [typed])),
    'pg_trgm, all': async (typed) => numbersOf(await db.query(byTrigramsInAll, [typed])),
  }
  return of === 'similar'
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'similar'))
}

async function compare(
  all: Record<string, Finder>,
  cases: readonly Case[],
  { verbose, titles }: { verbose: boolean; titles: ReadonlyMap<number, string> },
): Promise<void> {
  const names = Object.keys(all)
  const hits = new Map<string, { count: number; found: number[] }>()
  for (const one of cases) {
    const keys = [
      `${languages[one.language]}: ${one.kind}`,
      ...(one.kind === 'duplicate' ? [] : [`${languages[one.language]}, all but duplicates`]),
    ]
    const found = await Promise.all(
      names.map(async (name) =>
        Number((await all[name]?.(one.typed))?.some((number) => one.wanted.has(number)) ?? false),
      ),
    )
    if (verbose && found[0] === 0)
      console.log(
        `missed (${one.kind}): ${one.typed}  ←  ${[...one.wanted].map((number) => titles.get(number)).join(' | ')}`,
      )
    for (const key of keys) {
      const sum = hits.get(key) ?? { count: 0, found: names.map(() => 0) }
      hits.set(key, {
        count: sum.count + 1,
        found: sum.found.map((value, index) => value + (found[index] ?? 0)),
      })
    }
  }
  const share = (found: number, count: number): string => `${((100 * found) / count).toFixed(1)}%`
  const rows = [...hits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { count, found }]) => [
      key,
      String(count),
      ...found.map((value) => share(value, count)),
    ])
  table(
    ['', 'cases', ...names],
    rows,
    'How often what was meant is among the first five. "pg_trgm, all" is the better of similarity with the title and word similarity with title and details, over every row.',
  )
  for (const [key, { count, found }] of hits) {
    if (!key.endsWith('duplicates')) continue
    const own = found[0] ?? 0
    const trigrams = found.filter((_, index) => names[index]?.startsWith('pg_trgm'))
    report({
      what: key,
      value: `${share(own, count)} to ${share(Math.max(...trigrams), count)}`,
      how: 'To the better of both ways by pg_trgm.',
      aim: { text: 'above pg_trgm', holds: own > Math.max(...trigrams) },
    })
  }
}
