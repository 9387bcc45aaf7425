import { eq, inArray } from 'drizzle-orm'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { listAudit } from '#server/areas/audit/listAudit.ts'
import { deleteBoard } from '#server/areas/boards/deleteBoard.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { banUser } from '#server/areas/moderation/banUser.ts'
import { setRole } from '#server/areas/people/setRole.ts'
import { setTrusted } from '#server/areas/people/setTrusted.ts'
import { findPictureFacts } from '#server/areas/pictures/findPictureFacts.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { board, site as siteTable } from '#server/db/tables/site.ts'
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
import type { IdeaSort } from './ideaSort.ts'
import { listIdeas } from './listIdeas.ts'
import { assignIdea, hideIdeaCounts, pinIdea } from './teamMarks.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const sortNames: IdeaSort[] = ['TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED']

describeOnEngines('what the team sets on ideas', (open, engine) => {
  let site: TestSite
  let member: Actor & Member
  let actor: Actor & Member
  const numbers: number[] = []
  const pages = async (sort: IdeaSort, reader: Actor, backward: boolean): Promise<number[]> => {
    const all: number[] = []
    let cursor: string | null = null
    for (let more = true; more;) {
      const page = await listIdeas(open(), reader, {
        sort,
        filter: {},
        pinnedFirst: true,
        page: backward ? { last: 4, before: cursor } : { first: 4, after: cursor },
      })
      const found = page.rows.map(({ number }) => number)
      if (backward) all.unshift(...found)
      else all.push(...found)
      const next = backward ? page.rows[0] : page.rows.at(-1)
      more = (backward ? page.hasPreviousPage : page.hasNextPage) && next !== undefined
      cursor = next ? page.cursorOf(next) : null
    }
    return all
  }
  const hide = (hidesCounts: boolean) => open().orm.update(siteTable).set({ hidesCounts })

  beforeAll(async () => {
    site = await addSite(open())
    member = await addMember(open())
    actor = await addMember(open(), 'COLLABORATOR', 'Cleo')
    for (let made = 0; made < 22; made += 1)
      numbers.push(
        await addIdea(open(), {
          title: `Idea ${made}`,
          boardId: site.boards[made % 2 === 0 ? 'public' : 'members'],
          statusId: statusId(site, 'open'),
          voteCount: made % 4,
          commentCount: made % 3,
          createdAt: `2026-03-${10 + (made % 5)}T00:00:00.000Z`,
        }),
      )
  })

  test.each(sortNames.flatMap((sort) => [true, false].map((hidden) => [sort, hidden] as const)))(
    '%s, counts hidden: %s: pinned ideas come first, and pages reach each idea once, in both directions',
    async (sort, hidden) => {
      await hide(hidden)
      await open().orm.update(idea).set({ pinned: false })
      for (const at of [2, 5, 8, 11, 14])
        await open()
          .orm.update(idea)
          .set({ pinned: true })
          .where(eq(idea.number, numbers[at] ?? 0))
      const whole = await listIdeas(open(), member, {
        sort,
        filter: {},
        page: { first: 100 },
      })
      const order = [true, false].flatMap((pinned) =>
        whole.rows.filter((row) => row.pinned === pinned).map(({ number }) => number),
      )
      expect(order).toHaveLength(22)
      expect(await pages(sort, member, false)).toEqual(order)
      expect(await pages(sort, member, true)).toEqual(order)
      await open().orm.update(idea).set({ pinned: false })
      await hide(false)
    },
  )

  test('a board takes five, also from many people at once, and says so', async () => {
    const own = numbers.filter((_, at) => at % 2 === 0)
    const outcomes = await Promise.all(
      own.slice(0, 7).map(async (ideaNumber) => {
        const one = await addMember(open(), 'COLLABORATOR')
        return pinIdea(open(), { actor: one, ideaNumber, pinned: true })
      }),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(5)
    expect(outcomes.flatMap(({ errors }) => errors.map(({ reason }) => reason))).toEqual([
      'TOO_MANY_PINNED',
      'TOO_MANY_PINNED',
    ])
    // Again it changes nothing, and another board has room.
    const again = outcomes.findIndex(({ errors }) => errors.length === 0)
    const call = { actor, pinned: true }
    expect((await pinIdea(open(), { ...call, ideaNumber: own[again] ?? 0 })).errors).toEqual([])
    expect((await pinIdea(open(), { ...call, ideaNumber: numbers[1] ?? 0 })).errors).toEqual([])
    const { rows } = await listAudit(open(), { area: 'POSTS' }, { first: 100 })
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({
      kind: 'idea.changed',
      field: 'pinned',
      from: 'false',
      to: 'true',
    })
    await open().orm.update(idea).set({ pinned: false })
  })

  test('pins of ideas that have ended take no room from those that are seen', async () => {
    const own = numbers.filter((_, at) => at % 2 === 0)
    const pin = async (at: number) =>
      (await pinIdea(open(), { actor, ideaNumber: own[at] ?? 0, pinned: true })).errors.map(
        ({ reason }) => reason,
      )
    const setStatus = (slug: string, at = 0) =>
      open()
        .orm.update(idea)
        .set({ statusId: statusId(site, slug) })
        .where(eq(idea.number, own[at] ?? 0))
    for (const at of [0, 1, 2, 3, 4]) expect(await pin(at)).toEqual([])
    expect(await pin(5)).toEqual(['TOO_MANY_PINNED'])
    await setStatus('shipped')
    expect(await pin(5)).toEqual([])
    expect(await pin(6)).toEqual(['TOO_MANY_PINNED'])
    await setStatus('shipped', 6)
    expect(await pin(6)).toEqual([])
    for (const at of [0, 6]) await setStatus('open', at)
    await open().orm.update(idea).set({ pinned: false })
  })

  test('hidden votes are told on no way to who has not voted, and to who has', async () => {
    const number = numbers[3] ?? 0
    await open().orm.update(idea).set({ voteCount: 0 }).where(eq(idea.number, number))
    const voters = [await addMember(open()), await addMember(open())]
    for (const voter of voters)
      await castVote(open(), { actor: voter, ideaNumber: number, voted: true })
    const voteId = `vote_${number}_${voters[0]?.personId}`
    const look = `{ node(id: "${voteId}") { id } idea(id: "idea_${number}") { votesAreHidden voteCount recentVoteCount score countsHidden
      votes(first: 100) { edges { node { voter { name } } } } voters { edges { node { id } } } ranking(sort: TOP) { score } } }`
    const seen = async (reader: Actor) => (await askSchema(open(), reader, look)).data as object
    const nothing = {
      votesAreHidden: true,
      voteCount: 0,
      recentVoteCount: 0,
      score: 0,
      countsHidden: null,
      votes: { edges: [] },
      voters: { edges: [] },
      ranking: null,
    }
    for (const by of ['idea', 'site'] as const) {
      if (by === 'idea') await hideIdeaCounts(open(), { actor, ideaNumber: number, hidden: true })
      else await hide(true)
      expect(await seen(member)).toEqual({ node: null, idea: nothing })
      expect(await seen(actor)).toMatchObject({
        node: { id: voteId },
        idea: {
          votesAreHidden: false,
          voteCount: 2,
          countsHidden: by === 'idea',
          votes: { edges: [{}, {}] },
        },
      })
      await castVote(open(), { actor: member, ideaNumber: number, voted: true })
      expect(await seen(member)).toMatchObject({
        node: { id: voteId },
        idea: { votesAreHidden: false, voteCount: 3 },
      })
      await castVote(open(), { actor: member, ideaNumber: number, voted: false })
      expect(await seen(member)).toEqual({ node: null, idea: nothing })
      if (by === 'idea') await hideIdeaCounts(open(), { actor, ideaNumber: number, hidden: false })
    }
    // A cursor is no secret: it has the number of its row alone.
    const { rows, cursorOf } = await listIdeas(open(), member, {
      sort: 'TOP',
      filter: {},
      page: { first: 3 },
    })
    for (const row of rows)
      expect(JSON.parse(Buffer.from(cursorOf(row), 'base64url').toString())).toEqual([
        'TOP#',
        row.number,
      ])
    const facts = await findPictureFacts(open(), { kind: 'idea', number: numbers[0] ?? 0 })
    expect(facts?.idea?.votes).toBeNull()
    await hide(false)
    expect(
      (await findPictureFacts(open(), { kind: 'idea', number: numbers[0] ?? 0 }))?.idea?.votes,
    ).toBe(0)
  })

  test('the site hides votes where one can vote, and the team those of an idea anywhere', async () => {
    const [ideaNumber = 0] = numbers
    const set = (values: Partial<typeof idea.$inferInsert>) =>
      open().orm.update(idea).set(values).where(eq(idea.number, ideaNumber))
    const setVoting = (voting: 'EVERYONE' | 'TEAM') =>
      open().orm.update(board).set({ voting }).where(eq(board.id, site.boards.public))
    const look = `{ idea(id: "idea_${ideaNumber}") { votesAreHidden } }`
    const isHidden = async () => (await askSchema(open(), member, look)).data
    const hidden = { idea: { votesAreHidden: true } }
    const shown = { idea: { votesAreHidden: false } }
    await hide(true)
    for (const slug of ['open', 'planned']) {
      await set({ statusId: statusId(site, slug) })
      expect(await isHidden()).toEqual(hidden)
    }
    await setVoting('TEAM')
    expect(await isHidden()).toEqual(shown)
    await setVoting('EVERYONE')
    for (const slug of ['shipped', 'declined']) {
      await set({ statusId: statusId(site, slug) })
      expect(await isHidden()).toEqual(shown)
    }
    await set({ hidesCounts: true })
    expect(await isHidden()).toEqual(hidden)
    await set({ hidesCounts: false, statusId: statusId(site, 'open') })
    await hide(false)
  })

  test('an idea is given to somebody of the team alone, who finds it by a filter', async () => {
    const [ideaNumber = 0] = numbers
    const give = (assigneeId: string | null) =>
      assignIdea(open(), { actor, ideaNumber, assigneeId })
    expect((await give(member.personId)).errors).toMatchObject([{ reason: 'ASSIGNEE_NOT_TEAM' }])
    expect((await give('user_none')).errors).toMatchObject([{ reason: 'ASSIGNEE_NOT_TEAM' }])
    expect((await give(actor.personId)).errors).toEqual([])
    const look = `{ idea(id: "idea_${ideaNumber}") { assignee { name } } ideas(filter: { assigned: true }) { totalCount } }`
    expect((await askSchema(open(), actor, look)).data).toEqual({
      idea: { assignee: { name: 'Cleo' } },
      ideas: { totalCount: 1 },
    })
    for (const reader of [member, visitor])
      expect((await askSchema(open(), reader, look)).data).toEqual({
        idea: { assignee: null },
        ideas: { totalCount: 0 },
      })
    await give(null)
    expect((await askSchema(open(), actor, look)).data).toMatchObject({ idea: { assignee: null } })
  })

  test('the team finds ideas by whom they are assigned to, hidden counts, a locked discussion, and what is overdue', async () => {
    const [given = 0, hidden = 0, locked = 0, late = 0] = numbers
    const set = (number: number, values: Partial<typeof idea.$inferInsert>) =>
      open().orm.update(idea).set(values).where(eq(idea.number, number))
    await set(given, { assigneeId: actor.personId })
    await set(hidden, { hidesCounts: true })
    await set(locked, { lockedAt: new Date().toISOString() })
    await set(late, { targetMonth: '2024-02-01' })
    const found = async (filter: string, reader: Actor = actor) => {
      const ask = `{ ideas(first: 100, filter: { ${filter} }) { totalCount edges { node { id } } } }`
      const { ideas } = (await askSchema(open(), reader, ask)).data as {
        ideas: { totalCount: number; edges: { node: { id: string } }[] }
      }
      expect(ideas.totalCount).toBe(ideas.edges.length)
      return ideas.edges.map(({ node }) => Number(node.id.slice('idea_'.length)))
    }
    const ofTeam: [string, number[]][] = [
      [`assigneeId: "${actor.personId}"`, [given]],
      ['assigneeId: "user_none"', []],
      ['countsHidden: true', [hidden]],
      ['locked: true', [locked]],
    ]
    for (const [filter, wanted] of ofTeam)
      expect([filter, await found(filter)]).toEqual([filter, wanted])
    const nobody = await found('unassigned: true')
    expect(nobody).not.toContain(given)
    expect(nobody).toContain(hidden)
    for (const reader of [member, visitor])
      for (const [filter] of [...ofTeam, ['unassigned: true']] as const)
        expect([filter, await found(filter, reader)]).toEqual([filter, []])
    expect(await found('overdue: true', member)).toEqual([late])
    await set(late, { statusId: statusId(site, 'shipped') })
    expect(await found('overdue: true')).toEqual([])
    await set(late, {
      statusId: statusId(site, 'open'),
      targetMonth: `${new Date().toISOString().slice(0, 7)}-01`,
    })
    expect(await found('overdue: true')).toEqual([])
    for (const number of [given, hidden, locked, late])
      await set(number, { assigneeId: null, hidesCounts: false, lockedAt: null, targetMonth: null })
  })

  test('who leaves the team, is banned or deletes their account looks after no idea any more', async () => {
    const admin = await addMember(open(), 'ADMIN')
    const other = await addMember(open(), 'COLLABORATOR')
    const others = numbers[9] ?? 0
    await assignIdea(open(), { actor, ideaNumber: others, assigneeId: other.personId })
    const assigned = async (...of: number[]) => {
      const rows = await open().orm.select().from(idea).where(inArray(idea.number, of))
      return rows.map(({ assigneeId }) => assigneeId)
    }
    const ways: Record<string, (one: Actor & Member) => Promise<{ errors: readonly object[] }>> = {
      role: ({ personId }) => setRole(open(), { actor: admin, personId, role: 'MEMBER' }),
      ban: ({ personId }) => banUser(open(), { actor: admin, personId, hidePosts: false }),
      account: (one) => deleteAccount(open(), { actor: one, deletePosts: false }),
    }
    for (const [way, leave] of Object.entries(ways)) {
      const one = await addMember(open(), 'COLLABORATOR', way)
      const { personId } = one
      const [first = 0, second = 0] = numbers
      for (const ideaNumber of [first, second])
        await assignIdea(open(), { actor, ideaNumber, assigneeId: personId })
      expect(await assigned(first, second)).toEqual([personId, personId])
      expect((await leave(one)).errors).toEqual([])
      expect([way, await assigned(first, second)]).toEqual([way, [null, null]])
    }
    expect(await assigned(others)).toEqual([other.personId])
  })

  test('who is assigned an idea and leaves the team at once does not keep it', async () => {
    const admin = await addMember(open(), 'ADMIN')
    const { personId } = await addMember(open(), 'COLLABORATOR')
    const [ideaNumber = 0] = numbers
    const acts = [
      () => assignIdea(open(), { actor, ideaNumber, assigneeId: personId }),
      () => setRole(open(), { actor: admin, personId, role: 'MEMBER' }),
    ].map((act) => async () => void (await act()))
    await (engine === 'postgres'
      ? behindLock(open(), ideaNumber, acts)
      : Promise.all(acts.map((act) => act())))
    const rows = await open().orm.select().from(idea).where(eq(idea.number, ideaNumber))
    expect(rows.map(({ assigneeId }) => assigneeId)).toEqual([null])
  })

  test('ideas are found by when they were posted, when they are expected, and by being pinned', async () => {
    const [first = 0] = numbers
    await open()
      .orm.update(idea)
      .set({ targetMonth: '2026-06-01', pinned: true })
      .where(eq(idea.number, first))
    const count = async (filter: string) =>
      (await askSchema(open(), member, `{ ideas(filter: { ${filter} }) { totalCount } }`)).data
    expect(await count('pinned: true')).toEqual({ ideas: { totalCount: 1 } })
    expect(await count('targetMonth: "2026-06"')).toEqual({ ideas: { totalCount: 1 } })
    expect(await count('targetMonth: "2026-07"')).toEqual({ ideas: { totalCount: 0 } })
    const from = 'since: "2026-03-11T00:00:00.000Z"'
    expect(await count(`${from}, until: "2026-03-12T00:00:00.000Z"`)).toEqual({
      ideas: { totalCount: 5 },
    })
  })

  test('what somebody trusted posts is live where everything else waits', async () => {
    await open().orm.update(siteTable).set({ moderation: 'ALL' })
    const author = await addMember(open())
    const post = async (title: string) => {
      const { result } = await postIdea(open(), {
        actor: author,
        title,
        body: '',
        boardId: site.boards.public,
        guard: 'clean',
      })
      const number = result?.ideaNumber ?? 0
      return (await open().orm.select().from(idea).where(eq(idea.number, number)))[0]?.state
    }
    expect(await post('Before')).toBe('PENDING')
    const personId = author.personId
    await setTrusted(open(), { actor, personId, trusted: true })
    expect(await post('While')).toBe('LIVE')
    await setTrusted(open(), { actor, personId, trusted: false })
    expect(await post('After')).toBe('PENDING')
    const { rows } = await listAudit(open(), { area: 'PEOPLE' }, { first: 2 })
    expect(rows.map(({ kind }) => kind)).toEqual(['person.untrusted', 'person.trusted'])
  })

  test('an idea is pinned while its board is deleted', async () => {
    const [ideaNumber = 0] = numbers
    const { public: boardId, members: intoId } = site.boards
    const admin = await addMember(open(), 'ADMIN')
    const acts = [
      () => pinIdea(open(), { actor, ideaNumber, pinned: true }),
      () => deleteBoard(open(), { actor: admin, boardId, intoId }),
    ].map((act) => async () => expect((await act()).errors).toEqual([]))
    await open().orm.update(idea).set({ pinned: false })
    // The embedded engine has one connection, so that they take turns anyway.
    await (engine === 'postgres'
      ? behindLock(open(), ideaNumber, acts)
      : Promise.all(acts.map((act) => act())))
    expect(await open().orm.select().from(idea).where(eq(idea.number, ideaNumber))).toMatchObject([
      { pinned: true, boardId: intoId },
    ])
  })
})
