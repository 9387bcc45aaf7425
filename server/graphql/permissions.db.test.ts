import { isObjectType } from 'graphql'
import { readAccess } from '#server/areas/accounts/access.ts'
import { myData } from '#server/areas/accounts/myData.ts'
import type { Db } from '#server/db/database.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { describeOnEngines, isWhole } from '#server/testing/databases.ts'
import type { Act } from '#server/testing/permissions/act.ts'
import {
  ask,
  auth,
  cookieOf,
  viewerFor,
  withoutTrace,
  type Answer,
} from '#server/testing/permissions/ask.ts'
import { documentFor, idOf, itemsOf } from '#server/testing/permissions/documents.ts'
import { fields, type Rule } from '#server/testing/permissions/fields.ts'
import { leaksIn } from '#server/testing/permissions/leaks.ts'
import { mutations } from '#server/testing/permissions/mutations.ts'
import { includes, people, type Person } from '#server/testing/permissions/people.ts'
import { queries, type Question } from '#server/testing/permissions/queries.ts'
import {
  readers,
  readersOfClosedSite,
  readersOfTeamBoards,
  type Thing,
} from '#server/testing/permissions/readers.ts'
import { everything } from '#server/testing/permissions/selections.ts'
import { subjectsOf, wanted, type Subject } from '#server/testing/permissions/subjects.ts'
import { buildWorld, counts, takeFromOwner, type World } from '#server/testing/permissions/world.ts'
import { buildSchema } from './schema.ts'

// better-auth is ESM alone, which Jest's VM cannot load.
jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)
const schema = buildSchema()
const things = Object.keys(readers) as Thing[]
const acts = Object.entries(mutations).flatMap(([name, row]) =>
  'may' in row ? [[name, row] as [string, Act]] : [],
)
const nodeQuery = `query Nodes($ids: [ID!]!) { nodes(ids: $ids) ${everything(schema, schema.getType('Node') ?? fail(), 1)} viewer ${everything(schema, schema.getType('Viewer') ?? fail(), 1)} site ${everything(schema, schema.getType('Site') ?? fail(), 1)} }`

function fail(): never {
  throw new Error('The schema lacks a type that the table is about')
}

type Fields = Record<string, unknown>

