import { asc, eq, sql } from 'drizzle-orm'
import { notificationChannels } from '#rules/notifications.ts'
import { listAudit } from '#server/areas/audit/listAudit.ts'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { seededRandom } from '#server/areas/sample/random.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { notificationPreference } from '#server/db/tables/notifications.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { status as statusTable, tag } from '#server/db/tables/site.ts'
import { follow } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { moveOnRoadmap } from './moveOnRoadmap.ts'
import { setTargetMonth } from './setTargetMonth.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const look = `query Look($first: Int, $after: String, $board: String, $tags: [String!], $status: String) {
  roadmap(status: $status) { slug roadmapIdeas(first: $first, after: $after, board: $board, tags: $tags) {
    totalCount edges { node { number } } pageInfo { endCursor hasNextPage } } } }`

interface Column {
  slug: string
  roadmapIdeas: {
    totalCount: number
    edges: { node: { number: number } }[]
    pageInfo: { endCursor: string; hasNextPage: boolean }
  }
}
type Columns = Record<string, number[]>

describeOnEngines('the roadmap', (open) => {
  let site: TestSite
  let team: Actor & Member
  let other: Actor & Member

  const add = (status: string, board: 'public' | 'members' | 'team' = 'public', at?: string) =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards[board],
      statusId: statusId(site, status),
      ...(at && { statusChangedAt: at }),
    })
  const move = (number: number, status: string, place: object = {}, actor = team) =>
    moveOnRoadmap(open(), {
      actor,
      ideaNumber: number,
      statusId: statusId(site, status),
      ...place,
    })
  const ask = async (actor: Actor, variables: object = {}): Promise<Column[]> => {
    const { data, errors } = await askSchema(open(), actor, look, { first: 100, ...variables })
    expect(errors).toEqual([])
    return data?.['roadmap'] as Column[]
  }
  const see = async (actor: Actor = team, variables: object = {}): Promise<Columns> =>
    Object.fromEntries(
      (await ask(actor, variables)).map(({ slug, roadmapIdeas }) => {
        const numbers = roadmapIdeas.edges.map(({ node }) => node.number)
        expect(roadmapIdeas.totalCount).toBe(numbers.length)
        return [slug, numbers]
      }),
    )
  const told = async (number: number) =>
    (
      await open()
        .orm.select()
        .from(outbox)
        .where(eq(outbox.ideaNumber, number))
        .orderBy(asc(outbox.seq))
    ).map(({ kind }) => kind)

  beforeAll(async () => {
    site = await addSite(open())
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    other = await addMember(open(), 'ADMIN', 'Other')
  })
  beforeEach(async () => {
    await open().orm.update(idea).set({ state: 'DELETED' })
  })

  test('has its columns in the order of the statuses, and ideas in the order in which they came', async () => {
    const [first, second] = [await add('planned'), await add('planned')]
    const [early, late] = [
      await add('shipped', 'public', '2026-01-01T00:00:00.000Z'),
      await add('shipped', 'public', '2026-02-01T00:00:00.000Z'),
    ]
    const opened = await add('open')
    expect(Object.keys(await see())).toEqual(['planned', 'in-progress', 'shipped'])
    expect(await see()).toEqual({
      planned: [first, second],
      'in-progress': [],
      shipped: [late, early],
    })
    await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: opened,
      statusId: statusId(site, 'planned'),
    })
    expect((await see())['planned']).toEqual([first, second, opened])
    expect(await see(team, { status: 'shipped' })).toEqual({ shipped: [late, early] })
    expect(await see(team, { status: 'open' })).toEqual({})
  })

  test('an idea goes before, after, and to the end; nobody but the outbox is told', async () => {
    const [a, b, c] = [await add('planned'), await add('planned'), await add('planned')]
    expect(await move(c, 'planned', { beforeNumber: a })).toEqual({
      result: { ideaNumber: c },
      errors: [],
    })
    expect((await see())['planned']).toEqual([c, a, b])
    await move(c, 'planned', { afterNumber: a })
    expect((await see())['planned']).toEqual([a, c, b])
    await move(a, 'planned')
    expect((await see())['planned']).toEqual([c, b, a])
    expect(await told(c)).toEqual(['idea.placed', 'idea.placed'])
  })

  test('in another column it gets that status, which followers are told once, with the answer', async () => {
    const [a, b, c] = [await add('planned'), await add('in-progress'), await add('in-progress')]
    await move(a, 'in-progress', { afterNumber: b, answer: 'We have begun' })
    expect(await see()).toMatchObject({ planned: [], 'in-progress': [b, a, c] })
    expect(await told(a)).toEqual(['comment.posted', 'idea.status_changed'])
    const [said] = await open().orm.select().from(comment).where(eq(comment.ideaNumber, a))
    expect(said).toMatchObject({ body: 'We have begun', official: true })
    await move(a, 'shipped', { afterNumber: b })
    expect(await see()).toMatchObject({ 'in-progress': [b, c], shipped: [a] })
  })

  test('refuses what somebody else has moved meanwhile, and a status that is not on it', async () => {
    const [a, b] = [await add('planned'), await add('planned')]
    const outdated = { result: null, errors: [{ code: 'OUTDATED', reason: 'ROADMAP_CHANGED' }] }
    await move(b, 'in-progress')
    expect(await move(a, 'planned', { afterNumber: b })).toMatchObject(outdated)
    expect(await move(a, 'planned', { afterNumber: a })).toMatchObject(outdated)
    expect(await move(b, 'shipped', { expectedStatusId: statusId(site, 'planned') })).toMatchObject(
      outdated,
    )
    expect(await move(a, 'open')).toMatchObject({ errors: [{ reason: 'NOT_ON_ROADMAP' }] })
    expect(await see()).toEqual({ planned: [a], 'in-progress': [b], shipped: [] })
  })

  test('nobody but the team moves or says a month', async () => {
    const a = await add('planned')
    const member = await addMember(open())
    expect((await move(a, 'shipped', {}, member)).errors).toMatchObject([{ code: 'FORBIDDEN' }])
    expect(
      (await setTargetMonth(open(), { actor: member, ideaNumber: a, month: '2026-06' })).errors,
    ).toMatchObject([{ code: 'FORBIDDEN' }])
  })

  test('shows nobody what they may not read, filters by board and tag, and counts accordingly', async () => {
    const seen = [await add('planned'), await add('planned', 'members')]
    const hidden = await add('planned', 'team')
    const member = await addMember(open())
    const tagId = `tag_${seen[0]}`
    await open()
      .orm.insert(tag)
      .values({ id: tagId, name: 'Wings', nameKey: 'wings', slug: 'wings' })
    await open()
      .orm.insert(ideaTag)
      .values([seen[1] ?? 0, hidden].map((ideaNumber) => ({ ideaNumber, tagId })))
    expect((await see(visitor))['planned']).toEqual([seen[0]])
    expect((await see(member))['planned']).toEqual(seen)
    expect((await see(team))['planned']).toEqual([...seen, hidden])
    expect((await see(team, { tags: ['wings'] }))['planned']).toEqual([seen[1], hidden])
    expect((await see(member, { tags: ['wings'] }))['planned']).toEqual([seen[1]])
    expect((await see(member, { board: 'team' }))['planned']).toEqual([])
    expect((await see(team, { board: 'team' }))['planned']).toEqual([hidden])
  })

  test.each(['planned', 'shipped'])('pages through %s with nothing twice', async (status) => {
    const numbers: number[] = []
    for (let made = 0; made < 7; made++) numbers.push(await add(status))
    const found: number[] = []
    let after: string | null = null
    do {
      const [column]: Column[] = await ask(visitor, { first: 3, after, status })
      found.push(...(column?.roadmapIdeas.edges.map(({ node }) => node.number) ?? []))
      const info: Column['roadmapIdeas']['pageInfo'] | undefined = column?.roadmapIdeas.pageInfo
      after = info?.hasNextPage ? info.endCursor : null
    } while (after !== null)
    expect([...found].sort((a, b) => a - b)).toEqual(numbers)
    expect(found).toEqual((await see(visitor))[status])
  })

  test('a merged idea leaves it, and moving it moves its target', async () => {
    const [from, into, last] = [await add('planned'), await add('planned'), await add('planned')]
    await mergeIdea(open(), { actor: team, ideaNumber: from, intoNumber: into })
    expect((await move(from, 'planned', { afterNumber: last })).result).toEqual({
      ideaNumber: into,
    })
    expect((await see())['planned']).toEqual([last, into])
    expect((await move(last, 'planned', { afterNumber: from })).errors).toMatchObject([
      { reason: 'ROADMAP_CHANGED' },
    ])
  })

  test('a status that comes on the roadmap brings its ideas, and one that leaves takes them', async () => {
    const [a, b] = [await add('open'), await add('open')]
    const set = (onRoadmap: boolean) =>
      open().orm.update(statusTable).set({ onRoadmap }).where(eq(statusTable.slug, 'open'))
    await set(true)
    expect((await see())['open']).toEqual([a, b])
    await move(a, 'open', { afterNumber: b })
    expect((await see())['open']).toEqual([b, a])
    await set(false)
    const ranks = await open()
      .orm.select({ rank: idea.roadmapRank })
      .from(idea)
      .where(eq(idea.number, a))
    expect(ranks).toEqual([{ rank: null }])
  })

  test('a place that was divided too often gets room again, in the same order', async () => {
    const [a, b, c] = [await add('planned'), await add('planned'), await add('planned')]
    const long = (digit: string) => `${'a'.repeat(100)}${digit}`
    for (const [number, digit] of [
      [a, '1'],
      [b, '2'],
    ] as const)
      await open()
        .orm.update(idea)
        .set({ roadmapRank: long(digit) })
        .where(eq(idea.number, number))
    await move(c, 'planned', { afterNumber: a })
    expect((await see())['planned']).toEqual([a, c, b])
    const rows = await open()
      .orm.select({ length: sql<number>`length(roadmap_rank)` })
      .from(idea)
      .where(eq(idea.state, 'LIVE'))
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(30)
    const added = await add('planned')
    expect((await see())['planned']).toEqual([a, c, b, added])
  })

  test('keeps the order of a model, whatever two of the team do', async () => {
    const random = seededRandom(72)
    const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]
    const slugs = ['planned', 'in-progress'] as const
    const model: Record<string, number[]> = { planned: [], 'in-progress': [] }
    for (let made = 0; made < 8; made++) model['planned']?.push(await add('planned'))
    for (let step = 0; step < 60; step++) {
      const number = pick(Object.values(model).flat()) ?? 0
      const slug = pick(slugs) ?? 'planned'
      const rest = (model[slug] ?? []).filter((one) => one !== number)
      const at = Math.floor(random() * (rest.length + 1))
      const byNext = random() < 0.5
      const beside = byNext ? rest[at] : rest[at - 1]
      const place =
        beside === undefined ? {} : byNext ? { beforeNumber: beside } : { afterNumber: beside }
      expect((await move(number, slug, place, pick([team, other]))).errors).toEqual([])
      for (const name of slugs) model[name] = (model[name] ?? []).filter((one) => one !== number)
      model[slug]?.splice(beside === undefined ? rest.length : at, 0, number)
      expect(await see()).toMatchObject(model)
    }
  })

  test('two who drag at once end in one order, with every idea once', async () => {
    const numbers: number[] = []
    for (let made = 0; made < 6; made++) numbers.push(await add('planned'))
    const random = seededRandom(7)
    const moves = Array.from({ length: 24 }, (_, at) => {
      const number = numbers[Math.floor(random() * 6)] ?? 0
      const beside = numbers[Math.floor(random() * 6)] ?? 0
      return move(number, 'planned', { afterNumber: beside }, at % 2 === 0 ? team : other)
    })
    await Promise.all(moves)
    const [mine, theirs] = [await see(team), await see(other)]
    expect(mine).toEqual(theirs)
    expect([...(mine['planned'] ?? [])].sort((a, b) => a - b)).toEqual(numbers)
  })

  test('a month is set, told in the API, and taken away; what is none is refused', async () => {
    const a = await add('planned')
    const say = (month: string | null) =>
      setTargetMonth(open(), { actor: team, ideaNumber: a, month })
    const month = async () =>
      (await askSchema(open(), visitor, `{ idea(id: "idea_${a}") { targetMonth } }`)).data
    for (const wrong of ['2026-13', '2026-6', 'June', '2026-06-01', '', '0000-01'])
      expect((await say(wrong)).errors).toMatchObject([{ reason: 'MONTH_UNKNOWN', field: 'month' }])
    for (const sent of ['2026-06', '2026-06']) await say(sent)
    expect(await month()).toEqual({ idea: { targetMonth: '2026-06' } })
    await say(null)
    expect(await month()).toEqual({ idea: { targetMonth: null } })
    expect(await told(a)).toEqual(['idea.target_month_set', 'idea.target_month_set'])
    const { rows } = await listAudit(open(), {}, { first: 2 })
    const audited = { kind: 'idea.changed', actorId: team.personId, ideaNumber: a }
    expect(rows).toMatchObject([
      { ...audited, field: 'targetMonth', from: '2026-06', to: null },
      { ...audited, field: 'targetMonth', from: null, to: '2026-06' },
    ])
  })

  test('the team is told how many a new status would be told to', async () => {
    const [a, secret] = [await add('planned'), await add('planned', 'team')]
    const people = [await addMember(open()), await addMember(open()), team]
    const gone = await addMember(open())
    const rows = [...people, gone].flatMap(({ personId }) =>
      [a, secret].map((ideaNumber) => ({
        ideaNumber,
        personId,
        following: personId !== gone.personId,
      })),
    )
    await open().orm.insert(follow).values(rows)
    const counts = async (actor: Actor) => {
      const { data } = await askSchema(
        open(),
        actor,
        `{ a: idea(id: "idea_${a}") { followerCount } b: idea(id: "idea_${secret}") { followerCount } }`,
      )
      return [data?.['a'], data?.['b']]
    }
    expect(await counts(team)).toEqual([{ followerCount: 2 }, { followerCount: 0 }])
    expect(await counts(other)).toEqual([{ followerCount: 3 }, { followerCount: 1 }])
    const deaf = people[0]?.personId ?? ''
    const off = { personId: deaf, kind: 'STATUS_CHANGED', isOn: false } as const
    const channels = notificationChannels.map((channel) => ({ ...off, channel }))
    await open().orm.insert(notificationPreference).values(channels)
    expect(await counts(team)).toEqual([{ followerCount: 1 }, { followerCount: 0 }])
    expect(await counts(visitor)).toEqual([{ followerCount: null }, null])
  })
})
