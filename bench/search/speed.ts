import { setTimeout } from 'node:timers/promises'
import { limits } from '#rules/limits.ts'
import { searchIdeas } from '#server/areas/search/searchIdeas.ts'
import { countWords, keptCounts } from '#server/areas/search/wordWeights.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Asker } from '#server/db/turns.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { visitor } from '#server/testing/testSite.ts'
import { table } from '../report.ts'
import { perturb, searchKinds } from '../similar/perturb.ts'
import {
  HOW,
  onScaleData,
  reportTimes,
  rowsByKind,
  timed,
  type SpeedOptions,
} from '../speed/onScaleData.ts'

/** How long the client waits for a pause in typing (docs/RULES.md#limits). */
const PAUSE_MS = 150

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
export function measureSearchSpeed({
  clients,
  ...options
}: SpeedOptions & { clients: number }): Promise<void> {
  return onScaleData(
    options,
    { title: 'Search', sampled: 40 },
    async ({ engine, db, withConnections, random, texts, spend }) => {
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
      // As the server keeps them.
      const services = { wordCounts: keptCounts(countWords) }
      const search =
        (typed: string, asked: Db = db, actor: Actor = visitor) =>
        (): Promise<unknown> => {
          const filter = { search: typed.slice(0, limits.search.max) }
          const page = { first: limits.pageSize.default }
          return searchIdeas(asked, actor, { filter, page }, services)
        }
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
      reportTimes(
        `search on ${engine}, ${clients} at once`,
        await withConnections(clients, async (several) =>
          atOnce(
            await members(db, clients),
            all.map(
              ({ typed }) =>
                (member) =>
                  search(typed, several.forAsker(member.asker), member.actor)(),
            ),
          ),
        ),
        `${how} Each of ${clients} members, whose turns at the database are those of the server's askers, asks as soon as it has an answer and has paused for as long as the client does.`,
      )
    },
  )
}

interface Member {
  readonly actor: Actor
  readonly asker: Asker
}

const people = statement<{ id: string }>(
  'bench_people',
  'select id from person order by id limit $1',
)

/** People of the data, each with turns of their own at the database. */
async function members(db: Db, count: number): Promise<Member[]> {
  const found = await db.query(people, [count])
  return found.map(({ id }) => ({
    actor: { personId: id, role: 'MEMBER', banned: false, siteIsReadable: true },
    asker: { client: id, until: Number.POSITIVE_INFINITY },
  }))
}

/**
 * Lets several people search, each with every n-th search, and pause between two as the client does
 * while somebody types. Gives what each search took, in milliseconds.
 */
async function atOnce(
  asking: readonly Member[],
  searches: readonly ((member: Member) => Promise<unknown>)[],
): Promise<number[]> {
  const taken = await Promise.all(
    asking.map(async (member, place) => {
      const own = searches.filter((_search, at) => at % asking.length === place)
      const times: number[] = []
      for (const search of own) {
        await setTimeout(PAUSE_MS)
        times.push(await timed(() => search(member)))
      }
      return times
    }),
  )
  return taken.flat()
}