describeOnEngines(
  'the permission table',
  (open, engine) => {
    let world: World
    let db: Db
    const thingOf = new Map<string, Thing>()
    /**
     * Splits what takes long between the engines, so that each of them meets every person and every
     * query; each command and finder has tests of its own on both. The quick tier has an eighth of
     * the embedded engine's part.
     */
    const isHere = (at: number, who: Person = 'visitor') => {
      const turn = (at + people.indexOf(who)) % 16
      if (engine !== 'embedded') return turn % 2 === 1
      return isWhole ? turn % 2 === 0 : turn === 0
    }
    const mayRead = (who: Person, id: string | undefined) => {
      const thing = id === undefined ? undefined : thingOf.get(id)
      return thing === undefined || includes(readers[thing], who)
    }

    beforeAll(async () => {
      db = open()
      world = await buildWorld(db)
      for (const thing of things) thingOf.set(world.things[thing].id, thing)
    })

    describe('fields', () => {
      let ids: string[]
      let whole: Fields
      beforeAll(async () => {
        const named = things
          .map((thing) => world.things[thing].id)
          .filter((id) => /^[a-z]+_\w+$/.test(id))
        ids = [
          ...named,
          world.statusId,
          'site_1',
          ...Object.values(world.ids).filter((id) => id !== null),
        ]
        whole = (await ask(db, 'owner', nodeQuery, { ids })).data ?? {}
      })

      test.each(people)('%s', async (who) => {
        const { data, errors, bytes } = await ask(db, who, nodeQuery, { ids })
        expect([errors, leaksIn(bytes, who, world)]).toEqual([[], []])
        const objects = data?.['nodes'] as (Fields | null)[]
        const wrong = ids.flatMap((id, at) => {
          const [mine, owners] = [objects[at], (whole['nodes'] as (Fields | null)[])[at]]
          if (
            /^(?:idea|comment|event|edit|entry|revision|vote|board|tag|session|invitation|notification|group)_/.test(
              id,
            ) &&
            (mine !== null) !== mayRead(who, id)
          )
            return [`${thingOf.get(id)}: ${mine ? 'comes' : 'does not come'}`]
          return mine && owners ? check(who, mine, owners, nameOf(id)) : []
        })
        const roots = ['viewer', 'site'].flatMap((root) =>
          check(who, data?.[root] as Fields, whole[root] as Fields, root),
        )
        expect([...wrong, ...roots]).toEqual([])
      })

      function nameOf(id: string): string {
        return thingOf.get(id) ?? people.find((who) => world.ids[who] === id) ?? id
      }

      /** Compares an object's answer to somebody with the table, given its answer to the owner. */
      function check(who: Person, mine: Fields, owners: Fields, thing: string): string[] {
        const type = String(mine['__typename'])
        return Object.keys(mine)
          .filter((key) => key !== '__typename')
          .flatMap((key) => {
            const rule = fields[type]?.[key.slice(type.length + 1)]
            if (rule === undefined) return []
            const [is, should] = compare(rule, { who, mine: mine[key], owners: owners[key], thing })
            return JSON.stringify(is) === JSON.stringify(should)
              ? []
              : [`${thing}, ${key}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`]
          })
      }

      function compare(
        rule: Rule,
        {
          who,
          mine,
          owners,
          thing,
        }: { who: Person; mine: unknown; owners: unknown; thing: string },
      ): [unknown, unknown] {
        if (typeof rule === 'object') {
          return [says(mine), includes(rule.but?.[thing as Thing | Person] ?? rule.says, who)]
        }
        if (rule === 'shown' && !includes(readers[`words of ${thing}` as Thing] ?? 'vgbmacdo', who))
          return [blank.includes(mine), true]
        if (rule === 'linked')
          return [idOf(mine) ?? null, mayRead(who, idOf(owners)) ? (idOf(owners) ?? null) : null]
        if (rule === 'listed')
          return [
            itemsOf(mine).map(idOf),
            itemsOf(owners)
              .map(idOf)
              .filter((id) => mayRead(who, id)),
          ]
        if (rule === 'moving') return [rounded(mine), rounded(owners)]
        if (rule === 'counted') return [mine, countedFor(who, thing)]
        if (rule === 'personal' || rule === 'part') return [true, true]
        return idOf(mine) === undefined && !Array.isArray(mine)
          ? [mine, owners]
          : [bare(mine), bare(owners)]
      }

      function rounded(value: unknown): unknown {
        return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
          typeof part === 'number' ? Math.round(part) : part,
        )
      }

      function countedFor(who: Person, thing: string): number {
        if (thing.startsWith('board')) return counts[thing.slice(6) as keyof typeof counts]
        const levels = (['PUBLIC', 'MEMBERS', 'TEAM'] as const).filter((level) =>
          includes(readers[`board ${level}`], who),
        )
        return levels.reduce((sum, level) => sum + counts[level], 0)
      }
    })

    describe('queries and lists', () => {
      const asked = (name: string, { args }: Question, depth: number) =>
        documentFor(schema, 'query', name, {
          given: [...Object.keys(args), ...(paged(name) ? ['first'] : [])],
          depth,
        })
      const paged = (name: string) =>
        schema
          .getQueryType()
          ?.getFields()
          [name]?.args.some(({ name: argument }) => argument === 'first') === true

      test.each(people)('%s', async (who) => {
        const wrong: string[] = []
        const own = Object.entries(queries).filter((_, index) => isHere(index, who))
        for (const [name, questions] of own) {
          for (const [at, question] of questions(world).entries()) {
            const { data, errors, bytes } = await ask(
              db,
              who,
              asked(name, question, at === 0 ? 2 : 0),
              { ...question.args, first: 100 },
            )
            for (const leak of leaksIn(bytes, who, world, question.reveals))
              wrong.push(`${name} ${JSON.stringify(question.args)} shows ${leak}`)
            const it = data?.['it']
            const row = 'comes' in question ? question.comes : undefined
            const should =
              row === undefined
                ? listed(question, who)
                : includes(readers[row as Thing] ?? row, who)
            const is = row === undefined ? found(itemsOf(it), question) : it !== null
            if (should === false && bytes !== nothing)
              wrong.push(
                `${name} ${JSON.stringify(question.args)}: not the answer to what does not exist: ${bytes}`,
              )
            if (errors.length > 0 || JSON.stringify(is) !== JSON.stringify(should))
              wrong.push(
                `${name} ${JSON.stringify(question.args)}: ${JSON.stringify(is)}, not ${JSON.stringify(should)} ${JSON.stringify(errors)}`,
              )
          }
        }
        expect(wrong).toEqual([])
      })

      test('pages, forwards and backwards, from any place that the owner knows', async () => {
        for (const [name, questions] of Object.entries(queries)) {
          for (const question of questions(world).filter((one) => 'moves' in one && one.moves)) {
            const document = (...page: string[]) =>
              documentFor(schema, 'query', name, {
                given: [...Object.keys(question.args), ...page],
                depth: 0,
              })
            const cursors =
              (
                await ask(db, 'owner', document('first'), { ...question.args, first: 100 })
              ).bytes.match(/(?<="IdeaEdge_cursor":")[^"]+/g) ?? []
            expect(cursors.length).toBeGreaterThan(2)
            for (const who of people) {
              const pages = [
                ['first', 'after'],
                ['last', 'before'],
              ] as const
              for (const [size, place] of pages) {
                for (const cursor of cursors.filter((_, index) => isHere(index, who))) {
                  const { data, errors, bytes } = await ask(db, who, document(size, place), {
                    ...question.args,
                    [size]: 2,
                    [place]: cursor,
                  })
                  expect([errors, leaksIn(bytes, who, world)]).toEqual([[], []])
                  expect(
                    itemsOf(data?.['it'])
                      .map(idOf)
                      .filter((id) => !mayRead(who, id)),
                  ).toEqual([])
                }
              }
            }
          }
        }
      })

      function listed(question: Question, who: Person): string[] {
        return 'lists' in question
          ? things
              .filter((thing) => includes(readers[thing], who) && question.lists(thing, who))
              .sort()
          : []
      }

      function found(items: readonly unknown[], question: Question): string[] {
        const all = items
          .map(idOf)
          .filter((id) => id !== undefined)
          .map((id) => thingOf.get(id) ?? id)
          .sort()
        return 'loose' in question && question.loose
          ? all.filter((thing) => question.lists(thing as Thing, 'owner'))
          : all
      }
    })

    describe('mutations', () => {
      const half = acts.filter((_, index) => isHere(index))

      test.each(half)('%s', async (name, act) => {
        const wrong: string[] = []
        const ofMissing = missingAnswers()
        for (const subject of subjectsOf(act, world)) {
          for (const who of people) {
            const answer = await withoutTrace(db, (tx) => perform(tx, who, name, act, subject.id))
            const none = subject.hiddenFrom(who)
              ? await ofMissing(who, subject.missing, () =>
                  withoutTrace(db, (tx) => perform(tx, who, name, act, subject.missing)),
                )
              : null
            const [is, should] = [codeOf(answer), wanted(act, subject, who)]
            if (is !== should) wrong.push(`${who}, ${subject.name}: ${is}, not ${should}`)
            if (none && alike(none, subject) !== alike(answer, subject))
              wrong.push(`${who}, ${subject.name}: answered differently from what does not exist`)
            for (const leak of leaksIn(answer.bytes, act.becomes ?? who, world, act.reveals))
              wrong.push(`${who}, ${subject.name}: shows ${leak}`)
          }
        }
        expect(wrong).toEqual([])
      })

      test.each(half)('%s, repeated by who may not do it any more', async (name, act) => {
        const doable = subjectsOf(act, world)
          .filter((subject) => wanted(act, subject, 'owner') === 'done')
          .slice(0, 2)
        for (const subject of doable) {
          for (const left of ['member', 'banned', 'closed'] as const) {
            const again = await withoutTrace(db, async (tx) => {
              await perform(tx, 'owner', name, act, subject.id)
              await takeFromOwner(tx, left)
              return perform(tx, 'owner', name, act, subject.id)
            })
            const who = left === 'banned' ? 'banned' : 'member'
            const leaks = leaksIn(
              again.bytes,
              who,
              world,
              act.publishes ? (subject.name as Thing) : undefined,
              left === 'closed' ? readersOfTeamBoards : undefined,
            )
            expect([
              left,
              leaks.filter((leak) => !/^(?:e-mail|session|link) of owner/.test(leak)),
            ]).toEqual([left, []])
            const refused = act.leavesNobody ? 'NOT_SIGNED_IN' : 'FORBIDDEN'
            if (!includes(act.may, who)) expect([left, codeOf(again)]).toEqual([left, refused])
          }
        }
      })

      /** Gives the answers for records that do not exist, which are the same each time. */
      function missingAnswers() {
        const known = new Map<string, Answer>()
        return async (who: Person, id: string, ask: () => Promise<Answer>): Promise<Answer> => {
          const answer = known.get(`${who} ${id}`) ?? (await ask())
          known.set(`${who} ${id}`, answer)
          return answer
        }
      }

      function perform(tx: Db, who: Person, name: string, act: Act, id: string): Promise<Answer> {
        const args = { ...act.args({ id }, world), clientMutationId: 'once' }
        return ask(
          tx,
          who,
          documentFor(schema, 'mutation', name, { given: Object.keys(args), depth: 1 }),
          args,
        )
      }

      /** An answer without what is different each time. */
      function alike({ bytes }: Answer, { id, missing }: Subject): string {
        return bytes
          .replaceAll(missing, id)
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
          .replaceAll(/(?<=earshot\.sign_in=)[\w-]+/g, 'a random key')
      }

      function codeOf({ data, errors }: Answer): string {
        const it = data?.['it'] as Fields | null | undefined
        const refusals = (it?.[`${String(it['__typename'])}_errors`] ?? []) as Fields[]
        return (
          errors[0]?.message ?? (it ? String(refusals[0]?.['UserError_code'] ?? 'done') : 'nothing')
        )
      }
    })

    test("beside GraphQL: the file of one's own data, and the access version", async () => {
      for (const who of people) {
        expect(leaksIn(await readAccess(db, auth, cookieOf(who)), who, world)).toEqual([])
        const { personId, role, banned, siteIsReadable } = await viewerFor(db, who)
        if (personId === null || role === null) continue
        const pieces: string[] = []
        for await (const piece of myData(
          db,
          { personId, role, banned, siteIsReadable },
          'http://localhost',
        ))
          pieces.push(piece)
        // People may take along what they wrote and reported, even where they cannot read it any
        // more, and what the team notes about them.
        const own = new RegExp(
          `^(?:segment of ${who}|${who === 'author' ? 'idea|comment|edit of|words of' : 'report of'})`,
        )
        expect(leaksIn(pieces.join(''), who, world).filter((leak) => !own.test(leak))).toEqual([])
      }
    })

    const outside = engine === 'embedded' ? (['visitor', 'guest'] as const) : (['banned'] as const)

    test.each(outside)('%s, on a site for members', async (who) => {
      const wrong = await withoutTrace(db, async (tx) => {
        await tx.orm.update(siteTable).set({ visibility: 'MEMBERS' })
        const leaked: string[] = []
        const ids = things.map((thing) => world.things[thing].id)
        const all = await ask(tx, who, nodeQuery, {
          ids: [...ids, world.statusId, world.ids.member ?? ''],
        })
        leaked.push(...leaksIn(all.bytes, who, world, undefined, readersOfClosedSite))
        for (const [name, questions] of Object.entries(queries)) {
          for (const question of questions(world)) {
            const answer = await ask(
              tx,
              who,
              documentFor(schema, 'query', name, { given: Object.keys(question.args), depth: 0 }),
              question.args,
            )
            leaked.push(...leaksIn(answer.bytes, who, world, question.reveals, readersOfClosedSite))
          }
        }
        for (const [name, act] of acts) {
          for (const subject of subjectsOf(act, world)) {
            const args = act.args({ id: subject.id }, world)
            const answer = await ask(
              tx,
              who,
              documentFor(schema, 'mutation', name, { given: Object.keys(args), depth: 1 }),
              args,
            )
            leaked.push(
              ...leaksIn(answer.bytes, act.becomes ?? who, world, act.reveals, readersOfClosedSite),
            )
          }
        }
        return leaked
      })
      expect(wrong).toEqual([])
    })
  },
  'both',
)

/** The answer to what does not exist, in bytes. */
const nothing = JSON.stringify({ data: { it: null }, errors: [], cookies: [] })

/** Whether a field says something: true, an entry of a list, anything but null. */
function says(value: unknown): boolean {
  return value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
}

/** The values of a field that was blanked. */
const blank: readonly unknown[] = [null, '', 'DELETED']

/** An object or list by its ids, where it has some. */
function bare(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((one: unknown) => idOf(one) ?? one)
    : (idOf(value) ?? value)
}

describe('the table', () => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
  const rows: Record<string, object> = { ...fields, Query: queries, Mutation: mutations }

  test('has an entry for every field of every type, and no other', () => {
    const known = types
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .sort()
    const written = Object.entries(rows)
      .flatMap(([type, entries]) => Object.keys(entries).map((field) => `${type}.${field}`))
      .sort()
    expect(written).toEqual(known)
  })
})
