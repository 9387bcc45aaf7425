import { eq } from 'drizzle-orm'
import { listComments } from '#server/areas/comments/findComments.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { site as siteTable, tag } from '#server/db/tables/site.ts'
import type { Actor } from '#server/kernel/actor.ts'
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

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const everything = `query Everything($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id ... on Idea { title body comments { edges { node { body } } } voters { edges { node { name } } } } }
  ideas(first: 100) { totalCount edges { node { id mergedInto { id } tags { name } } } }
  search: ideas(first: 100, filter: { search: "secret" }) { totalCount edges { node { id title } } }
  typo: ideas(first: 100, filter: { search: "secrte" }) { totalCount edges { node { id title } } }
  filtered: ideas(first: 100, filter: { board: "team" }) { totalCount edges { node { id } } }
  tagged: ideas(first: 100, filter: { tags: ["hidden"] }) { totalCount edges { node { id } } }
  board: boardBySlug(slug: "team") { id }
  site { ideaCount boards { id ideaCount } statuses { ideaCount } tags { id } }
}`

describeOnEngines('what a person may not see does not exist', (open) => {
  let site: TestSite
  const secrets: Record<string, string> = {}
  let author: Actor
  let team: Actor
  let other: Actor

  beforeAll(async () => {
    site = await addSite(open())
    author = await addMember(open())
    other = await addMember(open())
    team = await addMember(open(), 'COLLABORATOR')
    const status = statusId(site, 'open')
    const open_ = await addIdea(open(), {
      title: 'Plain',
      boardId: site.boards.public,
      statusId: status,
    })
    const onTeam = await addIdea(open(), {
      title: 'Secret plan',
      boardId: site.boards.team,
      statusId: status,
    })
    const pending = await addIdea(open(), {
      title: 'Secret pending',
      boardId: site.boards.public,
      statusId: status,
      state: 'PENDING',
      authorId: author.personId,
    })
    const spam = await addIdea(open(), {
      title: 'Secret spam',
      boardId: site.boards.public,
      statusId: status,
      state: 'SPAM',
    })
    const members = await addIdea(open(), {
      title: 'Secret for members',
      boardId: site.boards.members,
      statusId: status,
    })
    const merged = await addIdea(open(), {
      title: 'Merged',
      boardId: site.boards.public,
      statusId: status,
    })
    await open().orm.update(idea).set({ mergedInto: onTeam }).where(eq(idea.number, merged))
    const add = async (ideaNumber: number, values: Partial<typeof comment.$inferInsert>) => {
      const id = newId('comment')
      await open()
        .orm.insert(comment)
        .values({ id, ideaNumber, body: 'secret words', bodyHtml: '', ...values })
      return id
    }
    await open().orm.insert(tag).values({
      id: 'tag_hidden',
      name: 'hidden',
      nameKey: 'hidden',
      slug: 'hidden',
      visibility: 'TEAM',
    })
    await open().orm.insert(ideaTag).values({ ideaNumber: open_, tagId: 'tag_hidden' })
    Object.assign(secrets, {
      plain: `idea_${open_}`,
      onTeam: `idea_${onTeam}`,
      pending: `idea_${pending}`,
      spam: `idea_${spam}`,
      members: `idea_${members}`,
      merged: `idea_${merged}`,
      board: site.boards.team,
      tag: 'tag_hidden',
      internal: await add(open_, { internal: true }),
      removed: await add(open_, { state: 'DELETED' }),
      onHidden: await add(onTeam, {}),
    })
  })

  const seenBy = async (actor: Actor) => {
    const names = Object.keys(secrets)
    const { data, errors } = await askSchema(open(), actor, everything, {
      ids: Object.values(secrets),
    })
    expect(errors).toEqual([])
    const nodes = (data?.nodes ?? []) as ({ id: string } | null)[]
    return {
      data: data as Record<string, never>,
      text: JSON.stringify(data),
      found: names.filter((_, index) => nodes[index] !== null),
    }
  }

  test('for a visitor', async () => {
    const { data, text, found } = await seenBy(visitor)
    expect(found).toEqual(['plain', 'merged'])
    expect(text.toLowerCase()).not.toContain('secret')
    expect(data).toMatchObject({
      ideas: { totalCount: 1 },
      search: { totalCount: 0 },
      typo: { totalCount: 0 },
      filtered: { totalCount: 0 },
      tagged: { totalCount: 0 },
      board: null,
    })
    expect(data).toMatchObject({ site: { ideaCount: 1, boards: [{ ideaCount: 1 }], tags: [] } })
  })

  test('for a member, and what waits for approval for all but its author', async () => {
    expect((await seenBy(other)).found).toEqual(['plain', 'members', 'merged'])
    expect((await seenBy(author)).found).toEqual(['plain', 'pending', 'members', 'merged'])
    const { data } = await seenBy(other)
    expect(data).toMatchObject({ search: { totalCount: 1 }, site: { ideaCount: 2 }, board: null })
  })

  test('what hangs on an idea is read as the idea is, whoever asks for it', async () => {
    const said = async (actor: Actor) =>
      (await listComments(open(), actor, Number(secrets.onTeam?.slice('idea_'.length)), {})).rows
        .length
    await open()
      .orm.insert(comment)
      .values({
        id: newId('comment'),
        ideaNumber: Number(secrets.onTeam?.slice('idea_'.length)),
        body: 'Secret',
        bodyHtml: '',
      })
    expect([await said(visitor), await said(other), (await said(team)) > 0]).toEqual([0, 0, true])
  })

  test('the target of a merge stays hidden where its board is', async () => {
    const ask = (actor: Actor) =>
      askSchema(open(), actor, 'query Merged($id: ID!) { idea(id: $id) { mergedInto { id } } }', {
        id: secrets.merged,
      })
    expect((await ask(other)).data).toEqual({ idea: { mergedInto: null } })
    expect((await ask(team)).data).toEqual({ idea: { mergedInto: { id: secrets.onTeam } } })
  })

  test('the team sees it all, what was removed as well, to restore it', async () => {
    expect((await seenBy(team)).found).toEqual(Object.keys(secrets))
  })

  test('a banned member sees what visitors see, and may do nothing', async () => {
    const banned = { ...other, banned: true }
    expect((await seenBy(banned)).found).toEqual(['plain', 'merged'])
    const { data } = await askSchema(
      open(),
      banned,
      'mutation Vote($id: ID!) { setVote(ideaId: $id, voted: true) { errors { code } idea { voteCount } } }',
      { id: secrets.plain },
    )
    expect(data).toEqual({ setVote: { errors: [{ code: 'FORBIDDEN' }], idea: { voteCount: 0 } } })
  })

  test('a site for members shows a visitor its name and nothing of its content', async () => {
    await open().orm.update(siteTable).set({ visibility: 'MEMBERS' })
    const { data, found } = await seenBy(visitor)
    expect(found).toEqual([])
    expect(data).toMatchObject({
      ideas: { totalCount: 0, edges: [] },
      site: { ideaCount: 0, boards: [], statuses: [], tags: [] },
    })
    expect(
      (
        await askSchema(open(), visitor, 'query Person($id: ID!) { node(id: $id) { id } }', {
          id: author.personId,
        })
      ).data,
    ).toEqual({ node: null })
    expect((await seenBy(other)).found).toEqual(['plain', 'members', 'merged'])
    await open().orm.update(siteTable).set({ visibility: 'PUBLIC' })
  })

  test('ids that are none are null, and too many at once are refused', async () => {
    const ids = [
      '',
      'idea_',
      'idea_0',
      'idea_-1',
      'idea_1e9',
      'idea_99999999999',
      'user_',
      'x',
      '__proto__',
      'constructor_1',
      'comment_\u0000',
      `user_${'x'.repeat(500)}`,
    ]
    const { data, errors } = await askSchema(
      open(),
      other,
      'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids },
    )
    expect([errors, data?.nodes]).toEqual([[], ids.map(() => null)])
    const many = await askSchema(
      open(),
      other,
      'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: Array.from({ length: 101 }, () => 'idea_1') },
    )
    expect(many.errors).toEqual([
      {
        message: 'At most 100 ids can be asked for at once; 101 were.',
        extensions: { code: 'BAD_REQUEST', forPeople: true },
      },
    ])
  })
})
