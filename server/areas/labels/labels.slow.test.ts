import { eq } from 'drizzle-orm'
import { createBoard } from '#server/areas/boards/createBoard.ts'
import { deleteBoard, restoreBoard } from '#server/areas/boards/deleteBoard.ts'
import { placeBoard } from '#server/areas/boards/placeBoard.ts'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { createStatus } from '#server/areas/statuses/createStatus.ts'
import { deleteStatus } from '#server/areas/statuses/deleteStatus.ts'
import { updateStatus } from '#server/areas/statuses/updateStatus.ts'
import { createTag } from '#server/areas/tags/createTag.ts'
import { deleteTag } from '#server/areas/tags/deleteTag.ts'
import { placeTag } from '#server/areas/tags/placeTag.ts'
import { updateTag } from '#server/areas/tags/updateTag.ts'
import { castGuestVote } from '#server/areas/votes/castGuestVote.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { board, site as siteTable, tag } from '#server/db/tables/site.ts'
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

describeOnEngines('boards, statuses and tags of the team', (open) => {
  let made: TestSite
  let admin: Actor & Member
  let member: Actor & Member
  const slugs = async (actor: Actor = admin): Promise<string[]> => {
    const { data } = await askSchema(open(), actor, '{ site { boards { slug } } }')
    return (data as { site: { boards: { slug: string }[] } }).site.boards.map(({ slug }) => slug)
  }
  const at = async (slug: string, actor: Actor = visitor): Promise<unknown> =>
    (await askSchema(open(), actor, `{ boardBySlug(slug: "${slug}") { slug } }`)).data
  const reasons = ({ errors }: { errors: readonly { reason: string; field: string | null }[] }) =>
    errors.map(({ reason, field }) => [reason, field])
  const boardNamed = async (name: string): Promise<string> => {
    const { result } = await createBoard(open(), { actor: admin, facts: { name } })
    return result?.boardId ?? ''
  }

  beforeAll(async () => {
    made = await addSite(open())
    admin = await addMember(open(), 'ADMIN', 'Ana')
    member = await addMember(open())
  })

  test('a board is made at the end, with an address of its name, and what changed is in the audit log', async () => {
    const boardId = await boardNamed('  Mobile & tablet ')
    expect((await slugs()).at(-1)).toBe('mobile-tablet')
    const change = { name: 'Phones', description: 'On the way', visibility: null }
    await updateBoard(open(), { actor: admin, boardId, change })
    await updateBoard(open(), { actor: admin, boardId, change })
    await placeBoard(open(), { actor: admin, boardId, beforeId: made.boards.public })
    // Renaming leaves the address alone.
    expect((await slugs())[0]).toBe('mobile-tablet')
    const log = await open().orm.select().from(auditEvent).where(eq(auditEvent.subjectId, boardId))
    expect(
      log.map(({ kind, field, fromValue, toValue }) => [kind, field, fromValue, toValue]),
    ).toEqual([
      ['board.created', 'slug', null, 'mobile-tablet'],
      ['board.created', 'visibility', null, 'PUBLIC'],
      ['board.created', 'posting', null, 'MEMBERS'],
      ['board.created', 'voting', null, 'EVERYONE'],
      ['board.created', 'commenting', null, 'MEMBERS'],
      ['board.changed', 'name', 'Mobile & tablet', 'Phones'],
      ['board.changed', 'description', '', 'On the way'],
      ['board.moved', 'position', '4', '1'],
    ])
    expect(log.every(({ actorId }) => actorId === admin.personId)).toBe(true)
  })

  test('names are unique regardless of case, and every refusal names its field', async () => {
    const db = open()
    const [boardId, open_] = [made.boards.members, statusId(made, 'open')]
    const facts = { name: 'PUBLIC' }
    expect(reasons(await createBoard(db, { actor: admin, facts }))).toEqual([
      ['LABEL_NAME_TAKEN', 'name'],
    ])
    const change = { name: ' ', description: 'x'.repeat(301), template: 'x'.repeat(5_001) }
    expect(reasons(await updateBoard(db, { actor: admin, boardId, change }))).toEqual([
      ['TEXT_TOO_LONG', 'description'],
      ['TEXT_TOO_LONG', 'template'],
    ])
    for (const [slug, reason] of [
      ['Two Words', 'SLUG_WRONG'],
      ['a--b', 'SLUG_WRONG'],
      ['', 'SLUG_WRONG'],
      ['public', 'SLUG_TAKEN'],
    ] as const)
      expect(reasons(await updateBoard(db, { actor: admin, boardId, change: { slug } }))).toEqual([
        [reason, 'slug'],
      ])
    const status = { name: 'Planned', category: 'PLANNED' as const }
    expect(reasons(await createStatus(db, { actor: admin, facts: status }))).toEqual([
      ['LABEL_NAME_TAKEN', 'name'],
    ])
    for (const color of ['red', '#12345', '#12345g', 'url(x)'])
      expect(reasons(await createTag(db, { actor: admin, facts: { name: 'x', color } }))).toEqual([
        ['COLOR_WRONG', 'color'],
      ])
    const closed = { actor: admin, statusId: open_, change: { category: 'SHIPPED' as const } }
    expect(reasons(await updateStatus(db, closed))).toEqual([['LAST_OPEN_STATUS', 'category']])
    const gone = { actor: admin, statusId: open_, intoId: statusId(made, 'planned') }
    expect(reasons(await deleteStatus(db, gone))).toEqual([['LAST_OPEN_STATUS', null]])
    const itself = { actor: admin, boardId, intoId: boardId }
    expect(reasons(await deleteBoard(db, itself))).toEqual([['DELETED_INTO_ITSELF', 'intoId']])
  })

  test('an address leads on after a board was renamed, deleted, and both', async () => {
    const [first, second] = [await boardNamed('First'), await boardNamed('Second')]
    await updateBoard(open(), { actor: admin, boardId: first, change: { slug: 'one' } })
    expect([await at('first'), await at('one')]).toEqual([
      { boardBySlug: { slug: 'one' } },
      { boardBySlug: { slug: 'one' } },
    ])
    await deleteBoard(open(), { actor: admin, boardId: first, intoId: second })
    expect([await at('first'), await at('one'), await at(first)]).toEqual(
      Array.from({ length: 3 }, () => ({ boardBySlug: { slug: 'second' } })),
    )
    // To who may not read it, it leads nowhere.
    const change = { visibility: 'TEAM' as const }
    await updateBoard(open(), { actor: admin, boardId: second, change })
    expect(await at('first')).toEqual({ boardBySlug: null })
    expect(await at('first', admin)).toEqual({ boardBySlug: { slug: 'second' } })
    expect(reasons(await restoreBoard(open(), { actor: admin, boardId: first }))).toEqual([])
    expect(await at('one')).toEqual({ boardBySlug: { slug: 'one' } })
  })

  test('a list at a former address is that of the board it leads to, with its count', async () => {
    const [first, second] = [await boardNamed('Before'), await boardNamed('After')]
    const title = 'Found at each address'
    await addIdea(open(), { title, boardId: first, statusId: statusId(made, 'open') })
    const found = async (slug: string, actor: Actor = visitor): Promise<unknown> => {
      const list = (filter: string) =>
        `ideas(filter: { board: "${slug}" ${filter} }) { totalCount edges { node { title } } }`
      const query = `{ kept: ${list('')} counted: ${list('since: "2000-01-01T00:00:00.000Z"')} }`
      return (await askSchema(open(), actor, query)).data
    }
    const one = { totalCount: 1, edges: [{ node: { title } }] }
    const none = { totalCount: 0, edges: [] }
    await updateBoard(open(), { actor: admin, boardId: first, change: { slug: 'then' } })
    for (const slug of ['before', 'then'])
      expect(await found(slug)).toEqual({ kept: one, counted: one })
    expect(await found('nowhere')).toEqual({ kept: none, counted: none })
    await deleteBoard(open(), { actor: admin, boardId: first, intoId: second })
    for (const slug of ['before', 'then', 'after', first])
      expect(await found(slug)).toEqual({ kept: one, counted: one })
    const change = { visibility: 'TEAM' as const }
    await updateBoard(open(), { actor: admin, boardId: second, change })
    expect(await found('before')).toEqual({ kept: none, counted: none })
    expect(await found('before', admin)).toEqual({ kept: one, counted: one })
    await restoreBoard(open(), { actor: admin, boardId: first })
  })

  test('what is deleted frees its name; who takes it is named where it is to come back', async () => {
    const [first, second] = [await boardNamed('Notes'), await boardNamed('Other notes')]
    await deleteBoard(open(), { actor: admin, boardId: first, intoId: second })
    const taken = await boardNamed('notes')
    const restore = () => restoreBoard(open(), { actor: admin, boardId: first })
    expect(reasons(await restore())).toEqual([['RESTORE_NAME_TAKEN', null]])
    await updateBoard(open(), {
      actor: admin,
      boardId: taken,
      change: { name: 'Mine', slug: 'notes' },
    })
    expect(reasons(await restore())).toEqual([['RESTORE_ADDRESS_TAKEN', null]])
    await updateBoard(open(), { actor: admin, boardId: taken, change: { slug: 'mine' } })
    // Two deletions, one after the other, come back the other way round.
    await deleteBoard(open(), { actor: admin, boardId: second, intoId: taken })
    expect(reasons(await restore())).toEqual([['RESTORE_OTHER_FIRST', null]])
    await restoreBoard(open(), { actor: admin, boardId: second })
    expect(reasons(await restore())).toEqual([])
    expect(reasons(await restore())).toEqual([['DELETION_GONE', null]])
  })

  test('a timeline goes on naming what was deleted, to who could read it', async () => {
    const there = await boardNamed('There')
    const ideaNumber = await addIdea(open(), {
      title: 'Moved',
      boardId: made.boards.public,
      statusId: statusId(made, 'open'),
    })
    await editIdea(open(), {
      ...{ actor: admin, ideaNumber, title: 'Moved', body: '', boardId: there },
      expectedVersion: 1,
    })
    await deleteBoard(open(), { actor: admin, boardId: there, intoId: made.boards.public })
    const look = `{ idea(id: "idea_${ideaNumber}") { board { slug } timeline(first: 9) { edges { node { ... on IdeaEvent { kind from { board { name } } to { board { name } } } } } } } }`
    expect((await askSchema(open(), visitor, look)).data).toMatchObject({
      idea: {
        board: { slug: 'public' },
        timeline: {
          edges: [
            {
              node: {
                kind: 'MOVED',
                from: { board: { name: 'public' } },
                to: { board: { name: 'There' } },
              },
            },
          ],
        },
      },
    })
  })

  test('a tag is replaced by another, or just taken off', async () => {
    const named = async (name: string, color: string) =>
      (await createTag(open(), { actor: admin, facts: { name, color } })).result?.tagId ?? ''
    const [one, two] = [await named('one', '#AABBCC'), await named('two', '')]
    const rows = await open().orm.select().from(tag)
    expect(rows.map(({ color }) => color)).toEqual(['#aabbcc', null])
    await updateTag(open(), { actor: admin, tagId: one, change: { visibility: 'TEAM', color: '' } })
    expect(await deleteTag(open(), { actor: admin, tagId: one, intoId: two })).toMatchObject({
      errors: [],
      result: { ideas: 0 },
    })
    const again = await deleteTag(open(), { actor: admin, tagId: one, intoId: null })
    expect(reasons(again)).toEqual([['TAG_GONE', 'tagId']])
    const { data } = await askSchema(
      open(),
      admin,
      '{ site { tags { name } deletedLabels { name into kind deletedBy { name } } } }',
    )
    expect(data).toMatchObject({
      site: {
        tags: [{ name: 'two' }],
        deletedLabels: expect.arrayContaining([
          { name: 'one', into: 'two', kind: 'TAG', deletedBy: { name: 'Ana' } },
        ]),
      },
    })
  })

  test('tags stand by name until the team places them; new ones come behind', async () => {
    const ids = new Map<string, string>()
    const make = async (name: string) => {
      const { result } = await createTag(open(), { actor: admin, facts: { name } })
      ids.set(name, result?.tagId ?? '')
    }
    const listed = async () => {
      const { data } = await askSchema(open(), visitor, '{ site { tags { name } } }')
      const { tags } = (data as { site: { tags: { name: string }[] } }).site
      return tags.map(({ name }) => name).filter((name) => ids.has(name))
    }
    const place = (name: string, before: string | null) =>
      placeTag(open(), {
        actor: admin,
        tagId: ids.get(name) ?? 'tag_none',
        beforeId: before === null ? null : (ids.get(before) ?? 'tag_none'),
      })
    for (const name of ['plums', 'apples', 'figs']) await make(name)
    expect(await listed()).toEqual(['apples', 'figs', 'plums'])
    expect((await place('plums', 'apples')).errors).toEqual([])
    for (const name of ['quinces', 'cherries']) await make(name)
    expect(await listed()).toEqual(['plums', 'apples', 'figs', 'cherries', 'quinces'])
    await place('plums', null)
    expect(await listed()).toEqual(['apples', 'figs', 'cherries', 'quinces', 'plums'])
    expect(reasons(await place('nothing', null))).toEqual([['TAG_GONE', 'tagId']])
    expect(reasons(await place('figs', 'nothing'))).toEqual([['TAG_GONE', 'beforeId']])
    expect(await listed()).toEqual(['apples', 'figs', 'cherries', 'quinces', 'plums'])
  })

  test('a status and a tag say what they mean, in one line that is not too long', async () => {
    const { result } = await createTag(open(), {
      actor: admin,
      facts: { name: 'data', description: ' Getting data out ' },
    })
    const tagId = result?.tagId ?? ''
    const long = { description: 'x'.repeat(301) }
    const refused = await updateTag(open(), { actor: admin, tagId, change: long })
    expect(refused.errors).toMatchObject([{ field: 'description' }])
    const statusOf = statusId(made, 'planned')
    const change = { description: 'We know when' }
    await updateStatus(open(), { actor: admin, statusId: statusOf, change })
    const { data } = await askSchema(
      open(),
      visitor,
      `{ nodes(ids: ["${tagId}", "${statusOf}"]) { ... on Tag { description } ... on Status { description } } }`,
    )
    expect(data).toEqual({
      nodes: [{ description: 'Getting data out' }, { description: 'We know when' }],
    })
  })

  test('who may post, vote and comment on a board is asked at the data', async () => {
    await open().orm.update(siteTable).set({ guestVoting: true })
    const boardId = await boardNamed('For the team')
    const change = { posting: 'TEAM', voting: 'TEAM', commenting: 'TEAM' } as const
    const ideaNumber = await addIdea(open(), {
      title: 'Theirs',
      boardId,
      statusId: statusId(made, 'open'),
    })
    const look = `{ board(id: "${boardId}") { takesPosts } idea(id: "idea_${ideaNumber}") { viewerCanVote viewerCanComment } }`
    const can = async (actor: Actor) => (await askSchema(open(), actor, look)).data
    const post = (actor: Actor & Member) =>
      postIdea(open(), { actor, boardId, title: 'Another', body: '' })
    const vote = (actor: Actor & Member) => castVote(open(), { actor, ideaNumber, voted: true })
    const guest = () =>
      castGuestVote(open(), {
        ...{ guestId: null, newGuestId: 'user_browser', address: '127.0.0.1', ideaNumber },
        voted: true,
      })
    const comment = (actor: Actor & Member) =>
      postComment(open(), { actor, ideaNumber, body: 'Yes' })
    await updateBoard(open(), { actor: admin, boardId, change })
    for (const call of [post, vote, comment]) expect((await call(admin)).errors).toEqual([])
    expect([
      ...reasons(await post(member)),
      ...reasons(await vote(member)),
      ...reasons(await comment(member)),
      ...reasons(await guest()),
    ]).toEqual([
      ['BOARD_POSTS_TEAM', 'boardId'],
      ['BOARD_VOTES_TEAM', null],
      ['BOARD_COMMENTS_TEAM', null],
      ['SIGN_IN_FIRST', null],
    ])
    expect(await can(member)).toEqual({
      board: { takesPosts: false },
      idea: { viewerCanVote: false, viewerCanComment: false },
    })
    const own = await addIdea(open(), {
      title: 'Own',
      boardId: made.boards.public,
      statusId: statusId(made, 'open'),
      authorId: member.personId,
    })
    const move = { actor: member, ideaNumber: own, title: 'Own', body: '', boardId }
    expect(reasons(await editIdea(open(), { ...move, expectedVersion: 1 }))).toEqual([
      ['CHOSEN_BOARD_GONE', 'boardId'],
    ])
    const members = { posting: 'MEMBERS', voting: 'MEMBERS', commenting: 'MEMBERS' } as const
    await updateBoard(open(), { actor: admin, boardId, change: members })
    for (const call of [vote, comment]) expect((await call(member)).errors).toEqual([])
    expect(reasons(await guest())).toEqual([['SIGN_IN_FIRST', null]])
    await updateBoard(open(), { actor: admin, boardId, change: { voting: 'EVERYONE' } })
    expect((await guest()).errors).toEqual([])
  })

  test('an author who may not vote on a board posts without a vote of their own', async () => {
    const boardId = await boardNamed('Counted by the team')
    await updateBoard(open(), { actor: admin, boardId, change: { voting: 'TEAM' } })
    const { result } = await postIdea(open(), { actor: member, boardId, title: 'Mine', body: '' })
    const look = `{ idea(id: "idea_${result?.ideaNumber}") { voteCount viewerHasVoted viewerIsFollowing } }`
    expect((await askSchema(open(), admin, look)).data).toMatchObject({ idea: { voteCount: 0 } })
    expect((await askSchema(open(), member, look)).data).toEqual({
      idea: { voteCount: 0, viewerHasVoted: false, viewerIsFollowing: true },
    })
  })

  test('the last board stays', async () => {
    const rows = await open().orm.select().from(board)
    const [kept, ...others] = rows.filter(({ deletedAt }) => deletedAt === null)
    for (const { id } of others)
      await deleteBoard(open(), { actor: admin, boardId: id, intoId: kept?.id ?? '' })
    const last = { actor: admin, boardId: kept?.id ?? '', intoId: others[0]?.id ?? '' }
    expect(reasons(await deleteBoard(open(), last))).toEqual([['LAST_BOARD', null]])
  })

  test('what is given of a new board, status and tag is in the audit log', async () => {
    await open().orm.delete(auditEvent)
    const described = { name: 'Plugins', description: 'Yours', template: 'Which one?' }
    const status = { name: 'Soon', category: 'PLANNED', color: '#112233', onRoadmap: true } as const
    await createBoard(open(), { actor: admin, facts: described })
    await createStatus(open(), { actor: admin, facts: status })
    await createTag(open(), { actor: admin, facts: { name: 'beta', color: '#445566' } })
    const log = await open().orm.select().from(auditEvent)
    expect(log.every(({ fromValue }) => fromValue === null)).toBe(true)
    expect(log.map(({ subjectName, field, toValue }) => [subjectName, field, toValue])).toEqual([
      ['Plugins', 'slug', 'plugins'],
      ['Plugins', 'description', 'Yours'],
      ['Plugins', 'visibility', 'PUBLIC'],
      ['Plugins', 'posting', 'MEMBERS'],
      ['Plugins', 'voting', 'EVERYONE'],
      ['Plugins', 'commenting', 'MEMBERS'],
      ['Plugins', 'template', 'Which one?'],
      ['Soon', 'category', 'PLANNED'],
      ['Soon', 'color', '#112233'],
      ['Soon', 'onRoadmap', 'true'],
      ['beta', 'color', '#445566'],
      ['beta', 'visibility', 'PUBLIC'],
    ])
  })
})
