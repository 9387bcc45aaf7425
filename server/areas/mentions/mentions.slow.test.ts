import { eq } from 'drizzle-orm'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { editComment } from '#server/areas/comments/editComment.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { commentEdit, comment } from '#server/db/tables/comments.ts'
import { ideaEdit, idea } from '#server/db/tables/ideas.ts'
import { mention } from '#server/db/tables/mentions.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
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

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

describeOnEngines('mentions', (open) => {
  let site: TestSite
  let ana: Actor & Member
  let bo: Actor & Member
  let team: Actor & Member
  let number = 0

  const at = ({ personId }: Member, name = 'Whoever') => `@[${name}](${personId})`
  const post = async (
    actor: Actor & Member,
    body: string,
    over: Partial<Parameters<typeof postComment>[1]> = {},
  ) =>
    (await postComment(open(), { actor, ideaNumber: number, body, guard: 'clean', ...over })).result
      ?.commentId ?? ''
  const newIdea = (boardId: string, authorId: string) =>
    addIdea(open(), { title: 'A kestrel', boardId, authorId, statusId: statusId(site, 'open') })
  const told = async () => {
    const rows = await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
    return rows
      .filter(({ kind }) => kind.endsWith('.mentioned'))
      .map(({ kind, actorId, data }) => ({ kind, actorId, ...(data as object) }))
  }
  const ask = async (actor: Actor, prefix = '', internal = false) => {
    const { data, errors } = await askSchema(
      open(),
      actor,
      'query Q($id: ID!, $prefix: String!, $internal: Boolean!) { idea(id: $id) { mentionable(prefix: $prefix, internal: $internal) { name } } }',
      { id: `idea_${number}`, prefix, internal },
    )
    expect(errors).toEqual([])
    return (
      (data?.['idea'] as { mentionable: { name: string }[] | null } | null)?.mentionable?.map(
        ({ name }) => name,
      ) ?? null
    )
  }
  const read = async (commentId: string) => {
    const { data, errors } = await askSchema(
      open(),
      ana,
      'query Q($id: ID!) { node(id: $id) { ... on Comment { body bodyHtml } } }',
      { id: commentId },
    )
    expect(errors).toEqual([])
    return data?.['node'] as { body: string; bodyHtml: string }
  }

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    await open().orm.update(person).set({ role: 'MEMBER' })
    ana = await addMember(open(), 'MEMBER', 'Ana')
    bo = await addMember(open(), 'MEMBER', 'Bo')
    team = await addMember(open(), 'COLLABORATOR', 'Tea')
    number = await newIdea(site.boards.public, ana.personId)
  })

  test('who wrote something comes first, the latest before, then the team; found by any name, without case or accents, and at most six', async () => {
    const others = await Promise.all(
      ['José Núñez-Prat', 'jon', '小明', 'Zoë'].map((name) => addMember(open(), 'MEMBER', name)),
    )
    for (const one of others) await post(one, 'Me too')
    await addMember(open(), 'ADMIN', 'Adam')
    await addMember(open(), 'MEMBER', 'Someone else')
    expect(await ask(bo)).toEqual(['Zoë', '小明', 'jon', 'José Núñez-Prat', 'Ana', 'Adam'])
    expect(await ask(bo, 't')).toEqual(['Tea'])
    expect([
      await ask(bo, 'JO'),
      await ask(bo, 'nuñ'),
      await ask(bo, 'prat'),
      await ask(bo, 'jose n'),
      await ask(bo, '小'),
      await ask(bo, 'ose'),
      await ask(bo, '%'),
      await ask(bo, 'zoe\0'),
    ]).toEqual([
      ['jon', 'José Núñez-Prat'],
      ['José Núñez-Prat'],
      ['José Núñez-Prat'],
      ['José Núñez-Prat'],
      ['小明'],
      [],
      [],
      ['Zoë'],
    ])
    // Nobody offers oneself.
    expect(await ask(ana, 'an')).toEqual([])
    for (const name of ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9'])
      await post(await addMember(open(), 'MEMBER', name), 'Me too')
    expect(await ask(bo, 'k')).toEqual(['K9', 'K8', 'K7', 'K6', 'K5', 'K4'])
  })

  test('it names nobody whom the reader could not see there, and nobody who is gone', async () => {
    const [hidden, waits, banned, gone] = await Promise.all(
      ['Hidden', 'Waits', 'Banned', 'Gone'].map((name) => addMember(open(), 'MEMBER', name)),
    )
    if (!hidden || !waits || !banned || !gone) throw new Error('Four were added')
    const replied = await post(team, 'Between us', { internal: true })
    // Was of the team when they wrote it.
    await open()
      .orm.update(comment)
      .set({ authorId: hidden.personId })
      .where(eq(comment.id, replied))
    const pending = await post(waits, 'Waiting')
    await open().orm.update(comment).set({ state: 'PENDING' }).where(eq(comment.id, pending))
    await post(banned, 'x')
    await post(gone, 'x')
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, banned.personId))
    await open()
      .orm.update(person)
      .set({ deletedAt: new Date().toISOString(), name: '' })
      .where(eq(person.id, gone.personId))
    await open()
      .orm.insert(person)
      .values({ id: `user_g${number}`, name: 'Guest', guest: true })
    const far = await newIdea(site.boards.team, hidden.personId)
    await open().orm.update(idea).set({ mergedInto: number }).where(eq(idea.number, far))
    expect(await ask(bo)).toEqual(['Ana', 'Tea'])
    expect(await ask(waits)).toEqual(['Ana', 'Tea'])
    expect((await ask(team))?.sort()).toEqual(['Ana', 'Hidden', 'Waits'])
    expect([
      await ask(visitor),
      await ask({ personId: `user_g${number}`, role: null, banned: false, siteIsReadable: true }),
      await ask({ ...bo, banned: true }),
    ]).toEqual([null, null, null])
    number = far
    expect(await ask(bo)).toBeNull()
  })

  test('where the team is by itself nobody else is offered, and who is named in what becomes internal is told nothing', async () => {
    await post(bo, 'Me too')
    expect([
      await ask(team),
      await ask(team, '', true),
      await ask(team, 'b', true),
      await ask(ana, '', true),
      await ask(visitor, '', true),
    ]).toEqual([['Bo', 'Ana'], [], [], ['Tea'], null])
    await addMember(open(), 'ADMIN', 'Adam')
    expect(await ask(team, '', true)).toEqual(['Adam'])
    const id = await post(team, `Written in public for ${at(bo, 'Bo')}`, { internal: true })
    expect(await open().orm.select().from(comment).where(eq(comment.id, id))).toMatchObject([
      { body: `Written in public for ${at(bo, 'Bo')}`, internal: true },
    ])
    expect(await told()).toEqual([])
    await open().orm.update(idea).set({ boardId: site.boards.team }).where(eq(idea.number, number))
    expect(await ask(team)).toEqual(['Adam'])
  })

  test('a mention is told once to who may read it, and shows the name of today', async () => {
    const id = await post(
      ana,
      `Ask ${at(bo, 'Old Bo')}, ${at(team)}, ${at(bo)} and ${at(ana)}; not ${at({ personId: 'user_nobody', role: 'MEMBER' }, 'Nobody')}`,
    )
    expect(await told()).toEqual([
      {
        kind: 'comment.mentioned',
        actorId: ana.personId,
        commentId: id,
        personIds: [bo.personId, team.personId].sort(),
      },
    ])
    await open().orm.update(person).set({ name: 'Bo & Co [x]' }).where(eq(person.id, bo.personId))
    const { body, bodyHtml } = await read(id)
    expect(bodyHtml).toContain(
      `Ask <data class="mention" value="${bo.personId}">@<bdi>Bo &#38; Co [x]</bdi></data>, `,
    )
    expect(bodyHtml).toContain('not @Nobody')
    // Reading changes nothing, and neither does saving the text as it was read.
    expect(body).toContain(at(bo, 'Bo & Co x'))
    await editComment(open(), { actor: ana, commentId: id, body, expectedVersion: 1 })
    expect(await open().orm.select().from(comment).where(eq(comment.id, id))).toMatchObject([
      { version: 1 },
    ])
    const cleo = await addMember(open(), 'MEMBER', 'Cleo')
    await editComment(open(), {
      actor: ana,
      commentId: id,
      body: `${body} ${at(cleo)}`,
      expectedVersion: 1,
    })
    expect((await told()).slice(1)).toEqual([
      {
        kind: 'comment.mentioned',
        actorId: ana.personId,
        commentId: id,
        personIds: [cleo.personId],
      },
    ])
    // A person banned later keeps their place in existing texts, and is not mentioned anew.
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, cleo.personId))
    await editComment(open(), {
      actor: ana,
      commentId: id,
      body: `${body} ${at(cleo)}.`,
      expectedVersion: 2,
    })
    expect((await read(id)).bodyHtml).toContain('@<bdi>Cleo</bdi></data>.')
    expect((await read(await post(ana, `Hi ${at(cleo, 'Cleo')}`))).bodyHtml).toBe('<p>Hi @Cleo</p>')
    expect(await told()).toHaveLength(2)
  })

  test('what is for the team alone tells the team alone; what waits tells when it is there', async () => {
    await post(team, `For ${at(bo)} and ${at(await addMember(open(), 'ADMIN', 'Adam'))}`, {
      internal: true,
    })
    expect(await told()).toMatchObject([{ personIds: [expect.any(String)] }])
    expect(await told()).not.toMatchObject([{ personIds: [bo.personId] }])
    const waiting = await post(
      ana,
      `${at(bo)} https://a.example https://b.example https://c.example`,
    )
    expect(await told()).toHaveLength(1)
    for (const state of ['LIVE', 'SPAM', 'LIVE'] as const)
      await setPostState(open(), {
        actor: team,
        subject: { kind: 'comment', commentId: waiting },
        state,
      })
    expect((await told()).slice(1)).toEqual([
      {
        kind: 'comment.mentioned',
        actorId: ana.personId,
        commentId: waiting,
        personIds: [bo.personId],
      },
    ])
    await open().orm.update(idea).set({ state: 'PENDING' }).where(eq(idea.number, number))
    const [under, internal] = [
      await post(ana, `${at(bo)} ${at(ana)}`),
      await post(team, `For ${at(bo)}`, { internal: true }),
    ]
    expect(await told()).toHaveLength(2)
    for (const state of ['LIVE', 'DELETED', 'LIVE'] as const)
      await setPostState(open(), {
        actor: team,
        subject: { kind: 'idea', ideaNumber: number },
        state,
      })
    expect(internal).not.toBe('')
    expect((await told()).slice(2)).toEqual([
      {
        kind: 'comment.mentioned',
        actorId: ana.personId,
        commentId: under,
        personIds: [bo.personId],
      },
    ])
    const inside =
      (
        await postIdea(open(), {
          actor: team,
          boardId: site.boards.team,
          title: 'Between us',
          body: `${at(bo)} ${at(team)}`,
          guard: 'clean',
        })
      ).result?.ideaNumber ?? 0
    number = inside
    expect(await told()).toEqual([])
  })

  test('with an account its name leaves every text, also former ones, excerpts and the search', async () => {
    await open().orm.update(person).set({ name: 'Quillon' }).where(eq(person.id, bo.personId))
    const said = await post(ana, `Dear ${at(bo, 'Quillon')}, ${at(team, 'Tea')}`)
    const changed = await post(team, `Once ${at(bo, 'Quillon')}`)
    await editComment(open(), {
      actor: team,
      commentId: changed,
      body: 'Never mind',
      expectedVersion: 1,
    })
    const asked =
      (
        await postIdea(open(), {
          actor: ana,
          boardId: site.boards.public,
          title: 'A wish',
          body: `As ${at(bo, 'Quillon')} said`,
          guard: 'clean',
        })
      ).result?.ideaNumber ?? 0
    const edited = {
      actor: ana,
      ideaNumber: asked,
      title: 'Another wish',
      boardId: site.boards.public,
      tagIds: null,
      expectedVersion: 1,
    }
    // The text as it is read, with another name than the stored one, has the same words.
    expect(await editIdea(open(), { ...edited, body: `As ${at(bo, 'Quill')} said` })).toMatchObject(
      { errors: [] },
    )
    expect(
      await editIdea(open(), {
        ...edited,
        body: `As ${at(bo, 'Quillon')} once said`,
        expectedVersion: 2,
      }),
    ).toMatchObject({ errors: [] })
    const left = await post(bo, `So long ${at(ana, 'Ana')}`)
    expect(await deleteAccount(open(), { actor: bo, deletePosts: true })).toMatchObject({
      errors: [],
    })
    expect(await open().orm.select().from(mention).where(eq(mention.commentId, left))).toEqual([])
    const revisions = await open().orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, asked))
    expect(revisions.map(({ body }) => body).sort()).toEqual([
      `As ${at(bo, 'Deleted user')} said`,
      `As ${at(bo, 'Deleted user')} said`,
    ])
    const everything = JSON.stringify([
      await open().orm.select().from(comment),
      await open().orm.select().from(commentEdit),
      await open().orm.select().from(idea).where(eq(idea.number, asked)),
      await open().orm.select().from(ideaSearch).where(eq(ideaSearch.ideaNumber, asked)),
    ])
    expect(everything).not.toMatch(/quillon/i)
    expect(await read(said)).toEqual({
      body: `Dear ${at(bo, 'Deleted user')}, ${at(team, 'Tea')}`,
      bodyHtml: `<p>Dear <data class="mention" value="${bo.personId}">@<bdi>Deleted user</bdi></data>, <data class="mention" value="${team.personId}">@<bdi>Tea</bdi></data></p>`,
    })
    expect(await open().orm.select().from(idea).where(eq(idea.number, asked))).toMatchObject([
      { excerpt: 'As @Deleted user once said' },
    ])
    expect(
      await open().orm.select().from(mention).where(eq(mention.personId, bo.personId)),
    ).toEqual([])
    // Later mentions of them are words.
    expect((await read(await post(ana, `Where is ${at(bo, 'Quill')}?`))).bodyHtml).toBe(
      '<p>Where is @Quill?</p>',
    )
  })

  test('posting a mention and deleting that account at once do not wait for each other, and no name stays', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const leaving = await addMember(open(), 'MEMBER', `Leaving${index}`)
        await post(leaving, 'Here')
        const [posts, gone] = await Promise.all([
          Promise.all([1, 2].map(() => post(ana, `Bye ${at(leaving, `Leaving${index}`)}`))),
          deleteAccount(open(), { actor: leaving, deletePosts: index % 2 === 0 }),
        ])
        expect([posts.every((id) => id !== ''), gone.errors]).toEqual([true, []])
        for (const id of posts)
          expect((await read(id)).bodyHtml).toMatch(
            new RegExp(`@<bdi>Deleted user</bdi>|^<p>Bye @Leaving${index}</p>$`),
          )
      }),
    )
  })
})
