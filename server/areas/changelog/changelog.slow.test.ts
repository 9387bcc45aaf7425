import { asc, eq, inArray } from 'drizzle-orm'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { setPreference } from '#server/areas/notifications/changePreferences.ts'
import { setIdeaMuted } from '#server/areas/notifications/muteIdea.ts'
import { beginReading, readAll } from '#server/areas/notifications/testing/readAll.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import { changelogEntry, changelogSubscription } from '#server/db/tables/changelog.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { notification } from '#server/db/tables/notifications.ts'
import { outbox } from '#server/db/tables/outbox.ts'
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
import { deleteEntry } from './deleteEntry.ts'
import { publishEntry, scheduleEntry, unpublishEntry } from './publishEntry.ts'
import { createEntry, editEntry, type EntryText } from './saveEntry.ts'
import { setEntryReaction } from './setEntryReaction.ts'
import { setSubscription } from './setSubscription.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const look = `query Look($slug: String!) { changelogEntryBySlug(slug: $slug) {
  id title bodyHtml labels state version publishedAt askedCount audienceCount shippingCount: audienceCount(ships: true) viewerCanReact viewerCanEdit
  ideas { title status { category } } reactions { reaction count viewerHasReacted } } }`
const list = `query List($label: ChangelogLabel, $after: String) { changelog(first: 2, after: $after, label: $label) {
  edges { node { title } } pageInfo { endCursor hasNextPage } } }`
const timeline = `query Timeline($id: ID!) { idea(id: $id) { changelogEntries { title }
  timeline(first: 20) { edges { node { ... on IdeaEvent { kind actor { name } to { entry { title } } } } } } } }`

describeOnEngines('the changelog', (open) => {
  let site: TestSite
  let team: Actor & Member
  let member: Actor & Member
  let number = 0
  let other = 0

  const newIdea = (title: string, boardId = site.boards.public) =>
    addIdea(open(), { title, boardId, statusId: statusId(site, 'open') })
  const text = (over: Partial<EntryText> = {}): EntryText => ({
    title: 'Both versions stay',
    body: 'You see **both**.',
    labels: ['NEW'],
    ideaIds: [`idea_${number}`, `idea_${other}`],
    ...over,
  })
  const create = async (over: Partial<EntryText> = {}): Promise<string> => {
    const { result, errors } = await createEntry(open(), { actor: team, ...text(over) })
    expect(errors).toEqual([])
    return result?.entryId ?? ''
  }
  const publish = (entryId: string, slug: string | null = 'shipped', expectedVersion = 1) =>
    publishEntry(open(), {
      actor: team,
      entryId,
      statusId: slug && statusId(site, slug),
      expectedVersion,
    })
  const see = async (actor: Actor, slug: string) => {
    const { data, errors } = await askSchema(open(), actor, look, { slug })
    expect(errors).toEqual([])
    return data?.['changelogEntryBySlug'] as Record<string, unknown> | null
  }
  const seeIdea = async (actor: Actor, of = number) => {
    const { data, errors } = await askSchema(open(), actor, timeline, { id: `idea_${of}` })
    expect(errors).toEqual([])
    return data?.['idea'] as {
      changelogEntries: unknown[]
      timeline: { edges: { node: { kind: string } }[] }
    }
  }
  const slugOf = async (entryId: string) =>
    (await open().orm.select().from(changelogEntry).where(eq(changelogEntry.id, entryId)))[0]
      ?.slug ?? ''
  const told = async (...kinds: string[]) =>
    (
      await open()
        .orm.select()
        .from(outbox)
        .where(inArray(outbox.kind, kinds))
        .orderBy(asc(outbox.seq))
    ).map(({ kind, ideaNumber, data }) => ({ kind, ideaNumber, ...data }))

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    await open().orm.delete(outbox)
    await open().orm.delete(changelogEntry)
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    member = await addMember(open(), 'MEMBER', 'Member')
    number = await newIdea('Show me both')
    other = await newIdea('Undo across devices')
  })

  test('a draft is the team’s; published it is everybody’s, moves its ideas and is told once', async () => {
    await castVote(open(), { actor: member, ideaNumber: number, voted: true })
    await castVote(open(), { actor: member, ideaNumber: other, voted: true })
    const entryId = await create()
    expect(await see(member, 'both-versions-stay')).toBeNull()
    expect(await see(team, 'both-versions-stay')).toMatchObject({
      state: 'DRAFT',
      publishedAt: null,
      audienceCount: 1,
    })
    expect((await publish(entryId)).errors).toEqual([])
    expect(await see(visitor, 'both-versions-stay')).toMatchObject({
      bodyHtml: '<p>You see <strong>both</strong>.</p>',
      labels: ['NEW'],
      state: 'PUBLISHED',
      askedCount: 1,
      audienceCount: null,
      viewerCanEdit: false,
      viewerCanReact: false,
      ideas: [
        { title: 'Show me both', status: { category: 'SHIPPED' } },
        { title: 'Undo across devices', status: { category: 'SHIPPED' } },
      ],
    })
    expect((await told('idea.status_changed')).map((event) => [event.ideaNumber, event])).toEqual(
      [number, other].map((of) => [
        of,
        expect.objectContaining({ entryId, toCategory: 'SHIPPED' }),
      ]),
    )
    expect(await told('changelog.published')).toEqual([
      {
        kind: 'changelog.published',
        ideaNumber: null,
        entryId,
        again: false,
        shipped: [number, other],
        statusId: statusId(site, 'shipped'),
      },
    ])
    const { changelogEntries, timeline: seen } = await seeIdea(visitor)
    expect(changelogEntries).toEqual([{ title: 'Both versions stay' }])
    expect(seen.edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({ kind: 'STATUS_CHANGED' }),
      {
        kind: 'ANNOUNCED',
        actor: { name: 'Team' },
        to: { entry: { title: 'Both versions stay' } },
      },
    ])
  })

  test('publishing needs no status; what is shipped already stays as it is', async () => {
    expect((await publish(await create(), null)).errors).toEqual([])
    expect(await told('idea.status_changed')).toEqual([])
    await publish(await create({ title: 'The first of two' }))
    await publish(await create({ title: 'The second of two' }))
    expect(await told('idea.status_changed')).toHaveLength(2)
    const entryId = await create({ title: 'Not shipped' })
    expect(await publish(entryId, 'planned')).toMatchObject({
      errors: [{ reason: 'STATUS_NOT_SHIPPED', field: 'statusId' }],
    })
  })

  test('what is taken back is gone for everybody else, and told as again when it returns', async () => {
    const entryId = await create()
    await publish(entryId)
    const react = (actor: Actor & Member, on = true) =>
      setEntryReaction(open(), { actor, entryId, reaction: 'CHEER', on })
    expect((await react(member)).errors).toEqual([])
    expect((await unpublishEntry(open(), { actor: team, entryId })).errors).toEqual([])
    expect(await see(member, 'both-versions-stay')).toBeNull()
    expect(await react(member)).toMatchObject({ errors: [{ reason: 'ENTRY_GONE' }] })
    expect((await seeIdea(team)).timeline.edges.map(({ node }) => node.kind)).toEqual([
      'STATUS_CHANGED',
    ])
    expect((await seeIdea(team)).changelogEntries).toEqual([])
    expect(await unpublishEntry(open(), { actor: team, entryId })).toMatchObject({
      errors: [{ reason: 'ENTRY_NOT_PUBLISHED' }],
    })
    await publish(entryId)
    expect(await told('changelog.published', 'changelog.unpublished')).toMatchObject([
      { again: false },
      { kind: 'changelog.unpublished' },
      { again: true },
    ])
    expect(await see(member, 'both-versions-stay')).toMatchObject({
      reactions: [{ reaction: 'CHEER', count: 1, viewerHasReacted: true }],
    })
    expect((await seeIdea(visitor)).timeline.edges.map(({ node }) => node.kind)).toEqual([
      'STATUS_CHANGED',
      'ANNOUNCED',
    ])
    await react(member, false)
    expect(await see(member, 'both-versions-stay')).toMatchObject({ reactions: [] })
  })

  test('an edit needs the version that was seen, links exactly the ideas given, and keeps a public address', async () => {
    const entryId = await create()
    const edit = (over: Partial<EntryText>, expectedVersion: number) =>
      editEntry(open(), { actor: team, entryId, expectedVersion, ...text(over) })
    expect((await edit({ title: 'Two devices' }, 1)).errors).toEqual([])
    expect(await slugOf(entryId)).toBe('two-devices')
    expect(await edit({ title: 'Late' }, 1)).toMatchObject({
      errors: [{ code: 'OUTDATED', reason: 'ENTRY_CHANGED' }],
    })
    expect((await edit({ title: 'Two devices' }, 1)).errors).toEqual([])
    expect(await publish(entryId, null, 1)).toMatchObject({ errors: [{ code: 'OUTDATED' }] })
    await publish(entryId, null, 2)
    const third = await newIdea('A third')
    await edit({ title: 'Renamed', ideaIds: [`idea_${third}`, `idea_${other}`] }, 2)
    expect(await see(visitor, 'two-devices')).toMatchObject({
      title: 'Renamed',
      version: 3,
      ideas: [{ title: 'A third' }, { title: 'Undo across devices' }],
    })
    expect((await seeIdea(visitor)).timeline.edges).toEqual([])
    expect((await seeIdea(visitor, third)).timeline.edges).toMatchObject([
      { node: { kind: 'ANNOUNCED' } },
    ])
  })

  test('bad input is refused at its field', async () => {
    const refused = async (over: Partial<EntryText>) =>
      (await createEntry(open(), { actor: team, ...text(over) })).errors.map(
        ({ field, reason }) => [field, reason],
      )
    expect(await refused({ title: 'No' })).toEqual([['title', 'TEXT_TOO_SHORT']])
    expect(await refused({ title: 'One\nTwo' })).toEqual([['title', 'TEXT_NOT_ONE_LINE']])
    expect(await refused({ body: 'x'.repeat(20_001) })).toEqual([['body', 'TEXT_TOO_LONG']])
    for (const id of ['idea_999999', 'comment_1', ''])
      expect(await refused({ ideaIds: [id] })).toEqual([['ideaIds', 'ENTRY_IDEA_GONE']])
    const many = Array.from({ length: 31 }, (_, at) => `idea_${at + 1}`)
    expect(await refused({ ideaIds: many })).toEqual([['ideaIds', 'TOO_MANY_ENTRY_IDEAS']])
    expect(await createEntry(open(), { actor: member, ...text() })).toMatchObject({
      errors: [{ code: 'FORBIDDEN', message: 'You are not allowed to write the changelog.' }],
    })
    const entryId = await create()
    for (const publishAt of ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])
      expect(
        await scheduleEntry(open(), { actor: team, entryId, publishAt, expectedVersion: 1 }),
      ).toMatchObject({ errors: [{ reason: 'PUBLISH_TIME_WRONG', field: 'publishAt' }] })
  })

  test('titles that are alike, or have no letters, get addresses of their own', async () => {
    const slugs = []
    for (const title of ['Twice', 'Twice', 'Twice', '!!!', '???'])
      slugs.push(await slugOf(await create({ title })))
    expect(slugs).toEqual(['twice', 'twice-2', 'twice-3', 'entry', 'entry-2'])
  })

  test('an idea that was merged counts as its target; one that was deleted holds nothing up', async () => {
    const entryId = await create()
    const target = await newIdea('The target')
    await mergeIdea(open(), { actor: team, ideaNumber: number, intoNumber: target })
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: other },
      state: 'DELETED',
    })
    expect((await publish(entryId)).errors).toEqual([])
    expect(await see(visitor, 'both-versions-stay')).toMatchObject({
      ideas: [{ title: 'The target', status: { category: 'SHIPPED' } }],
    })
    expect((await seeIdea(visitor, target)).changelogEntries).toHaveLength(1)
    const rows = await open().orm.select().from(idea).where(eq(idea.number, other))
    expect(rows[0]?.statusId).toBe(statusId(site, 'open'))
  })

  test('ideas of boards that a reader may not read are left out, and so are those who asked there', async () => {
    const secret = await newIdea('For the team', site.boards.team)
    await castVote(open(), { actor: team, ideaNumber: secret, voted: true })
    await publish(await create({ ideaIds: [`idea_${number}`, `idea_${secret}`] }))
    expect(await see(member, 'both-versions-stay')).toMatchObject({
      askedCount: 0,
      ideas: [{ title: 'Show me both' }],
    })
    expect(await see(team, 'both-versions-stay')).toMatchObject({
      askedCount: 1,
      ideas: [{ title: 'Show me both' }, { title: 'For the team' }],
    })
  })

  test('the people who would be told are counted once: followers and subscribers, never who publishes', async () => {
    const entryId = await create()
    const subscriber = await addMember(open())
    for (const actor of [team, member, subscriber])
      await setSubscription(open(), { actor, subscribed: true })
    for (const ideaNumber of [number, other])
      await setFollow(open(), { actor: member, ideaNumber, following: true })
    expect(await see(team, 'both-versions-stay')).toMatchObject({ audienceCount: 2 })
    await setSubscription(open(), { actor: subscriber, subscribed: false })
    expect(await see(team, 'both-versions-stay')).toMatchObject({ audienceCount: 1 })
    expect((await publish(entryId)).errors).toEqual([])
  })

  test('they are those who are told: without mutes and who wants to hear of no entry, nobody twice', async () => {
    await open().orm.delete(changelogSubscription)
    await beginReading(open())
    const entryId = await create()
    const [muter, refuser, mailless] = [
      await addMember(open()),
      await addMember(open()),
      await addMember(open()),
    ]
    for (const actor of [member, muter, refuser, mailless])
      await setFollow(open(), { actor, ideaNumber: number, following: true })
    await setIdeaMuted(open(), { actor: muter, ideaNumber: number, muted: true })
    for (const channel of ['INBOX', 'MAIL', 'PUSH'] as const)
      await setPreference(open(), { actor: refuser, kind: 'CHANGELOG', channel, on: false })
    await setPreference(open(), { actor: mailless, kind: 'CHANGELOG', channel: 'MAIL', on: false })
    const audience = async () =>
      (await see(team, 'both-versions-stay'))?.['audienceCount'] as number
    expect(await audience()).toBe(2)
    await publish(entryId, null)
    await readAll(open())
    const rows = await open().orm.select().from(notification)
    expect(
      rows
        .filter(({ entryId: of }) => of === entryId)
        .map(({ recipientId }) => recipientId)
        .sort(),
    ).toEqual([member.personId, mailless.personId].sort())
    await unpublishEntry(open(), { actor: team, entryId })
    expect(await audience()).toBe(0)
  })

  test('who wants to hear of statuses and of no entry counts where ideas ship with it', async () => {
    await open().orm.delete(changelogSubscription)
    await beginReading(open())
    const entryId = await create()
    const [waiting, refuser] = [await addMember(open()), await addMember(open())]
    for (const actor of [waiting, refuser])
      for (const channel of ['INBOX', 'MAIL', 'PUSH'] as const)
        await setPreference(open(), { actor, kind: 'CHANGELOG', channel, on: false })
    for (const channel of ['INBOX', 'MAIL', 'PUSH'] as const)
      await setPreference(open(), { actor: refuser, kind: 'STATUS_CHANGED', channel, on: false })
    for (const actor of [member, waiting, refuser])
      await setFollow(open(), { actor, ideaNumber: number, following: true })
    const counts = { audienceCount: 1, shippingCount: 2 }
    expect(await see(team, 'both-versions-stay')).toMatchObject(counts)
    await publish(entryId)
    await readAll(open())
    const rows = await open().orm.select().from(notification)
    const told = rows.filter(({ entryId: of }) => of === entryId)
    expect(told.map(({ recipientId }) => recipientId).toSorted()).toEqual(
      [member.personId, waiting.personId].toSorted(),
    )
    const next = await create({ title: 'Shipped before' })
    expect(await see(team, 'shipped-before')).toMatchObject({ audienceCount: 1, shippingCount: 1 })
    expect((await publish(next)).errors).toEqual([])
  })

  test('the list is read page by page, the latest first, and by label', async () => {
    for (const [title, label] of [
      ['First', 'NEW'],
      ['Second', 'FIXED'],
      ['Third', 'NEW'],
    ] as const)
      await publish(await create({ title, labels: [label], ideaIds: [] }))
    await create({ title: 'A draft' })
    const read = async (variables: object) => {
      const { data, errors } = await askSchema(open(), visitor, list, { ...variables })
      expect(errors).toEqual([])
      const { edges, pageInfo } = data?.['changelog'] as {
        edges: { node: { title: string } }[]
        pageInfo: { endCursor: string; hasNextPage: boolean }
      }
      return { titles: edges.map(({ node }) => node.title), ...pageInfo }
    }
    const first = await read({})
    expect(first).toMatchObject({ titles: ['Third', 'Second'], hasNextPage: true })
    expect(await read({ after: first.endCursor })).toMatchObject({
      titles: ['First'],
      hasNextPage: false,
    })
    expect(await read({ label: 'FIXED' })).toMatchObject({ titles: ['Second'] })
  })

  test('months of this year and earlier years lead to their first entry', async () => {
    const year = new Date().getUTCFullYear()
    const moments = [
      `${year}-01-01T00:00:00.000Z`,
      `${year - 1}-12-31T23:59:59.999Z`,
      `${year - 1}-02-03T00:00:00.000Z`,
      `${year - 2}-05-05T00:00:00.000Z`,
    ]
    for (const [at, publishedAt] of moments.entries()) {
      const entryId = await create({ title: `Number ${at}`, ideaIds: [] })
      await publish(entryId, null)
      await open()
        .orm.update(changelogEntry)
        .set({ publishedAt })
        .where(eq(changelogEntry.id, entryId))
    }
    await create({ title: 'Draft', ideaIds: [] })
    const { data } = await askSchema(
      open(),
      visitor,
      '{ changelogPeriods { year month count after } }',
    )
    const periods = data?.['changelogPeriods'] as { after: string }[]
    expect(periods).toMatchObject([
      { year, month: 1, count: 1 },
      { year: year - 1, month: null, count: 2 },
      { year: year - 2, month: null, count: 1 },
    ])
    const titles = periods.map(async ({ after }) => {
      const page = await askSchema(open(), visitor, list, { after })
      return (page.data?.['changelog'] as { edges: { node: { title: string } }[] }).edges.map(
        ({ node }) => node.title,
      )
    })
    expect(await Promise.all(titles)).toEqual([
      ['Number 0', 'Number 1'],
      ['Number 1', 'Number 2'],
      ['Number 3'],
    ])
  })

  test('an idea tells the statuses that it got, in their order', async () => {
    for (const slug of ['planned', 'in-progress'])
      await setIdeaStatus(open(), {
        actor: team,
        ideaNumber: number,
        statusId: statusId(site, slug),
      })
    await publish(await create())
    const steps = '{ statusSteps { status { category } at } }'
    const { data } = await askSchema(
      open(),
      visitor,
      `{ idea(id: "idea_${number}") ${steps} other: idea(id: "idea_${await newIdea('New')}") ${steps} }`,
    )
    expect(data).toMatchObject({
      idea: {
        statusSteps: ['PLANNED', 'STARTED', 'SHIPPED'].map((category) => ({
          status: { category },
        })),
      },
      other: { statusSteps: [] },
    })
  })

  test('a draft can be deleted, and nothing else', async () => {
    const entryId = await create()
    await publish(entryId)
    const remove = () => deleteEntry(open(), { actor: team, entryId })
    expect(await remove()).toMatchObject({ errors: [{ reason: 'ENTRY_NO_DRAFT' }] })
    await unpublishEntry(open(), { actor: team, entryId })
    expect((await remove()).errors).toEqual([])
    expect(await see(team, 'both-versions-stay')).toBeNull()
    expect(await remove()).toMatchObject({ errors: [{ reason: 'ENTRY_GONE' }] })
  })
})
