import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { similarIdeas } from '#server/areas/search/similarIdeas.ts'
import type { Db } from '#server/db/database.ts'
import { visitor } from '#server/testing/testSite.ts'
import { table } from '../report.ts'
import {
  HOW,
  onScaleData,
  reportTimes,
  rowsByKind,
  timed,
  type SpeedOptions,
} from '../speed/onScaleData.ts'
import { kinds, perturb } from './perturb.ts'

/** Measures the answer on the scale data, with everything that the rows of the list show. */
export function measureSpeed(options: SpeedOptions): Promise<void> {
  return onScaleData(
    options,
    { title: 'Similar ideas', sampled: 60 },
    async ({ engine, db, random, texts, spend }) => {
      const typed = kinds.flatMap((kind) =>
        texts.flatMap((text) => {
          const title = perturb(random, kind, { ...text, language: 'en' })
          return title === null ? [] : [{ kind: kind as string, title, body: '' }]
        }),
      )
      const all = [
        ...typed,
        ...texts.map(({ title, body }) => ({ kind: 'with details', title, body })),
      ]
      const search = (title: string) => (): Promise<unknown> =>
        searchIdeas(db, visitor, { filter: { search: title.slice(0, 200) }, page: { first: 5 } })
      for (const { title, body } of all.slice(0, 30)) await answer(db, title, body)
      const taken: { kind: string; wall: number; cpu: number; search: number }[] = []
      for (const { kind, title, body } of all) {
        const spent = await spend(`(${kind}): ${title}`, () => answer(db, title, body))
        taken.push({ kind, ...spent, search: await timed(search(title)) })
      }
      table(
        [
          '',
          'asked',
          'p50 ms',
          'p95 ms',
          'max ms',
          'CPU p50',
          'p95',
          'max',
          'search p50',
          'p95',
          'max',
        ],
        rowsByKind(taken, [({ wall }) => wall, ({ cpu }) => cpu, (one) => one.search]),
        `From the call to the rows, one after the other, ${HOW}`,
      )
      reportTimes(
        `similar ideas on ${engine}`,
        taken.map(({ wall }) => wall),
        'docs/RULES.md#limits: the answer within 150 ms after the pause.',
      )
      reportTimes(
        `CPU of similar ideas on ${engine}`,
        taken.map(({ cpu }) => cpu),
        'What it takes where nothing else runs and everything read is in memory.',
      )
    },
  )
}

async function answer(db: Db, title: string, body: string): Promise<unknown> {
  const found = await similarIdeas(db, visitor, { title, body })
  return findIdeas(
    db,
    visitor,
    found.map(({ number }) => number),
  )
}
