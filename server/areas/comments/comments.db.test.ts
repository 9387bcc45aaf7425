import { eq } from 'drizzle-orm'
import { myData } from '#server/areas/accounts/myData.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { deletePosts } from '#server/areas/posts/deletePosts.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { commentEdit, commentReaction, comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
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
import { editComment } from './editComment.ts'
import { postComment } from './postComment.ts'
import { setReaction } from './setReaction.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const list = `query List($id: ID!) {
  idea(id: $id) { commentCount viewerCanComment viewerCanCommentInternally
    comments { edges { node { body internal state version replyTo { id } edits { body editor { id } } reactions { reaction count viewerHasReacted } viewerCanEdit } } } }
}`

describeOnEngines('comments', (open) => {
  let site: TestSite
  let author: Actor & Member
  let other: Actor & Member
  let team: Actor & Member
  let number = 0

  const post = (over: Partial<Parameters<typeof postComment>[1]> = {}) =>
    postComment(open(), {
      actor: author,
      ideaNumber: number,
      body: 'Me too',
      guard: 'clean',
      ...over,
    })
  const posted = async (over: Partial<Parameters<typeof postComment>[1]> = {}) =>
    (await post(over)).result?.commentId ?? ''
  const edit = (
    commentId: string,
    body: string,
    over: Partial<Parameters<typeof editComment>[1]> = {},
  ) => editComment(open(), { actor: author, commentId, body, expectedVersion: 1, ...over })
  const rowOf = async (id: string) =>
    (await open().orm.select().from(comment).where(eq(comment.id, id)))[0]
  const ideaRow = async (of = number) =>
    (await open().orm.select().from(idea).where(eq(idea.number, of)))[0]
  const newIdea = (over: Partial<typeof idea.$inferInsert> = {}) =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: '2026-01-01T00:00:00.000Z',
      lastActivityAt: '2026-01-01T00:00:00.000Z',
      ...over,
    })
  const look = async (actor: Actor) => {
    const { data, errors } = await askSchema(open(), actor, list, { id: `idea_${number}` })
    expect(errors).toEqual([])
    return data?.['idea'] as {
      commentCount: number
      viewerCanComment: boolean
      viewerCanCommentInternally: boolean
      comments: { edges: { node: Record<string, unknown> }[] }
    }
  }
  const bodies = async (actor: Actor) =>
    (await look(actor)).comments.edges.map(({ node }) => node['body'])
  const settled = async () => {
    const row = await ideaRow()
    expect(row?.trend).toBeCloseTo(
      await computedTrend(open(), { number, createdAt: row?.createdAt ?? '' }),
      6,
    )
    return row
  }

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    other = await addMember(open(), 'MEMBER', 'Other')
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    number = await newIdea()
  })

  test('who was banned or has left meanwhile writes nothing more, though their request was begun before', async () => {
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, author.personId))
    await open()
      .orm.update(person)
      .set({ deletedAt: new Date().toISOString() })
      .where(eq(person.id, team.personId))
    const answered = await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'planned'),
      answer: 'Soon',
    })
    for (const { errors } of [await post(), await post({ actor: team }), answered])
      expect(errors).toMatchObject([
        { code: 'FORBIDDEN', message: 'You can no longer take part here.' },
      ])
    expect(await open().orm.select().from(comment).where(eq(comment.ideaNumber, number))).toEqual(
      [],
    )
  })

  test('a comment is stored, counted, followed and told of at once; an internal one is not counted', async () => {
    await castVote(open(), { actor: other, ideaNumber: number, voted: true })
    const id = await posted({ body: 'Cafe\u0301 **now**\r\n' })
    expect(await rowOf(id)).toMatchObject({
      body: 'Café **now**',
      bodyHtml: '<p>Café <strong>now</strong></p>',
      state: 'LIVE',
      version: 1,
      authorId: author.personId,
    })
    const row = await settled()
    expect(row).toMatchObject({ commentCount: 1, lastActivityAt: (await rowOf(id))?.createdAt })
    expect(
      await open().orm.select().from(follow).where(eq(follow.personId, author.personId)),
    ).toMatchObject([{ ideaNumber: number, following: true }])
    await posted({ actor: team, internal: true, body: 'Between us' })
    expect(await settled()).toMatchObject({
      commentCount: 1,
      lastActivityAt: row?.lastActivityAt,
      trend: row?.trend,
    })
    const told = (
      await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
    ).filter(({ kind }) => kind === 'comment.posted')
    expect(told.map(({ data }) => data)).toMatchObject([
      { commentId: id, internal: false, state: 'LIVE' },
      { internal: true },
    ])
    expect([await bodies(visitor), await bodies(other), await bodies(team)]).toEqual([
      ['Café **now**'],
      ['Café **now**'],
      ['Café **now**', 'Between us'],
    ])
  })

  test('who unfollowed stays so; a repeated call is one comment; many at once are all counted', async () => {
    await open()
      .orm.insert(follow)
      .values({ ideaNumber: number, personId: author.personId, following: false })
    const [one, two] = await Promise.all([
      post({ clientMutationId: 'c' }),
      post({ clientMutationId: 'c' }),
    ])
    expect(one).toEqual(two)
    expect(
      await open().orm.select().from(follow).where(eq(follow.personId, author.personId)),
    ).toMatchObject([{ following: false }])
    await Promise.all(Array.from({ length: 5 }, () => post({ actor: other })))
    expect(await settled()).toMatchObject({ commentCount: 6 })
  })

  test('a reply to a reply hangs on the first comment; a reply to what is internal is internal', async () => {
    const first = await posted()
    const reply = await posted({ replyTo: first, actor: other })
    expect(await rowOf(await posted({ replyTo: reply }))).toMatchObject({ replyTo: first })
    const internal = await posted({ actor: team, internal: true })
    expect(await rowOf(await posted({ actor: team, replyTo: internal }))).toMatchObject({
      internal: true,
      replyTo: internal,
    })
    const elsewhere = await posted({ ideaNumber: await newIdea() })
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'comment', commentId: first },
      state: 'SPAM',
    })
    for (const replyTo of [internal, elsewhere, first, 'comment_none'])
      expect((await post({ replyTo })).errors).toMatchObject([
        { code: 'NOT_FOUND', field: 'replyToId' },
      ])
  })

  test('on a merged idea it lands on the target; a reply stays with what it answers', async () => {
    const merged = await newIdea()
    const before = await posted({ ideaNumber: merged })
    await open().orm.update(idea).set({ mergedInto: number }).where(eq(idea.number, merged))
    expect((await post({ ideaNumber: merged })).result).toMatchObject({ ideaNumber: number })
    expect(await rowOf(await posted({ ideaNumber: merged, replyTo: before }))).toMatchObject({
      ideaNumber: merged,
      replyTo: before,
    })
    await settled()
  })

  test('refuses what is empty or too long, ideas that are gone, internal ones of members, and the sixty-first', async () => {
    expect((await post({ body: ' \n ' })).errors).toMatchObject([
      { code: 'INVALID', field: 'body', message: 'The comment is missing.' },
    ])
    expect((await post({ body: 'x'.repeat(10_001) })).errors).toMatchObject([
      {
        code: 'INVALID',
        field: 'body',
        message: 'The comment can have at most 10,000 characters; it has 10,001.',
      },
    ])
    expect((await post({ internal: true })).errors).toMatchObject([{ code: 'FORBIDDEN' }])
    for (const state of ['SPAM', 'DELETED'] as const)
      expect(
        (await post({ actor: team, ideaNumber: await newIdea({ state }) })).errors,
      ).toMatchObject([{ code: 'NOT_FOUND' }])
    await post({ perHour: 1 })
    expect((await post({ perHour: 1 })).errors).toMatchObject([{ code: 'RATE_LIMITED' }])
  })

  test('what waits is seen by its author and the team, and counts once it is approved', async () => {
    const id = await posted({ body: 'https://a.example https://b.example https://c.example' })
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', held: { reason: 'LINKS', links: 3 } })
    expect([
      await bodies(other),
      (await bodies(author)).length,
      (await bodies(team)).length,
    ]).toEqual([[], 1, 1])
    expect(await settled()).toMatchObject({ commentCount: 0 })
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'comment', commentId: id },
      state: 'LIVE',
    })
    expect(await settled()).toMatchObject({ commentCount: 1 })
  })

  test('an edit keeps what was said for the team; one that is outdated is refused and changes nothing', async () => {
    const id = await posted({ body: 'First' })
    expect((await edit(id, 'Second')).errors).toEqual([])
    expect(await rowOf(id)).toMatchObject({
      body: 'Second',
      version: 2,
      editedAt: expect.any(String) as string,
    })
    expect((await edit(id, 'Third')).errors).toMatchObject([
      { code: 'OUTDATED', field: 'expectedVersion' },
    ])
    expect((await edit(id, 'Second')).errors).toEqual([])
    expect((await edit(id, 'Not mine', { actor: other, expectedVersion: 2 })).errors).toMatchObject(
      [{ code: 'NOT_FOUND' }],
    )
    expect(await rowOf(id)).toMatchObject({ body: 'Second', version: 2 })
    const seenBy = async (actor: Actor) => (await look(actor)).comments.edges[0]?.node['edits']
    expect([await seenBy(team), await seenBy(author), await seenBy(visitor)]).toEqual([
      [{ body: 'First', editor: { id: author.personId } }],
      null,
      null,
    ])
    const answer = await askSchema(
      open(),
      author,
      'mutation E($id: ID!) { editComment(commentId: $id, body: "Third", expectedVersion: 1) { errors { code } comment { body version } } }',
      { id },
    )
    expect(answer.data).toEqual({
      editComment: { errors: [{ code: 'OUTDATED' }], comment: { body: 'Second', version: 2 } },
    })
  })

  test('two edits at once: one is taken, the other is told; spam that comes with an edit waits; what is too long may get shorter', async () => {
    const id = await posted()
    const both = await Promise.all([edit(id, 'One'), edit(id, 'Two')])
    expect(both.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['OUTDATED', 'done'])
    await edit(id, 'https://a.example https://b.example https://c.example', { expectedVersion: 2 })
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', held: { reason: 'LINKS' } })
    expect(await settled()).toMatchObject({ commentCount: 0 })
    await open()
      .orm.update(comment)
      .set({ body: 'x'.repeat(12_000), state: 'LIVE' })
      .where(eq(comment.id, id))
    expect((await edit(id, 'y'.repeat(12_001), { expectedVersion: 3 })).errors).toMatchObject([
      { code: 'INVALID', field: 'body' },
    ])
    expect((await edit(id, 'y'.repeat(11_000), { expectedVersion: 3 })).errors).toEqual([])
  })

  test('an edited comment from a tracker leads where it led before', async () => {
    const from = { source: 'a/comments', sourceKey: '7' }
    number = await newIdea({ ...from, sourceUrl: 'https://github.com/a/comments/issues/7' })
    const id = await posted()
    await open()
      .orm.update(comment)
      .set({ ...from, sourceKey: '7:1' })
      .where(eq(comment.id, id))
    const body = 'See #7\nand :tada:'
    const { data } = await askSchema(
      open(),
      other,
      'query P($id: ID!, $body: String!) { markdownPreview(body: $body, postId: $id) }',
      { id, body },
    )
    expect((await edit(id, body)).errors).toEqual([])
    const html = (await rowOf(id))?.bodyHtml ?? ''
    expect(html).toContain(`<a href="/ideas/${number}"`)
    expect(html).toContain('🎉')
    expect(data?.['markdownPreview']).toBe(html)
  })

  test('reactions that an import knows as numbers count with those of people here', async () => {
    const id = await posted()
    const importedReactions = { '+1': 3, heart: 1, eyes: 2, laugh: 0, hooray: 9e15 }
    await open().orm.update(comment).set({ importedReactions }).where(eq(comment.id, id))
    const seen = async () =>
      Object.fromEntries(
        ((await look(other)).comments.edges[0]?.node['reactions'] as { reaction: string }[]).map(
          ({ reaction, ...rest }) => [reaction, rest],
        ),
      )
    expect(await seen()).toEqual({
      AGREE: { count: 3, viewerHasReacted: false },
      CHEER: { count: 1_000_000, viewerHasReacted: false },
      THANKS: { count: 1, viewerHasReacted: false },
    })
    await setReaction(open(), { actor: other, commentId: id, reaction: 'AGREE', on: true })
    expect((await seen())['AGREE']).toEqual({ count: 4, viewerHasReacted: true })
  })

  test('reactions are set, counted per person, and gone from what was removed', async () => {
    const id = await posted()
    const react = (actor: Actor & Member, on: boolean) =>
      setReaction(open(), { actor, commentId: id, reaction: 'AGREE', on })
    await Promise.all([react(other, true), react(other, true), react(team, true)])
    const seenBy = async (actor: Actor) => (await look(actor)).comments.edges[0]?.node['reactions']
    expect([await seenBy(other), await seenBy(visitor)]).toEqual([
      [{ reaction: 'AGREE', count: 2, viewerHasReacted: true }],
      [{ reaction: 'AGREE', count: 2, viewerHasReacted: false }],
    ])
    await react(other, false)
    await react(other, false)
    expect(await seenBy(other)).toEqual([{ reaction: 'AGREE', count: 1, viewerHasReacted: false }])
    await posted({ replyTo: id, actor: other })
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'comment', commentId: id },
      state: 'DELETED',
    })
    expect([await seenBy(visitor), (await react(other, true)).errors]).toMatchObject([
      [],
      [{ code: 'NOT_FOUND' }],
    ])
  })

  test("deleting posts takes the history along; the file of one's own data has it until then", async () => {
    const id = await posted({ body: 'Former words' })
    await edit(id, 'Later words')
    await setReaction(open(), { actor: author, commentId: id, reaction: 'CHEER', on: true })
    const pieces: string[] = []
    for await (const piece of myData(open(), author, 'http://localhost')) pieces.push(piece)
    const file = JSON.parse(pieces.join('')) as Record<string, unknown>
    expect(file).toMatchObject({
      commentEdits: [{ comment: id, formerBody: 'Former words' }],
      reactions: [{ comment: id, reaction: 'CHEER' }],
    })
    await open().transaction((tx) => deletePosts(tx, author.personId))
    expect(
      await open().orm.select().from(commentEdit).where(eq(commentEdit.commentId, id)),
    ).toEqual([])
    expect(
      await open().orm.select().from(commentReaction).where(eq(commentReaction.commentId, id)),
    ).toHaveLength(1)
  })

  test('with approval of everything an edit waits again; who may comment is told', async () => {
    const id = await posted()
    await open().orm.update(siteTable).set({ moderation: 'ALL' })
    await edit(id, 'Other words')
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', held: { reason: 'ALL' } })
    await open().orm.update(siteTable).set({ moderation: 'OFF' })
    const may = async (actor: Actor) => {
      const { viewerCanComment, viewerCanCommentInternally } = await look(actor)
      return [viewerCanComment, viewerCanCommentInternally]
    }
    expect([
      await may(visitor),
      await may({ ...other, banned: true }),
      await may(other),
      await may(team),
    ]).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
    ])
  })
})
