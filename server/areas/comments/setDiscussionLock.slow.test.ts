import { asc, eq } from 'drizzle-orm'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { behindLock } from '#server/testing/behindLock.ts'
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
import { setDiscussionLock } from './setDiscussionLock.ts'
import { setReaction } from './setReaction.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const look = `query Look($id: ID!) { idea(id: $id) {
  locked discussionLock { at by { name } } viewerCanComment viewerCanReact viewerCanVote viewerCanLockDiscussion
  timeline(first: 20) { edges { node { ... on IdeaEvent { kind actor { name } from { title } } } } } } }`
const refusal = [{ code: 'CONFLICT', reason: 'DISCUSSION_LOCKED', field: null }]

describeOnEngines('locking a discussion', (open, engine) => {
  let site: TestSite
  let author: Actor & Member
  let team: Actor & Member
  let number = 0

  const newIdea = () =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: '2026-01-01T00:00:00.000Z',
    })
  const lock = (locked: boolean, ideaNumber = number, actor = team) =>
    setDiscussionLock(open(), { actor, ideaNumber, locked })
  const post = (over: Partial<Parameters<typeof postComment>[1]> = {}) =>
    postComment(open(), {
      actor: author,
      ideaNumber: number,
      body: 'Me too',
      guard: 'clean',
      ...over,
    })
  const see = async (actor: Actor, of = number) => {
    const { data, errors } = await askSchema(open(), actor, look, { id: `idea_${of}` })
    expect(errors).toEqual([])
    return data?.['idea'] as Record<string, unknown>
  }
  const told = async () =>
    (
      await open()
        .orm.select()
        .from(outbox)
        .where(eq(outbox.ideaNumber, number))
        .orderBy(asc(outbox.seq))
    )
      .map(({ kind, actorId }) => [kind, actorId])
      .filter(([kind]) => kind === 'idea.locked' || kind === 'idea.unlocked')

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    number = await newIdea()
  })

  test('the team locks and unlocks; the timeline and the outbox tell it once', async () => {
    for (const locked of [true, true, false, false])
      expect(await lock(locked)).toEqual({ result: { ideaNumber: number }, errors: [] })
    const events = await open()
      .orm.select()
      .from(ideaEvent)
      .where(eq(ideaEvent.ideaNumber, number))
      .orderBy(asc(ideaEvent.createdAt))
    expect(events.map(({ kind, actorId, data }) => [kind, actorId, data])).toEqual([
      ['locked', team.personId, {}],
      ['unlocked', team.personId, {}],
    ])
    expect(await told()).toEqual([
      ['idea.locked', team.personId],
      ['idea.unlocked', team.personId],
    ])
    expect(await see(visitor)).toMatchObject({
      locked: false,
      discussionLock: null,
      timeline: {
        edges: [
          { node: { kind: 'LOCKED', actor: { name: 'Team' }, from: null } },
          { node: { kind: 'UNLOCKED', actor: { name: 'Team' }, from: null } },
        ],
      },
    })
  })

  test('nobody but the team locks', async () => {
    await expect(lock(true, number, author)).resolves.toMatchObject({
      errors: [{ code: 'FORBIDDEN', message: 'You are not allowed to lock discussions.' }],
    })
    expect(await see(author)).toMatchObject({ locked: false, viewerCanLockDiscussion: false })
  })

  test('a locked idea takes comments and replies of the team alone; who locked it and when is told', async () => {
    const first = (await post()).result?.commentId ?? ''
    await lock(true)
    expect(await post()).toMatchObject({ result: null, errors: refusal })
    expect(await post({ replyTo: first })).toMatchObject({ result: null, errors: refusal })
    expect((await post({ actor: team, replyTo: first })).errors).toEqual([])
    const answered = await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'planned'),
      answer: 'Soon',
    })
    expect(answered.errors).toEqual([])
    const [row] = await open().orm.select().from(idea).where(eq(idea.number, number))
    expect(row).toMatchObject({ lockedBy: team.personId, commentCount: 3 })
    const discussionLock = { at: new Date(row?.lockedAt ?? 0).toISOString(), by: { name: 'Team' } }
    expect(await see(author)).toMatchObject({
      locked: true,
      discussionLock,
      viewerCanComment: false,
    })
    expect(await see(team)).toMatchObject({ viewerCanComment: true, viewerCanLockDiscussion: true })
    await lock(false)
    expect((await post({ replyTo: first })).errors).toEqual([])
  })

  test('votes, reactions and edits of what was said before stay open', async () => {
    const commentId = (await post()).result?.commentId ?? ''
    await lock(true)
    const kept = [
      await castVote(open(), { actor: author, ideaNumber: number, voted: true }),
      await setReaction(open(), { actor: author, commentId, reaction: 'AGREE', on: true }),
      await editComment(open(), {
        actor: author,
        commentId,
        body: 'Me as well',
        expectedVersion: 1,
      }),
    ]
    expect(kept.flatMap(({ errors }) => errors)).toEqual([])
    expect(await see(author)).toMatchObject({ viewerCanVote: true, viewerCanReact: true })
  })

  test('a comment that was posted before the lock is told its result again', async () => {
    const sent = await post({ clientMutationId: 'once' })
    await lock(true)
    expect(await post({ clientMutationId: 'once' })).toEqual(sent)
  })

  test('of a merged idea the lock of its target counts, and its own again afterwards', async () => {
    const from = await newIdea()
    const old = (await post({ ideaNumber: from })).result?.commentId ?? ''
    await lock(true, from)
    await mergeIdea(open(), { actor: team, ideaNumber: from, intoNumber: number })
    expect((await post({ replyTo: old })).errors).toEqual([])
    expect(await see(author, from)).toMatchObject({ locked: false, viewerCanComment: true })
    expect((await lock(true, from)).result).toEqual({ ideaNumber: number })
    expect(await post({ ideaNumber: from })).toMatchObject({ errors: refusal })
    expect(await see(author, from)).toMatchObject({ locked: true, viewerCanComment: false })
    await lock(false)
    await unmergeIdea(open(), { actor: team, ideaNumber: from })
    expect(await see(author, from)).toMatchObject({ locked: true })
    expect(await see(author)).toMatchObject({ locked: false })
  })

  test('what is deleted cannot be locked', async () => {
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: number },
      state: 'DELETED',
    })
    expect(await lock(true)).toMatchObject({ result: null, errors: [{ code: 'NOT_FOUND' }] })
    expect(await see(team)).toMatchObject({ viewerCanLockDiscussion: false })
  })

  if (engine === 'postgres')
    test('a comment that was on its way when the discussion was locked is refused', async () => {
      let late: Awaited<ReturnType<typeof post>> | undefined
      await behindLock(open(), number, [
        () => lock(true),
        async () => {
          late = await post()
        },
      ])
      expect(late).toMatchObject({ result: null, errors: refusal })
    })
})
