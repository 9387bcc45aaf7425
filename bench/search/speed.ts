import { limits } from '#rules/limits.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { visitor } from '#server/testing/testSite.ts'
import { table } from '../report.ts'
import { perturb, searchKinds } from '../similar/perturb.ts'
import {
  HOW,
  onScaleData,
  reportTimes,
  rowsByKind,
  type SpeedOptions,
} from '../speed/onScaleData.ts'

/** Common words, which hardly narrow anything down. */
const common = [
  'a',
  'th',
  'the',
  'not',
  'sho',
  'page',
  'add',
  'the page',
  'is not',
  'de la',
  '"the page"',
  'should be able to',
]

/**
 * Measures a page of search results on the scale data: for variants of titles, for every beginning
 * of a title, and for words that half of all ideas have.
 */
export function measureSearchSpeed(options: SpeedOptions): Promise<void> {
  return onScaleData(
    options,
    { title: 'Search', sampled: 40 },
    async ({ engine, db, random, texts, spend }) => {
      const changed = searchKinds.flatMap((kind) =>
        texts.flatMap((text) => {
          const typed = perturb(random, kind, { ...text, language: 'en' })
          return typed === null ? [] : [{ kind: kind as string, typed }]
        }),
      )
      const asTyped = texts.slice(0, 15).flatMap(({ title }) =>
        [1, 2, 3, 5, 8, 13, 21].map((length) => ({
          kind: 'as it is typed',
          typed: [...title].slice(0, length).join(''),
        })),
      )
      const all = [
        ...changed,
        ...asTyped,
        ...common.map((typed) => ({ kind: 'common words', typed })),
      ]
      const search = (typed: string) => (): Promise<unknown> =>
        searchIdeas(db, visitor, {
          filter: { search: typed.slice(0, limits.search.max) },
          page: { first: limits.pageSize.default },
        })
      for (const { typed } of all.slice(0, 30)) await search(typed)()
      const taken: { kind: string; wall: number; cpu: number }[] = []
      for (const { kind, typed } of all)
        taken.push({ kind, ...(await spend(`(${kind}): ${typed}`, search(typed))) })
      table(
        ['', 'asked', 'p50 ms', 'p95 ms', 'max ms', 'CPU p50', 'p95', 'max'],
        rowsByKind(taken, [({ wall }) => wall, ({ cpu }) => cpu]),
        `A page of 20 with its total, from the call to the rows, ${HOW}`,
      )
      const how = 'docs/RULES.md#limits: the answer within 150 ms after the pause.'
      reportTimes(
        `search on ${engine}`,
        taken.map(({ wall }) => wall),
        how,
      )
      reportTimes(
        `CPU of search on ${engine}`,
        taken.map(({ cpu }) => cpu),
        how,
      )
    },
  )
}
