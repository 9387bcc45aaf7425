import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { foldText } from '#rules/searchText.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { readSynonyms } from '#server/areas/synonyms/readSynonyms.ts'
import { synonymsOf, type Synonyms } from '#server/areas/synonyms/synonyms.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { randomFrom } from '../random.ts'
import { heading, report, table } from '../report.ts'
import type { Language } from '../similar/sets.ts'
import { baselines, FIRST, type Finder } from './baselines.ts'
import { corpus, type Document } from './corpus.ts'
import { germanTexts } from './german.ts'
import { japaneseTexts } from './japanese.ts'
import { queryKinds, queryOf, type QueryKind } from './queries.ts'

/** The share of what was meant that has to be among the first five. */
const AIM = 0.92
/** A kind of a language is judged from so many cases on. */
const FEWEST = 10

interface Case {
  kind: QueryKind | 'paraphrase'
  language: Language
  held: boolean
  typed: string
  wanted: ReadonlySet<number>
}

interface Options {
  perKind: number
  seed: number
  verbose: boolean
  /** Only the product's own search, with and without words that mean the same. */
  alone: boolean
}

/**
 * Measures per kind of query how often what was meant is among the first five, beside pg_trgm, full
 * text and MiniSearch, for the sets that it was tuned by and for those held out.
 */
