import { eq } from 'drizzle-orm'
import { subjectOf, type PostState, type Subject } from '#server/areas/posts/subject.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { report } from '#server/db/tables/moderation.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { vote } from '#server/db/tables/votes.ts'
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
import { deleteOwn } from './deleteOwn.ts'
import { countQueues, listQueue } from './findQueues.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import { reportPost } from './reportPost.ts'
import { setPostState } from './setPostState.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const states = ['PENDING', 'LIVE', 'SPAM', 'DELETED'] as const
const seen = `query Seen($id: ID!, $comment: ID!) {
  idea(id: $id) { title voteCount commentCount viewerHasVoted lastActivityAt updatedAt state comments { edges { node { id body author { id } state } } } voters { edges { node { id } } } }
  node(id: $comment) { ... on Comment { body state author { id } } }
  search: ideas(first: 50, filter: { search: "kestrel" }) { totalCount edges { node { id } } }
  newest: ideas(first: 50, sort: NEWEST) { totalCount edges { node { id } } }
  active: ideas(first: 50, sort: ACTIVE) { edges { node { id } } }
  mine: ideas(first: 50, filter: { mine: true }) { edges { node { id state } } }
  site { ideaCount statuses { ideaCount } boards { ideaCount } }
}`

describeOnEngines('moderation', (open) => {
  let site: TestSite
  let author: Actor & Member
  let member: Actor & Member
  let moderator: Actor & Member
  let number = 0
  let said = ''
  let ideaId = ''

  const subject = (id: string): Subject => subjectOf(id)!
  const set = (id: string, state: PostState, actor = moderator) =>
    setPostState(open(), { actor, subject: subject(id), state })
  const row = async (of = number) =>
    (await open().orm.select().from(idea).where(eq(idea.number, of)))[0]
  const newIdea = (made: Partial<typeof idea.$inferInsert> = {}) =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      authorId: made.authorId === null ? null : author.personId,
      ...made,
    })
  const say = async (made: Partial<typeof comment.$inferInsert> = {}) => {
    const id = newId('comment')
    await open()
      .orm.insert(comment)
      .values({
        id,
        ideaNumber: number,
        authorId: member.personId,
        body: 'Me too',
        bodyHtml: '<p>Me too</p>',
        ...made,
      })
    return id
  }
  const look = async (actor: Actor) => {
    const { data, errors } = await askSchema(open(), actor, seen, { id: ideaId, comment: said })
    expect(errors).toEqual([])
    return data
  }

  beforeAll(async () => {
    site = await addSite(open())
    await newIdea({ title: 'Another bird', authorId: null })
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    member = await addMember(open(), 'MEMBER', 'Member')
    moderator = await addMember(open(), 'COLLABORATOR', 'Moderator')
    await open().orm.delete(comment)
    await open().orm.update(idea).set({ state: 'DELETED' }).where(eq(idea.title, 'A kestrel'))
    number = await newIdea({
      createdAt: '2026-01-01T00:00:00.000Z',
      lastActivityAt: '2026-01-01T00:00:00.000Z',
      statusChangedAt: '2026-01-01T00:00:00.000Z',
    })
    ideaId = `idea_${number}`
    said = await say({ createdAt: '2026-02-01T00:00:00.000Z' })
    await castVote(open(), { actor: member, ideaNumber: number, voted: true })
    await set(said, 'PENDING')
    await set(said, 'LIVE')
  })

  test('removing and restoring an idea gives exactly what was, to everybody, in lists, counts and search', async () => {
    const before = [await look(visitor), await look(member), await look(author)]
    expect(before[0]).toMatchObject({
      idea: {
        commentCount: 1,
        voteCount: 1,
        lastActivityAt: expect.stringContaining('2026-02-01') as string,
      },
      search: { totalCount: 1 },
      site: { ideaCount: 2 },
    })
    for (const state of ['SPAM', 'DELETED', 'PENDING'] as const) {
      expect((await set(ideaId, state)).errors).toEqual([])
      for (const actor of [visitor, member])
        expect(await look(actor)).toMatchObject({
          idea: null,
          node: null,
          search: { totalCount: 0 },
          newest: { totalCount: 1 },
          site: { ideaCount: 1 },
        })
      const own = await look(author)
      expect(own).toMatchObject({
        search: { totalCount: 0 },
        newest: { totalCount: 1 },
        site: { ideaCount: 1 },
      })
      expect([own?.idea !== null, own?.mine]).toEqual([
        state === 'PENDING',
        { edges: state === 'PENDING' ? [{ node: { id: ideaId, state: 'PENDING' } }] : [] },
      ])
      expect(await look(moderator)).toMatchObject({
        idea: { state, voteCount: 1 },
        search: { totalCount: 0 },
      })
      await set(ideaId, 'LIVE')
      expect([await look(visitor), await look(member), await look(author)]).toEqual(before)
    }
  })

  test('removing and restoring a comment likewise; with a reply its place stays, and says nothing', async () => {
    const { trend } = (await row())!
    const before = await look(visitor)
    await set(said, 'SPAM')
    expect(await look(visitor)).toMatchObject({
      node: null,
      idea: {
        commentCount: 0,
        comments: { edges: [] },
        lastActivityAt: expect.stringContaining('2026-01-01') as string,
      },
    })
    expect(await look(moderator)).toMatchObject({
      node: { body: 'Me too', state: 'SPAM' },
      idea: { comments: { edges: [{ node: { id: said } }] } },
    })
    await set(said, 'LIVE')
    expect(await look(visitor)).toEqual(before)
    expect((await row())?.trend).toBeCloseTo(trend, 9)
    const reply = await say({
      replyTo: said,
      authorId: author.personId,
      body: 'A reply',
      createdAt: '2026-02-02T00:00:00.000Z',
    })
    await set(said, 'SPAM')
    const left = await look(visitor)
    expect(left).toMatchObject({
      node: { body: '', state: 'DELETED', author: null },
      idea: { comments: { edges: [{ node: { id: said, body: '' } }, { node: { id: reply } }] } },
    })
    expect(JSON.stringify(left?.idea)).not.toContain('Me too')
  })

  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'the team may bring an idea and a comment from %s to %s, nobody else may',
    async (from, to) => {
      await set(ideaId, from)
      await set(said, from)
      const changes = () => open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
      const told = (await changes()).length
      for (const actor of [author, member, { ...moderator, banned: true }]) {
        expect([
          (await set(ideaId, to, actor)).errors,
          (await set(said, to, actor)).errors,
        ]).toMatchObject([[{ code: 'FORBIDDEN' }], [{ code: 'FORBIDDEN' }]])
      }
      expect(await row()).toMatchObject({ state: from })
      expect([(await set(ideaId, to)).errors, (await set(said, to)).errors]).toEqual([[], []])
      const after = await row()
      expect([after?.state, after?.stateChangedAt === null]).toEqual([to, to === 'LIVE'])
      expect((await changes()).slice(told).map(({ kind, data }) => [kind, data])).toEqual(
        from === to
          ? []
          : [
              ['idea.state_changed', { from, to }],
              ['comment.state_changed', { from, to, commentId: said }],
            ],
      )
    },
  )

  test("what a ban hid is, once a moderator decided about it, no ban's any more; what was erased stays so", async () => {
    await open()
      .orm.update(idea)
      .set({ state: 'SPAM', hiddenByBan: true, beforeBan: { state: 'LIVE', stateChangedAt: null } })
      .where(eq(idea.number, number))
    await set(ideaId, 'SPAM')
    expect(await row()).toMatchObject({ hiddenByBan: false, beforeBan: null, state: 'SPAM' })
    await open()
      .orm.update(idea)
      .set({ state: 'DELETED', title: 'Deleted idea', body: '' })
      .where(eq(idea.number, number))
    expect((await set(ideaId, 'LIVE')).errors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await set('idea_99999', 'LIVE')).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('an author deletes their own idea while nobody else voted or commented, and a comment always', async () => {
    const remove = (id: string, actor = author) =>
      deleteOwn(open(), { actor, subject: subject(id) })
    const canDelete = async (actor: Actor) =>
      (
        await askSchema(
          open(),
          actor,
          'query Can($id: ID!) { idea(id: $id) { viewerCanDelete viewerCanModerate viewerCanReport } }',
          { id: ideaId },
        )
      ).data?.idea
    expect((await remove(ideaId)).errors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await remove(said, member)).errors).toEqual([])
    expect(await canDelete(author)).toEqual({
      viewerCanDelete: false,
      viewerCanModerate: false,
      viewerCanReport: false,
    })
    await castVote(open(), { actor: member, ideaNumber: number, voted: false })
    await castVote(open(), { actor: author, ideaNumber: number, voted: true })
    expect(await canDelete(author)).toEqual({
      viewerCanDelete: true,
      viewerCanModerate: false,
      viewerCanReport: false,
    })
    expect(await canDelete(member)).toEqual({
      viewerCanDelete: false,
      viewerCanModerate: false,
      viewerCanReport: true,
    })
    expect(await canDelete(moderator)).toMatchObject({
      viewerCanDelete: false,
      viewerCanModerate: true,
    })
    for (const actor of [member, moderator])
      expect((await remove(ideaId, actor)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await remove(ideaId)).errors).toEqual([])
    expect(await row()).toMatchObject({ state: 'DELETED' })
    expect((await remove(ideaId)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('a report is taken once, told to the team alone, and closed by what the team decides', async () => {
    const file = (over: Partial<Parameters<typeof reportPost>[1]> = {}) =>
      reportPost(open(), {
        actor: member,
        subject: subject(ideaId),
        reason: 'ABUSE',
        note: ' rude ',
        ...over,
      })
    const ask = async (actor: Actor) =>
      (
        await askSchema(
          open(),
          actor,
          'query R($id: ID!) { idea(id: $id) { viewerHasReported viewerCanReport reports { reason note reporter { name } } } moderation { reportedCount } }',
          { id: ideaId },
        )
      ).data
    const stored = () => open().orm.select().from(report).where(eq(report.ideaNumber, number))
    expect([(await file()).errors, (await file({ reason: 'SPAM' })).errors]).toEqual([[], []])
    expect(await stored()).toHaveLength(1)
    expect(await ask(member)).toEqual({
      idea: { viewerHasReported: true, viewerCanReport: true, reports: null },
      moderation: null,
    })
    expect(await ask(author)).toEqual({
      idea: { viewerHasReported: false, viewerCanReport: false, reports: null },
      moderation: null,
    })
    expect(await ask(visitor)).toEqual({
      idea: { viewerHasReported: false, viewerCanReport: false, reports: null },
      moderation: null,
    })
    expect(await ask(moderator)).toMatchObject({
      idea: { reports: [{ reason: 'ABUSE', note: 'rude', reporter: { name: 'Member' } }] },
    })
    expect((await file({ actor: author })).errors).toMatchObject([{ code: 'INVALID' }])
    expect((await file({ note: 'x'.repeat(501), actor: moderator })).errors).toMatchObject([
      {
        code: 'INVALID',
        field: 'note',
        message: 'The note can have at most 500 characters; it has 501.',
      },
    ])
    const hidden = await newIdea({ boardId: site.boards.team })
    expect((await file({ subject: subject(`idea_${hidden}`) })).errors).toEqual(
      (await file({ subject: subject('idea_99999') })).errors,
    )
    await set(ideaId, 'SPAM')
    expect(await stored()).toMatchObject([{ resolvedBy: moderator.personId }])
    await set(ideaId, 'LIVE')
    expect(await ask(member)).toMatchObject({ idea: { viewerHasReported: false } })
    for (let reported = 1; reported < 20; reported++)
      expect((await file({ subject: subject(`idea_${await newIdea()}`) })).errors).toEqual([])
    expect((await file({ subject: subject(`idea_${await newIdea()}`) })).errors).toMatchObject([
      { code: 'RATE_LIMITED' },
    ])
  })

  test('queues give each post once, page by page, and count what they give', async () => {
    await open().orm.delete(report)
    for (const state of ['PENDING', 'SPAM', 'DELETED'] as const)
      for (let made = 0; made < 3; made++)
        await set(made === 1 ? await say() : `idea_${await newIdea()}`, state)
    for (const actor of [author, moderator])
      for (const id of [ideaId, said])
        await reportPost(open(), { actor, subject: subject(id), reason: 'OTHER', note: '' })
    const counts = await countQueues(open())
    expect(counts).toMatchObject({ PENDING: 3, SPAM: 3, REPORTED: 2 })
    for (const queue of ['PENDING', 'REPORTED', 'SPAM', 'DELETED'] as const) {
      const ids: string[] = []
      let after: string | null = null
      do {
        const page: Awaited<ReturnType<typeof listQueue>> = await listQueue(open(), queue, {
          first: 2,
          after,
        })
        ids.push(...page.rows.map(({ id }) => id))
        after = page.hasNextPage ? page.cursorOf(page.rows.at(-1)!) : null
      } while (after !== null)
      expect([queue, ids.length, new Set(ids).size]).toEqual([queue, counts[queue], counts[queue]])
    }
    const { data, errors } = await askSchema(
      open(),
      moderator,
      'query Q { moderation { pendingCount items(queue: PENDING) { edges { node { __typename ... on Idea { id held { reason } } ... on Comment { id idea { id } } } } } } }',
    )
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      moderation: {
        pendingCount: 3,
        items: { edges: [{}, { node: { __typename: 'Comment' } }, {}] },
      },
    })
    for (const one of (data?.moderation as { items: { edges: { node: { id: string } }[] } }).items
      .edges)
      await set(one.node.id, 'LIVE')
    for (const one of (await listQueue(open(), 'SPAM', {})).rows) await set(one.id, 'LIVE')
  })

  test('what was deleted 30 days ago goes for good, with all that hangs on it', async () => {
    const now = Date.parse('2026-06-30T00:00:00.000Z')
    const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
    const [old, young, target] = [
      await newIdea(),
      await newIdea(),
      await newIdea({ title: 'Target', body: 'text' }),
    ]
    const merged = await newIdea({ title: 'Merged', mergedInto: target })
    await open()
      .orm.insert(ideaEvent)
      .values({
        id: newId('event'),
        ideaNumber: target,
        kind: 'retitled',
        data: { from: 'Earlier' },
      })
    await castVote(open(), { actor: member, ideaNumber: old, voted: true })
    const at = (days: number) => ({ state: 'DELETED' as const, stateChangedAt: ago(days) })
    await say({ ideaNumber: old })
    for (const [of, days] of [
      [old, 31],
      [young, 29],
      [target, 31],
    ] as const)
      await open().orm.update(idea).set(at(days)).where(eq(idea.number, of))
    const [alone, answered, recent] = [await say(at(31)), await say(at(31)), await say(at(29))]
    await say({ replyTo: answered })
    await purgeDeleted(open(), now)
    expect([await row(old), (await row(young))?.title, (await row(merged))?.mergedInto]).toEqual([
      undefined,
      'A kestrel',
      target,
    ])
    expect(await row(target)).toMatchObject({ title: 'Deleted idea', body: '', state: 'DELETED' })
    expect(
      await open().orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, target)),
    ).toMatchObject([{ data: {} }])
    for (const table of [vote, comment, ideaSearch])
      expect(await open().orm.select().from(table).where(eq(table.ideaNumber, old))).toEqual([])
    const kept = await open().orm.select().from(comment).where(eq(comment.ideaNumber, number))
    expect(kept.map(({ id }) => id)).not.toContain(alone)
    expect(kept.find(({ id }) => id === answered)).toMatchObject({ body: '', bodyHtml: '' })
    expect(kept.find(({ id }) => id === recent)).toMatchObject({ body: 'Me too' })
    expect(await purgeDeleted(open(), now)).toBe(0)
    expect(
      await open().orm.select().from(person).where(eq(person.id, author.personId)),
    ).toHaveLength(1)
  })
})
