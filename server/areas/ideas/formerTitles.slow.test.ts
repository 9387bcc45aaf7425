import { eq } from 'drizzle-orm'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { myData } from '#server/areas/accounts/myData.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { banUser } from '#server/areas/moderation/banUser.ts'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { idempotency } from '#server/db/tables/commands.ts'
import { comment } from '#server/db/tables/comments.ts'
import { ideaEdit, idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { mail } from '#server/db/tables/mail.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
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
import { editIdea } from './editIdea.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const MONTH = 31 * 86_400_000

/** Every path on which a title could be read: the idea, its timeline and events by id, former versions, lists, search, similar ideas. */
const everywhere = `query Everywhere($id: ID!, $ids: [ID!]!) {
  idea(id: $id) { title slug mergedFrom { idea { title } } relatedIdeas { title } edits { title } timeline(first: 50) { edges { node { ... on IdeaEvent { from { title } to { title } } } } } }
  nodes(ids: $ids) { ... on IdeaEvent { from { title } to { title } } ... on IdeaEdit { title } ... on Idea { title slug } }
  ideas(first: 100) { edges { node { title } } }
  search: ideas(first: 100, filter: { search: "zanzibar" }) { totalCount edges { node { title } } }
  similarIdeas(title: "Zanzibar archipelago", body: "Zanzibar") { idea { title } }
}`
/** It stands in the title that was edited away alone. */
const FORMER = /zanzibar/i

describeOnEngines('a title that was edited away', (open) => {
  let site: TestSite
  let author: Actor & Member
  let other: Actor & Member
  let admin: Actor & Member
  let number = 0
  let ids: string[]

  const read = async (actor: Actor, of = number) => {
    const { data, errors } = await askSchema(open(), actor, everywhere, {
      id: `idea_${of}`,
      ids: [`idea_${number}`, ...ids],
    })
    expect(errors).toEqual([])
    let file = ''
    if (actor.personId !== null && actor.personId !== author.personId)
      for await (const piece of myData(open(), actor as Actor & Member, 'http://localhost'))
        file += piece
    return JSON.stringify(data) + file
  }
  const setState = (state: 'LIVE' | 'SPAM' | 'DELETED') =>
    setPostState(open(), { actor: admin, subject: { kind: 'idea', ideaNumber: number }, state })
  const newIdea = (authorId: string, title: string) =>
    addIdea(open(), {
      title,
      body: 'Maps',
      authorId,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  /** All that is kept of titles. */
  const kept = async () => {
    const { orm } = open()
    const of = [
      await orm.select().from(idea).where(eq(idea.number, number)),
      await orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, number)),
      await orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, number)),
    ]
    return JSON.stringify([
      of,
      await orm.select().from(ideaSearch).where(eq(ideaSearch.ideaNumber, number)),
      await orm.select().from(outbox),
      await orm.select().from(idempotency),
      await orm.select().from(mail),
    ])
  }

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    other = await addMember(open(), 'MEMBER', 'Other')
    admin = await addMember(open(), 'ADMIN', 'Admin')
    number = await newIdea(author.personId, 'Zanzibar archipelago')
    const edit = { ideaNumber: number, body: 'Maps', boardId: site.boards.public }
    expect(
      (
        await editIdea(open(), {
          ...edit,
          actor: author,
          title: 'Islands',
          expectedVersion: 1,
          clientMutationId: 'first',
        })
      ).errors,
    ).toEqual([])
    expect(
      (
        await editIdea(open(), {
          ...edit,
          actor: admin,
          title: 'Islands on maps',
          expectedVersion: 2,
        })
      ).errors,
    ).toEqual([])
    const rows = [
      ...(await open().orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, number))),
      ...(await open().orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, number))),
    ]
    ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(4)
  })

  test('is told by the timeline of an idea that is there, and found by no search', async () => {
    for (const actor of [visitor, other]) {
      expect(await read(actor)).toContain(
        '{"from":{"title":"Zanzibar archipelago"},"to":{"title":"Islands"}}',
      )
      const { data } = await askSchema(open(), actor, everywhere, { id: `idea_${number}`, ids: [] })
      expect(
        JSON.stringify([data?.['ideas'], data?.['search'], data?.['similarIdeas']]),
      ).not.toMatch(FORMER)
    }
  })

  test.each(['SPAM', 'DELETED'] as const)(
    'is read by nobody but the team while the idea is %s, nor where it was merged',
    async (state) => {
      await setState(state)
      for (const actor of [visitor, other, author]) expect(await read(actor)).not.toMatch(FORMER)
      expect(await read(admin)).toMatch(FORMER)
      await setState('LIVE')
      expect(await read(visitor)).toMatch(FORMER)
      const into = await newIdea(other.personId, 'Maps')
      expect(
        (await mergeIdea(open(), { actor: admin, ideaNumber: number, intoNumber: into })).errors,
      ).toEqual([])
      await setState(state)
      for (const actor of [visitor, other, author])
        for (const of of [number, into]) expect(await read(actor, of)).not.toMatch(FORMER)
    },
  )

  test('is read by nobody but the team once a ban has hidden what its author wrote', async () => {
    expect(
      (await banUser(open(), { actor: admin, personId: author.personId, hidePosts: true })).errors,
    ).toEqual([])
    for (const actor of [visitor, other, { ...author, banned: true }])
      expect(await read(actor)).not.toMatch(FORMER)
  })

  test('is gone with the account and its posts, for the team as well, also where a placeholder stays', async () => {
    await postComment(open(), { actor: other, ideaNumber: number, body: 'Me too', guard: 'clean' })
    expect((await deleteAccount(open(), { actor: author, deletePosts: true })).errors).toEqual([])
    expect(await read(other)).toContain('Deleted idea')
    for (const actor of [visitor, other, admin]) expect(await read(actor)).not.toMatch(FORMER)
    expect(await kept()).not.toMatch(FORMER)
  })

  test('is gone with the idea after 30 days, also where the place stays for what was merged', async () => {
    const merged = await newIdea(other.personId, 'Maps')
    await mergeIdea(open(), { actor: admin, ideaNumber: merged, intoNumber: number })
    await setState('DELETED')
    await purgeDeleted(open(), Date.now() + MONTH)
    expect((await open().orm.select().from(idea).where(eq(idea.number, number)))[0]?.title).toBe(
      'Deleted idea',
    )
    for (const actor of [visitor, other, admin]) expect(await read(actor)).not.toMatch(FORMER)
    expect(await kept()).not.toMatch(FORMER)
    number = await newIdea(author.personId, 'Zanzibar')
    await setState('DELETED')
    await purgeDeleted(open(), Date.now() + MONTH)
    expect([
      await open().orm.select().from(idea).where(eq(idea.number, number)),
      await open().orm.select().from(comment).where(eq(comment.ideaNumber, number)),
    ]).toEqual([[], []])
    expect(await kept()).not.toMatch(FORMER)
  })
})