export async function measureKinds({ perKind, seed, verbose, alone }: Options): Promise<void> {
  const documents = await corpus()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'earshot-search-'))
  // PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  const cluster =
    findPostgres() === undefined ? null : await startCluster(path.join(folder, 'cluster'))
  const db = await openDatabase(
    cluster ? { url: cluster.url('postgres'), poolSize: 1 } : { dataDir: folder },
  )
  try {
    const numbers = await fill(db, documents)
    heading(`Search by kinds: ${documents.length} ideas, ${perKind} of each kind, seed ${seed}`)
    const searchWith =
      (synonyms: Synonyms): Finder =>
      async (typed) => {
        const list = { filter: { search: typed }, page: { first: FIRST } }
        const { rows } = await searchIdeas(db, visitor, list, {
          synonyms: () => Promise.resolve(synonyms),
        })
        return rows.map(({ number }) => number)
      }
    const own = searchWith(synonymsOf(await readSynonyms(db)))
    const others = alone
      ? { 'without synonyms': searchWith(synonymsOf([])) }
      : await baselines(db, documents, numbers)
    const how = alone
      ? 'To the same search without words that mean the same.'
      : 'To the best of the three baselines.'
    const cases = casesOf(documents, numbers, { perKind, seed })
    await compare({ ours: own, ...others }, cases, { verbose, how })
  } finally {
    await db.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(db: Db, documents: readonly Document[]): Promise<number[]> {
  const site = await addSite(db)
  const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
  const numbers: number[] = []
  for (const { title, body } of documents)
    numbers.push(await addIdea(db, { title, body, ...place }))
  return numbers
}

function casesOf(
  documents: readonly Document[],
  numbers: readonly number[],
  { perKind, seed }: { perKind: number; seed: number },
): Case[] {
  const byTitle = grouped([...numbers.keys()], (at) => foldText(documents[at]?.title ?? ''))
  const byKey = new Map(documents.map(({ key }, at) => [key, numbers[at] ?? 0]))
  const alike = ({ title }: Document): Set<number> =>
    new Set(byTitle.get(foldText(title))?.map((at) => numbers[at] ?? 0))
  // Many quote the same error.
  const pasted = (line: string): Set<number> =>
    new Set(documents.flatMap(({ body }, at) => (body.includes(line) ? (numbers[at] ?? 0) : [])))
  const known = new Set(documents.flatMap(({ title }) => title.toLowerCase().split(/[^\p{L}]+/u)))
  const groups = grouped(documents, ({ language, held }) => `${language} ${held}`)
  const made = [...groups.values()].flatMap((group) =>
    queryKinds.flatMap((kind) => {
      const random = randomFrom(seed + queryKinds.indexOf(kind))
      const cases: Case[] = []
      for (let tries = 0; cases.length < perKind && tries < perKind * 25; tries += 1) {
        const one = random.pick(group)
        const typed = queryOf(random, kind, one, known)
        if (typed === null) continue
        cases.push({
          kind,
          language: one.language,
          held: one.held,
          typed,
          wanted: kind === 'error line' ? pasted(typed) : alike(one),
        })
      }
      return cases
    }),
  )
  const paraphrases = documents.flatMap((one): Case[] => {
    const wanted = one.duplicateOf.flatMap((key) => byKey.get(key) ?? [])
    const { language, held, title } = one
    // The idea itself takes one of the places, though it would not exist yet for somebody who asks.
    return wanted.length === 0
      ? []
      : [{ kind: 'paraphrase', language, held, typed: title, wanted: new Set(wanted) }]
  })
  const written = (
    [
      ['german', 'de', germanTexts],
      ['japanese', 'ja', japaneseTexts],
    ] as const
  ).flatMap(([set, language, texts]) =>
    texts.map(([, , typed], at): Case => ({
      kind: 'paraphrase',
      language,
      held: at % 2 === 1,
      typed,
      wanted: new Set([byKey.get(`${set}#${at}`) ?? 0]),
    })),
  )
  return [...made, ...paraphrases, ...written]
}

function grouped<One>(list: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

async function compare(
  finders: Record<string, Finder>,
  cases: readonly Case[],
  { verbose, how }: { verbose: boolean; how: string },
): Promise<void> {
  const names = Object.keys(finders)
  const hits = new Map<string, { count: number; found: number[] }>()
  for (const one of cases) {
    const found: number[] = []
    for (const name of names) {
      const numbers = (await finders[name]?.(one.typed, one.language)) ?? []
      found.push(Number(numbers.some((number) => one.wanted.has(number))))
    }
    if (verbose && found[0] === 0) {
      const by = names.filter((_, at) => found[at] === 1).join(', ')
      const where = `${one.kind}, ${one.language}${one.held ? ', held' : ''}`
      console.log(`missed (${where}${by === '' ? '' : `; found by ${by}`}): ${one.typed}`)
    }
    const half = one.held ? 'held out' : 'tuned'
    for (const key of [
      `all`,
      `all, ${half}`,
      `all, ${one.language}`,
      `${one.kind}`,
      `${one.kind}, ${half}`,
      `${one.kind}, ${one.language}`,
    ]) {
      const sum = hits.get(key) ?? { count: 0, found: names.map(() => 0) }
      hits.set(key, {
        count: sum.count + 1,
        found: sum.found.map((value, index) => value + (found[index] ?? 0)),
      })
    }
  }
  const share = (found: number, count: number): string => `${((100 * found) / count).toFixed(1)}%`
  table(
    ['', 'cases', ...names],
    [...hits]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { count, found }]) => [
        key,
        String(count),
        ...found.map((value) => share(value, count)),
      ]),
    'How often what was meant is among the first five.',
  )
  for (const [key, { count, found }] of hits) {
    const [own = 0, ...others] = found
    if (others.length === 0 || isHalf(key) || count < FEWEST) continue
    const best = Math.max(...others)
    // One case is what chance makes of ten.
    if (own < best - 1) process.exitCode = 1
    report({
      what: `search, ${key}`,
      value: `${share(own, count)} to ${share(best, count)}`,
      how,
      aim: { text: 'not behind the best', holds: own >= best },
    })
  }
  const whole = hits.get('all')
  const [own = 0] = whole?.found ?? []
  if (whole !== undefined) {
    if (own / whole.count < AIM) process.exitCode = 1
    report({
      what: 'search, all kinds together',
      value: share(own, whole.count),
      how: 'Of all cases, whatever the others find.',
      aim: { text: `at least ${AIM * 100}%`, holds: own / whole.count >= AIM },
    })
  }
}

function isHalf(key: string): boolean {
  return key.endsWith(', tuned') || key.endsWith(', held out')
}
