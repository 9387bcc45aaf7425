import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { countQueues } from '#server/areas/moderation/findQueues.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { statement } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authAccount, authSession, authUser, authVerification } from '#server/db/tables/accounts.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { mail } from '#server/db/tables/mail.ts'
import { report } from '#server/db/tables/moderation.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { pushDevice } from '#server/db/tables/push.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { follow, vote } from '#server/db/tables/votes.ts'
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
import { untilWaiting } from '#server/testing/untilWaiting.ts'
import { deleteAccount } from './deleteAccount.ts'
import { myData } from './myData.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const read = `query Read($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id
    ... on Idea { title body state voteCount commentCount author { name } voters { edges { node { name } } } comments { edges { node { body state author { name } replyTo { id } } } } }
    ... on User { name } }
  ideas(first: 100) { totalCount edges { node { title author { name } } } }
  search: ideas(filter: { search: "zanzibar" }) { totalCount }
}`

/** Words that stand only in what the person who leaves has written or is known by. */
const SECRET = /zanzibar|zora/i

describeOnEngines('deleting an account', (open, engine) => {
  let site: TestSite
  let leaver: Actor & Member
  let other: Actor & Member
  let email: string
  let made: {
    own: number
    discussed: number
    theirs: number
    asked: string
    alone: string
    reply: string
  }

  const add = async (
    ideaNumber: number,
    values: Partial<typeof comment.$inferInsert>,
  ): Promise<string> => {
    const id = newId('comment')
    await open()
      .orm.insert(comment)
      .values({ id, ideaNumber, body: 'Words', bodyHtml: '<p>Words</p>', ...values })
    return id
  }
  const seen = async (actor: Actor, ...numbers: number[]) => {
    const { data, errors } = await askSchema(open(), actor, read, {
      ids: [...numbers.map((number) => `idea_${number}`), leaver.personId],
    })
    expect(errors).toEqual([])
    return {
      data: data as { nodes: (Record<string, unknown> | null)[]; search: { totalCount: number } },
      text: JSON.stringify(data),
    }
  }
  const settle = async (number: number) => {
    const [row] = await open().orm.select().from(idea).where(eq(idea.number, number))
    if (!row) throw new Error('No such idea')
    expect(row.trend).toBeCloseTo(await computedTrend(open(), row), 4)
    const counted = await open().orm.select().from(comment).where(eq(comment.ideaNumber, number))
    const live = counted.filter(({ state, internal }) => state === 'LIVE' && !internal)
    expect(row.commentCount).toBe(live.length)
    expect(row.lastActivityAt).toBe(
      [row.createdAt, row.statusChangedAt, ...live.map(({ createdAt }) => createdAt)].sort().at(-1),
    )
    return row
  }

  beforeAll(async () => {
    site = await addSite(open())
    other = await addMember(open(), 'MEMBER', 'Otto')
  })

  beforeEach(async () => {
    const db = open()
    await db.orm.delete(mail)
    leaver = await addMember(db, 'COLLABORATOR', 'Zora')
    const { personId } = leaver
    email = `${personId}@zanzibar.example`
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    const words = {
      title: 'Zanzibar',
      body: 'Zanzibar',
      bodyHtml: '<p>Zanzibar</p>',
      excerpt: 'Zanzibar',
      slug: 'zanzibar',
      authorId: personId,
      voteCount: 1,
    }
    const own = await addIdea(db, { ...place, ...words })
    const discussed = await addIdea(db, { ...place, ...words, voteCount: 2, commentCount: 2 })
    const theirs = await addIdea(db, {
      ...place,
      title: 'Of another',
      authorId: other.personId,
      voteCount: 2,
      commentCount: 3,
    })
    await db.orm
      .insert(vote)
      .values([
        ...[own, discussed, theirs].map((ideaNumber) => ({ ideaNumber, personId })),
        ...[discussed, theirs].map((ideaNumber) => ({ ideaNumber, personId: other.personId })),
      ])
    await db.orm.insert(follow).values({ ideaNumber: theirs, personId, following: true })
    await db.orm.insert(ideaEvent).values({
      id: newId('event'),
      ideaNumber: discussed,
      actorId: personId,
      kind: 'retitled',
      data: { from: 'Zanzibar', to: 'x' },
    })
    await add(discussed, { authorId: other.personId })
    await add(discussed, { authorId: personId, body: 'Zanzibar', bodyHtml: 'Zanzibar' })
    const asked = await add(theirs, {
      authorId: personId,
      body: 'Zanzibar?',
      bodyHtml: 'Zanzibar?',
    })
    const reply = await add(theirs, { authorId: other.personId, replyTo: asked })
    const alone = await add(theirs, {
      authorId: personId,
      body: 'Zanzibar!',
      bodyHtml: 'Zanzibar!',
      createdAt: '2090-01-01T00:00:00Z',
    })
    await db.orm
      .update(idea)
      .set({ lastActivityAt: '2090-01-01T00:00:00Z' })
      .where(eq(idea.number, theirs))
    await db.orm.insert(report).values({
      id: newId('report'),
      ideaNumber: theirs,
      reporterId: personId,
      reason: 'OTHER',
      note: 'Zanzibar',
    })
    await db.orm.insert(invitation).values([
      {
        id: newId('invitation'),
        kind: 'MEMBER',
        tokenHash: newId('x'),
        name: 'Zora',
        email,
        expiresAt: '2020-01-01T00:00:00Z',
        usedAt: '2020-01-01T00:00:00Z',
        personId,
      },
      {
        id: newId('invitation'),
        kind: 'MEMBER',
        tokenHash: newId('x'),
        name: 'Friend',
        email: 'friend@example.org',
        invitedBy: personId,
        expiresAt: '2099-01-01T00:00:00Z',
      },
    ])
    await db.orm.insert(authUser).values({ id: personId, personId, name: 'Zora', email })
    await db.orm.insert(authSession).values({
      id: newId('s'),
      token: newId('t'),
      userId: personId,
      expiresAt: new Date(Date.now() + 1e9),
    })
    await db.orm
      .insert(authAccount)
      .values({ id: newId('a'), accountId: 'zora', providerId: 'github', userId: personId })
    await db.orm.insert(authVerification).values({
      id: newId('v'),
      identifier: `code:sign-in::${email}`,
      value: 'x',
      expiresAt: new Date(Date.now() + 1e9),
    })
    made = { own, discussed, theirs, asked, alone, reply }
  })

  /** Expects that the facts which no choice keeps are stored nowhere. */
  const expectForgotten = async () => {
    const { orm } = open()
    const [row] = await orm.select().from(person).where(eq(person.id, leaver.personId))
    expect(row).toMatchObject({
      name: '',
      avatar: null,
      segment: null,
      role: 'MEMBER',
      source: null,
    })
    expect(row?.deletedAt).not.toBeNull()
    for (const table of [authUser, authSession, authAccount, authVerification, invitation])
      expect(JSON.stringify(await orm.select().from(table))).not.toMatch(SECRET)
    expect(await orm.select().from(follow).where(eq(follow.personId, leaver.personId))).toEqual([])
    const letters = await orm.select().from(mail)
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Your account at Test was deleted'],
    ])
    // The address is free at once.
    const next = await addMember(open())
    await orm
      .insert(authUser)
      .values({ id: next.personId, personId: next.personId, name: 'New', email })
    await orm.delete(authUser).where(eq(authUser.id, next.personId))
  }

  test("keeps the posts under nobody's name, and the votes counted", async () => {
    expect(await deleteAccount(open(), { actor: leaver, deletePosts: false })).toEqual({
      result: true,
      errors: [],
    })
    await expectForgotten()
    const { data, text } = await seen(visitor, made.own, made.discussed, made.theirs)
    expect(text).not.toContain('Zora')
    expect(data.nodes).toEqual([
      expect.objectContaining({
        title: 'Zanzibar',
        author: null,
        voteCount: 1,
        voters: { edges: [] },
      }),
      expect.objectContaining({
        title: 'Zanzibar',
        author: null,
        voteCount: 2,
        voters: { edges: [{ node: { name: 'Otto' } }] },
      }),
      expect.objectContaining({ voteCount: 2, commentCount: 3 }),
      null,
    ])
    expect(data.search.totalCount).toBeGreaterThan(0)
    await open().orm.delete(ideaSearch).where(eq(ideaSearch.ideaNumber, made.own))
    await open().orm.update(idea).set({ state: 'SPAM' }).where(eq(idea.authorId, leaver.personId))
  })

  test('deletes the posts for good where that was chosen, and keeps what others wrote below them', async () => {
    const admin = await addMember(open(), 'ADMIN')
    expect(await deleteAccount(open(), { actor: leaver, deletePosts: true })).toEqual({
      result: true,
      errors: [],
    })
    await expectForgotten()
    const { orm } = open()
    const stored = [
      await orm.select().from(idea).where(eq(idea.authorId, leaver.personId)),
      await orm.select().from(comment).where(eq(comment.authorId, leaver.personId)),
    ]
    stored.push(
      (await orm.select().from(report).where(eq(report.reporterId, leaver.personId))) as never,
    )
    stored.push(
      (await orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, made.discussed))) as never,
      (await orm
        .select()
        .from(ideaSearch)
        .where(eq(ideaSearch.ideaNumber, made.discussed))) as never,
    )
    expect(JSON.stringify(stored)).not.toMatch(SECRET)
    for (const actor of [visitor, other, admin]) {
      const { data, text } = await seen(actor, made.own, made.discussed, made.theirs)
      expect(text).not.toMatch(SECRET)
      expect(data.search.totalCount).toBe(0)
      expect(data.nodes.slice(1)).toEqual([
        expect.objectContaining({
          title: 'Deleted idea',
          body: '',
          state: 'DELETED',
          author: null,
          voteCount: 2,
          commentCount: 1,
        }),
        expect.objectContaining({ title: 'Of another', voteCount: 2, commentCount: 1 }),
        null,
      ])
      // A comment that somebody answered stays as a placeholder; one that nobody answered is gone.
      const theirs = data.nodes[2]?.['comments'] as { edges: { node: object }[] }
      expect(theirs.edges.map(({ node }) => node).slice(0, 2)).toEqual([
        { body: '', state: 'DELETED', author: null, replyTo: null },
        { body: 'Words', state: 'LIVE', author: { name: 'Otto' }, replyTo: { id: made.asked } },
      ])
      expect(theirs.edges).toHaveLength(actor === admin ? 3 : 2)
    }
    expect((await seen(other, made.own)).data.nodes).toEqual([null, null])
    expect(await settle(made.theirs)).toMatchObject({ state: 'LIVE' })
    expect(await settle(made.discussed)).toMatchObject({ state: 'DELETED', stateChangedAt: null })
    expect((await settle(made.own)).stateChangedAt).not.toBeNull()
  })

  test('what the team had removed, and what others only said unseen about, does not come back as a placeholder', async () => {
    const { orm } = open()
    await orm
      .update(idea)
      .set({ state: 'SPAM', stateChangedAt: '2026-01-01T00:00:00Z' })
      .where(eq(idea.number, made.discussed))
    await add(made.own, { authorId: other.personId, internal: true })
    await add(made.own, { authorId: other.personId, state: 'PENDING' })
    const about = { reporterId: other.personId, reason: 'SPAM' } as const
    await orm.insert(report).values([
      { ...about, id: newId('report'), ideaNumber: made.own },
      { ...about, id: newId('report'), ideaNumber: made.theirs, commentId: made.asked },
    ])
    const { REPORTED } = await countQueues(open())
    expect((await deleteAccount(open(), { actor: leaver, deletePosts: true })).errors).toEqual([])
    for (const actor of [visitor, other])
      expect((await seen(actor, made.own, made.discussed)).data.nodes).toEqual([null, null, null])
    for (const number of [made.own, made.discussed])
      expect((await settle(number)).stateChangedAt).not.toBeNull()
    // Nothing is left to look at.
    expect((await countQueues(open())).REPORTED).toBe(REPORTED - 2)
  })

  test('the owner hands the site over first', async () => {
    const owner = await addMember(open(), 'OWNER', 'Olga')
    const outcome = await deleteAccount(open(), { actor: owner, deletePosts: true })
    expect(outcome.errors).toMatchObject([
      { code: 'CONFLICT', field: null, message: expect.stringContaining('Transfer it') as string },
    ])
    const [row] = await open().orm.select().from(person).where(eq(person.id, owner.personId))
    expect(row).toMatchObject({ name: 'Olga', deletedAt: null })
    await open().orm.delete(person).where(eq(person.id, owner.personId))
  })

  test('twice at once deletes once', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(() => deleteAccount(open(), { actor: leaver, deletePosts: true })),
    )
    expect(outcomes.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      'NOT_SIGNED_IN',
    ])
    expect(await open().orm.select().from(mail)).toHaveLength(1)
  })

  // The embedded engine has one session, where nothing waits for anything.
  if (engine === 'postgres') {
    test('two whose ideas stand on the same boards, in another order, do not wait for each other in a circle', async () => {
      const place = { statusId: statusId(site, 'open') }
      const [first, second] = [await addMember(open()), await addMember(open())]
      const { public: one, members: two } = site.boards
      for (const boardId of [one, two])
        await addIdea(open(), { ...place, title: 'First', authorId: first.personId, boardId })
      for (const boardId of [two, one])
        await addIdea(open(), { ...place, title: 'Second', authorId: second.personId, boardId })
      const both = await open().transaction(async (tx) => {
        await tx.query(
          statement('test_hold_count', 'select from idea_count where board_id = $1 for update'),
          [two],
        )
        const later = deleteAccount(open(), { actor: second, deletePosts: true })
        await untilWaiting(open(), 1)
        const earlier = deleteAccount(open(), { actor: first, deletePosts: true })
        await untilWaiting(open(), 2)
        return [later, earlier].map((outcome) =>
          outcome.then(({ errors }) => errors.length, String),
        )
      })
      expect(await Promise.all(both)).toEqual([0, 0])
    })
  }

  test('the download has all that is theirs and nothing of anybody else', async () => {
    const { personId } = leaver
    const own = eq(authSession.userId, personId)
    const [session] = await open().orm.select().from(authSession).where(own)
    const sessionId = session?.id ?? ''
    await open().orm.update(person).set({ trusted: true }).where(eq(person.id, personId))
    await open().orm.update(idea).set({ assigneeId: personId }).where(eq(idea.number, made.theirs))
    await open()
      .orm.insert(pushDevice)
      .values({ sessionId, personId, endpoint: 'token', p256dh: 'token', auth: 'token' })
    await recordAudit(open(), 'person.changed', {
      actorId: personId,
      subjectId: other.personId,
      changes: { segment: [null, 'Words'] },
    })
    const pieces: string[] = []
    for await (const piece of myData(open(), leaver, 'https://site.example')) pieces.push(piece)
    const text = pieces.join('')
    const data = JSON.parse(text) as Record<string, unknown[]>
    expect(data).toMatchObject({
      profile: { id: personId, name: 'Zora', trusted: true },
      account: { email, signInWith: ['github'] },
      ideas: [
        { id: `idea_${made.own}`, title: 'Zanzibar', body: 'Zanzibar' },
        { id: `idea_${made.discussed}` },
      ],
      votes: [made.own, made.discussed, made.theirs].map((number) => ({ idea: `idea_${number}` })),
      follows: [{ idea: `idea_${made.theirs}`, following: true }],
      reports: [{ idea: `idea_${made.theirs}`, note: 'Zanzibar' }],
      assignedIdeas: [{ idea: `idea_${made.theirs}` }],
      pushDevices: [{ session: `session_${sessionId}`, carrier: 'WEB_PUSH' }],
      auditLog: [{ kind: 'person.changed', area: 'PEOPLE', field: 'segment' }],
      invitationsSent: [{ email: 'friend@example.org' }],
    })
    expect([data['sessions']?.length, data['comments']?.length]).toEqual([1, 3])
    for (const foreign of ['Otto', 'Words', 'Of another', other.personId, 'token', made.reply])
      expect(text).not.toContain(foreign)
  })

  test('the download does not tell that an idea still exists which they may not see any more', async () => {
    await open().orm.update(idea).set({ state: 'SPAM' }).where(eq(idea.number, made.theirs))
    const pieces: string[] = []
    for await (const piece of myData(open(), { ...leaver, role: 'MEMBER' }, '')) pieces.push(piece)
    expect(pieces.join('')).not.toContain(`idea_${made.theirs}"`)
  })
})
