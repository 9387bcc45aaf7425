import { eq } from 'drizzle-orm'
import { seededRandom } from '#server/areas/sample/random.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { idea, ideaTag } from '#server/db/tables/ideas.ts'
import { tag } from '#server/db/tables/site.ts'
import { vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import type { IdeaFilter } from './ideaFilter.ts'
import type { IdeaSort } from './ideaSort.ts'
import { listIdeas, listSql } from './listIdeas.ts'

const sortNames: IdeaSort[] = ['TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED']

describeOnEngines('the list of ideas', (open) => {
  let site: TestSite
  let member: Actor & Member
  const list = (sort: IdeaSort, filter: IdeaFilter = {}, page = {}, actor: Actor = member) =>
    listIdeas(open(), actor, { sort, filter, page })
  const titles = async (filter: IdeaFilter, actor?: Actor) =>
    (await list('NEWEST', filter, {}, actor)).rows.map(({ title }) => title).sort()

  beforeAll(async () => {
    site = await addSite(open())
    member = await addMember(open())
    const random = seededRandom(3)
    await open()
      .orm.insert(tag)
      .values([
        { id: 'tag_a', name: 'a', nameKey: 'a', slug: 'a' },
        { id: 'tag_b', name: 'b', nameKey: 'b', slug: 'b', visibility: 'TEAM' },
      ])
    for (let made = 0; made < 45; made++) {
      // Few different values, so that pages end within rows of the same rank.
      const day = Math.floor(random() * 5)
      const number = await addIdea(open(), {
        title: `Idea ${made}`,
        boardId: made % 3 === 0 ? site.boards.members : site.boards.public,
        statusId: statusId(site, made % 5 === 0 ? 'planned' : 'open'),
        voteCount: Math.floor(random() * 4),
        trend: Math.floor(random() * 6) + 0.1,
        createdAt: `2026-03-0${day + 1}T00:00:00.120Z`,
        lastActivityAt: `2026-04-0${day + 1}T00:00:00.000Z`,
        authorId: made % 9 === 0 ? member.personId : null,
      })
      if (made % 4 === 0)
        await open()
          .orm.insert(ideaTag)
          .values([
            { ideaNumber: number, tagId: 'tag_a' },
            ...(made % 8 === 0 ? [{ ideaNumber: number, tagId: 'tag_b' }] : []),
          ])
    }
    await addIdea(open(), {
      title: 'Team only',
      boardId: site.boards.team,
      statusId: statusId(site, 'open'),
    })
    await addIdea(open(), {
      title: 'Waiting',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      state: 'PENDING',
      authorId: member.personId,
    })
    await addIdea(open(), {
      title: 'Spam',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      state: 'SPAM',
    })
  })

  test.each(sortNames)(
    '%s: pages follow each other without gap or repetition, forward and backward',
    async (sort) => {
      const { rows } = await list(sort, {}, { first: 100 })
      expect(rows).toHaveLength(45)
      const forward: number[] = []
      let after: string | null = null
      for (let more = true; more;) {
        const page = await list(sort, {}, { first: 7, after })
        forward.push(...page.rows.map(({ number }) => number))
        const last = page.rows.at(-1)
        more = page.hasNextPage && last !== undefined
        after = last ? page.cursorOf(last) : null
      }
      const backward: number[] = []
      let before: string | null = null
      for (let more = true; more;) {
        const page = await list(sort, {}, { last: 7, before })
        backward.unshift(...page.rows.map(({ number }) => number))
        const [first] = page.rows
        more = page.hasPreviousPage && first !== undefined
        before = first ? page.cursorOf(first) : null
      }
      expect(forward).toEqual(rows.map(({ number }) => number))
      expect(backward).toEqual(forward)
    },
  )

  test('what is posted meanwhile moves nothing on the following pages', async () => {
    const whole = await list('NEWEST', {}, { first: 30 })
    const page = await list('NEWEST', {}, { first: 15 })
    const last = page.rows.at(-1)
    const number = await addIdea(open(), {
      title: 'Meanwhile',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    const next = await list('NEWEST', {}, { first: 15, after: last ? page.cursorOf(last) : null })
    expect(next.rows.map((row) => row.number)).toEqual(
      whole.rows.slice(15).map((row) => row.number),
    )
    await open().orm.delete(idea).where(eq(idea.number, number))
  })

  test('filters hold together, and the count is that of the list', async () => {
    const filters: IdeaFilter[] = [
      {},
      { board: 'public' },
      { board: 'members' },
      { board: 'team' },
      { board: 'nowhere' },
      { statuses: ['planned'] },
      { statuses: ['planned', 'open', 'nowhere'] },
      { categories: ['PLANNED'] },
      { categories: ['PLANNED', 'OPEN'], tags: ['a'] },
      { categories: ['OPEN'], statuses: ['planned'] },
      { categories: ['SHIPPED'] },
      { categories: [] },
      { tags: ['a'] },
      { tags: ['b'] },
      { mine: true },
      { board: 'public', statuses: ['open'], tags: ['a'] },
      { voted: true },
      { following: true },
    ]
    for (const actor of [visitor, member]) {
      for (const filter of filters) {
        const { rows, count } = await list('TOP', filter, { first: 100 }, actor)
        expect([filter, await count()]).toEqual([filter, rows.length])
      }
    }
    expect((await list('TOP', { tags: ['a'] }, { first: 100 })).rows).toHaveLength(12)
    expect((await list('TOP', { statuses: ['planned'] }, { first: 100 })).rows).toHaveLength(9)
    expect((await list('TOP', { categories: ['PLANNED'] }, { first: 100 })).rows).toHaveLength(9)
    expect(
      (await list('TOP', { categories: ['OPEN', 'SHIPPED'] }, { first: 100 })).rows,
    ).toHaveLength(36)
    expect(
      (await list('TOP', { categories: ['OPEN'], statuses: ['planned'] }, { first: 100 })).rows,
    ).toHaveLength(0)
  })

  test("a slug with a NUL, which no database holds, is nobody's", async () => {
    for (const filter of [
      { board: 'public\0' },
      { tags: ['a\0'] },
      { statuses: ['open\0'] },
      { statuses: ['\0', 'open\0'] },
    ])
      expect(await titles(filter)).toEqual([])
  })

  test('visitors see public boards alone, members theirs as well, and nobody but the team what is for the team', async () => {
    expect((await list('TOP', {}, { first: 100 }, visitor)).rows).toHaveLength(30)
    expect(await titles({ board: 'members' }, visitor)).toEqual([])
    expect(await titles({ board: 'team' })).toEqual([])
    const team = await addMember(open(), 'COLLABORATOR')
    expect(await titles({ board: 'team' }, team)).toEqual(['Team only'])
    const [tagged] = (await list('TOP', { tags: ['b'] }, {}, team)).rows
    expect(tagged?.tags.map(({ name }) => name)).toEqual(['a', 'b'])
    const seen = (await list('TOP', { tags: ['a'] }, { first: 100 })).rows.flatMap(({ tags }) =>
      tags.map(({ name }) => name),
    )
    expect(new Set(seen)).toEqual(new Set(['a']))
    expect((await list('TOP', {}, {}, { ...visitor, siteIsReadable: false })).rows).toEqual([])
  })

  test('mine has what waits for approval; lists of others do not', async () => {
    expect(await titles({ mine: true })).toContain('Waiting')
    expect(await titles({})).not.toContain('Waiting')
    expect(await titles({ mine: true }, visitor)).toEqual([])
  })

  test('a row says what its reader did', async () => {
    const [first] = (await list('TOP', { board: 'public' })).rows
    await castVote(open(), { actor: member, ideaNumber: first?.number ?? 0, voted: true })
    const mine = (await list('TOP', { voted: true })).rows
    expect(
      mine.map((row) => [
        row.number,
        row.viewerHasVoted,
        row.viewerIsFollowing,
        row.recentVoteCount,
      ]),
    ).toEqual([[first?.number, true, true, 1]])
    const theirs = (await list('TOP', { board: 'public' }, { first: 100 }, visitor)).rows.find(
      ({ number }) => number === first?.number,
    )
    expect([theirs?.viewerHasVoted, theirs?.viewerIsFollowing]).toEqual([false, false])
  })

  test.each([[8], [12], [300]])(
    'recent votes are those of the last seven days, on an idea of %i days',
    async (age) => {
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
      const number = await addIdea(open(), {
        title: `Of ${age} days`,
        boardId: site.boards.public,
        statusId: statusId(site, 'open'),
        createdAt: daysAgo(age),
        voteCount: 3,
      })
      for (const days of [7.1, 6.9, 0]) {
        const { personId } = await addMember(open())
        await open()
          .orm.insert(vote)
          .values({ ideaNumber: number, personId, createdAt: daysAgo(days) })
      }
      const row = (await list('NEWEST', {}, { first: 100 })).rows.find(
        (one) => one.number === number,
      )
      expect(row?.recentVoteCount).toBe(2)
    },
  )

  test.each([
    [{ first: 0 }, 'A page has 1 to 100 entries; 0 were asked for.'],
    [{ first: 101 }, 'A page has 1 to 100 entries; 101 were asked for.'],
    [{ last: 500 }, 'A page has 1 to 100 entries; 500 were asked for.'],
    [{ first: 5, last: 5 }, 'Ask for first with after, or for last with before, not for both.'],
    [{ after: 'nonsense' }, 'This cursor does not belong to this list.'],
    [
      { after: Buffer.from('["NEWEST","2026-99-99T00:00:00.000Z",1]').toString('base64url') },
      'This cursor does not belong to this list.',
    ],
    [
      { after: Buffer.from('["NEWEST","2026-03-01T00:00:00.000Z",1.5]').toString('base64url') },
      'This cursor does not belong to this list.',
    ],
    [
      { after: Buffer.from('["TOP",1,1]').toString('base64url') },
      'This cursor does not belong to this list.',
    ],
  ])('%j is refused in a sentence', async (page, message) => {
    await expect(list('NEWEST', {}, page)).rejects.toMatchObject({ message })
  })

  test.each([
    ['TRENDING', {}, 'idea_trending'],
    ['TOP', {}, 'idea_top'],
    ['NEWEST', {}, 'idea_newest'],
    ['ACTIVE', {}, 'idea_active'],
    ['TOP', { board: 'public' }, 'idea_board_top'],
    ['ACTIVE', { statuses: ['open', 'planned'] }, 'idea_status_active'],
    ['ACTIVE', { categories: ['OPEN', 'PLANNED'] }, 'idea_status_active'],
  ] as const)(
    '%s %j walks its index, on the first page and far in',
    async (sort, filter, index) => {
      const keys = {
        TRENDING: 1.5,
        TOP: 2,
        NEWEST: '2026-03-03T00:00:00.000Z',
        ACTIVE: '2026-04-03T00:00:00.000Z',
        DISCUSSED: 3,
      }
      for (const cursor of [null, [keys[sort], 20]]) {
        const { text, values } = listSql(
          member,
          { sort, filter },
          { size: 20, backward: false, cursor, isPinned: false, hasNumberAlone: false },
        )
        const literal = (value: unknown): string =>
          Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value}'`
        const plan = await open().transaction(async (tx) => {
          // A table of 45 rows is read whole otherwise; what counts is whether the index can be used, in its order.
          await tx.orm.execute(
            'set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
          )
          return tx.orm.execute(
            `explain ${text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))}`,
          )
        })
        expect(JSON.stringify(plan.rows)).toContain(`using ${index} on`)
      }
    },
  )

  test('a statement has one text to its name', () => {
    const texts = new Map<string, string>()
    const filters: IdeaFilter[] = [
      {},
      { board: 'a' },
      { statuses: ['a'] },
      { tags: ['a'] },
      { tags: ['a', 'b'] },
      { mine: true },
      { voted: true },
      { following: true },
      { mine: true, board: 'b' },
      { mine: false, voted: true, statuses: ['a', 'b'] },
      { categories: ['OPEN'] },
      { categories: ['OPEN', 'PLANNED'] },
      { categories: ['OPEN'], statuses: ['a'] },
      { assigned: true },
      { pinned: true, targetMonth: '2026-06' },
      { assigneeId: 'user_1' },
      { assigneeId: 'user_1', locked: true, board: 'a' },
      { unassigned: true, overdue: true },
      { countsHidden: true, search: 'a' },
      { locked: true, mine: true },
      { since: '2026-01-01T00:00:00.000Z' },
      { since: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z', board: 'a' },
    ]
    for (const sort of sortNames)
      for (const filter of filters)
        for (const backward of [true, false])
          for (const cursor of [null, [1, 2]])
            for (const pinnedFirst of [true, false])
              for (const isPinned of [true, false])
                for (const hasNumberAlone of [true, false]) {
                  const { name, text } = listSql(
                    member,
                    { sort, filter, pinnedFirst },
                    { size: 20, backward, cursor, isPinned, hasNumberAlone },
                  )
                  if (cursor === null && (isPinned || hasNumberAlone)) continue
                  expect([name, texts.get(name) ?? text]).toEqual([name, text])
                  texts.set(name, text)
                  expect(name.length).toBeLessThanOrEqual(63)
                }
  })
})
