import { and, eq } from 'drizzle-orm'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { deletePosts } from '#server/areas/posts/deletePosts.ts'
import type { Db, Statement } from '#server/db/database.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
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
import { castVote } from './castVote.ts'
import { castVoteFor, withdrawVoteFor } from './castVoteFor.ts'
import { setFollow } from './setFollow.ts'
import { setVoteReason } from './setVoteReason.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

/** A database that counts what it is asked, in its transactions too. */
function counting(db: Db): { db: Db; count: () => number } {
  let count = 0
  const wrap = (inner: Db): Db => ({
    engine: inner.engine,
    signals: inner.signals,
    orm: inner.orm,
    forAsker: (asker) => wrap(inner.forAsker(asker)),
    query: <Row>(statement: Statement<Row>, values?: unknown[]) => {
      count += 1
      return inner.query(statement, values)
    },
    transaction: (work) => inner.transaction((tx) => work(wrap(tx))),
  })
  return { db: wrap(db), count: () => count }
}

describeOnEngines('votes, why, and for whom', (open) => {
  let site: TestSite
  let [ana, bo, team]: (Actor & Member)[] = []
  const who = (actor: (Actor & Member) | undefined): Actor & Member => actor ?? fail()
  const openIdea = (title = 'An idea') =>
    addIdea(open(), { title, boardId: site.boards.public, statusId: statusId(site, 'open') })
  const codes = ({ errors }: { errors: readonly { code: string; field: string | null }[] }) =>
    errors.map(({ code, field }) => [code, field])
  const forSomebody = (more: Partial<Parameters<typeof castVoteFor>[1]> & { ideaNumber: number }) =>
    castVoteFor(open(), {
      actor: who(team),
      personId: null,
      name: null,
      evidenceUrl: '',
      why: '',
      ...more,
    })
  const votesOf = async (number: number) => {
    const [row] = await open().orm.select().from(idea).where(eq(idea.number, number))
    const votes = await open().orm.select().from(vote).where(eq(vote.ideaNumber, number))
    expect(row?.voteCount).toBe(votes.length)
    expect(row?.trend).toBeCloseTo(
      await computedTrend(open(), { number, createdAt: row?.createdAt ?? '' }),
      4,
    )
    return votes
  }

  function fail(): never {
    throw new Error('Not made yet')
  }

  beforeAll(async () => {
    site = await addSite(open())
    ana = await addMember(open(), 'MEMBER', 'Ana')
    bo = await addMember(open(), 'MEMBER', 'Bo')
    team = await addMember(open(), 'COLLABORATOR', 'Tea')
  })

  test('why is set, replaced and taken back by who voted alone', async () => {
    const ideaNumber = await openIdea()
    const say = (why: string) => setVoteReason(open(), { actor: who(ana), ideaNumber, why })
    expect(codes(await say('Because'))).toEqual([['CONFLICT', 'why']])
    await castVote(open(), { actor: who(ana), ideaNumber, voted: true })
    expect(codes(await say('x'.repeat(201)))).toEqual([['INVALID', 'why']])
    expect(codes(await say('two\nlines'))).toEqual([['INVALID', 'why']])
    for (const [said, kept] of [
      ['  I lose my place. ', 'I lose my place.'],
      ['x'.repeat(200), 'x'.repeat(200)],
      ['', null],
    ] as const) {
      expect(codes(await say(said))).toEqual([])
      expect((await votesOf(ideaNumber)).map(({ why }) => why)).toEqual([kept])
    }
    await say('Once more')
    await castVote(open(), { actor: who(ana), ideaNumber, voted: false })
    await castVote(open(), { actor: who(ana), ideaNumber, voted: true })
    expect((await votesOf(ideaNumber)).map(({ why }) => why)).toEqual([null])
  })

  test('a vote costs four statements', async () => {
    const ideaNumber = await openIdea()
    const counted = counting(open())
    await castVote(counted.db, { actor: who(ana), ideaNumber, voted: true })
    // The hourly count of changes, the lock, the vote with all that follows from it, and the hourly
    // count of votes.
    expect(counted.count()).toBe(4)
  })

  test('the team votes for somebody, once: a person the site knows, or one by name, who is the same by the same name', async () => {
    const ideaNumber = await openIdea()
    const evidenceUrl = 'https://mail.example/thread/7'
    expect(
      codes(
        await forSomebody({
          ideaNumber,
          personId: who(ana).personId,
          evidenceUrl,
          why: 'Asked on the phone.',
        }),
      ),
    ).toEqual([])
    const first = await forSomebody({ ideaNumber, name: ' Cleo of Acme ' })
    expect(codes(first)).toEqual([])
    expect(codes(await forSomebody({ ideaNumber, name: 'CLEO of  Acme' }))).toEqual([
      ['CONFLICT', 'name'],
    ])
    expect(codes(await forSomebody({ ideaNumber, personId: who(ana).personId }))).toEqual([
      ['CONFLICT', 'userId'],
    ])
    await castVote(open(), { actor: who(ana), ideaNumber, voted: true })
    const votes = await votesOf(ideaNumber)
    expect(votes).toHaveLength(2)
    expect(votes.find(({ personId }) => personId === who(ana).personId)).toMatchObject({
      why: 'Asked on the phone.',
      castBy: who(team).personId,
      evidenceUrl,
    })
    const cleo = first.result?.personId ?? fail()
    expect(await open().orm.select().from(person).where(eq(person.id, cleo))).toMatchObject([
      { name: 'Cleo of Acme', source: 'by-name', role: 'MEMBER' },
    ])
    const other = await openIdea()
    expect((await forSomebody({ ideaNumber: other, name: 'cleo of acme' })).result?.personId).toBe(
      cleo,
    )
    const told = await open()
      .orm.select()
      .from(outbox)
      .where(and(eq(outbox.ideaNumber, ideaNumber), eq(outbox.kind, 'vote.cast_for')))
    expect(told.map(({ actorId, data }) => [actorId, data])).toEqual(
      [who(ana).personId, cleo].map((personId) => [who(team).personId, { personId }]),
    )
  })

  test('many of the team at once count somebody once', async () => {
    const ideaNumber = await openIdea()
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => forSomebody({ ideaNumber, name: 'Everybody knows' })),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await votesOf(ideaNumber)).toHaveLength(1)
    const again = () => forSomebody({ ideaNumber, name: 'Sent twice', clientMutationId: 'twice' })
    expect(await again()).toEqual(await again())
  })

  test('is refused where there is nobody, no link, no right, or voting is closed, and then makes nobody', async () => {
    const ideaNumber = await openIdea()
    const name = 'Nobody yet'
    for (const evidenceUrl of [
      'javascript:alert(1)',
      'mail.example',
      'ftp://mail.example',
      'https://me:secret@mail.example',
      `https://mail.example/${'x'.repeat(500)}`,
    ]) {
      expect(codes(await forSomebody({ ideaNumber, name, evidenceUrl }))).toEqual([
        ['INVALID', 'evidenceUrl'],
      ])
    }
    expect(codes(await forSomebody({ ideaNumber, name, why: 'x'.repeat(201) }))).toEqual([
      ['INVALID', 'why'],
    ])
    expect(codes(await forSomebody({ ideaNumber }))).toEqual([['INVALID', 'name']])
    expect(codes(await forSomebody({ ideaNumber, name, personId: who(ana).personId }))).toEqual([
      ['INVALID', 'name'],
    ])
    expect(codes(await forSomebody({ ideaNumber, name: '  ' }))).toEqual([['INVALID', 'name']])
    const guest = await addMember(open())
    await open().orm.update(person).set({ guest: true }).where(eq(person.id, guest.personId))
    for (const personId of ['user_nobody', guest.personId, 'user_\0'])
      expect(codes(await forSomebody({ ideaNumber, personId }))).toEqual([['NOT_FOUND', 'userId']])
    expect(codes(await forSomebody({ ideaNumber, name, actor: who(ana) }))).toEqual([
      ['FORBIDDEN', null],
    ])
    await open()
      .orm.update(idea)
      .set({ statusId: statusId(site, 'shipped'), statusChangedAt: '2026-05-03T10:00:00.000Z' })
      .where(eq(idea.number, ideaNumber))
    const closed = await forSomebody({ ideaNumber, name })
    expect(closed.errors).toMatchObject([
      { code: 'VOTING_CLOSED', field: null, message: 'Voting closed on 3 May 2026 as Shipped.' },
    ])
    expect(await votesOf(ideaNumber)).toEqual([])
    expect(await open().orm.select().from(person).where(eq(person.name, name))).toEqual([])
  })

  test('the team takes back what the team cast, and nothing else', async () => {
    const ideaNumber = await openIdea()
    await castVote(open(), { actor: who(bo), ideaNumber, voted: true })
    await forSomebody({ ideaNumber, personId: who(ana).personId })
    const takeBack = (personId: string, actor = who(team)) =>
      withdrawVoteFor(open(), { actor, ideaNumber, personId })
    expect(codes(await takeBack(who(ana).personId, who(ana)))).toEqual([['FORBIDDEN', null]])
    expect(codes(await takeBack(who(bo).personId))).toEqual([['NOT_FOUND', 'userId']])
    expect(codes(await takeBack(who(ana).personId))).toEqual([])
    expect(codes(await takeBack(who(ana).personId))).toEqual([['NOT_FOUND', 'userId']])
    expect((await votesOf(ideaNumber)).map(({ personId }) => personId)).toEqual([who(bo).personId])
  })

  test('who unfollowed stays so, whatever they or the team do, until they follow again', async () => {
    const ideaNumber = await openIdea()
    const isFollowing = async () =>
      (
        await open()
          .orm.select()
          .from(follow)
          .where(and(eq(follow.ideaNumber, ideaNumber), eq(follow.personId, who(ana).personId)))
      )[0]?.following
    const set = (following: boolean) =>
      setFollow(open(), { actor: who(ana), ideaNumber, following })
    await set(false)
    await forSomebody({ ideaNumber, personId: who(ana).personId })
    expect(await isFollowing()).toBe(false)
    for (const voted of [false, true])
      await castVote(open(), { actor: who(ana), ideaNumber, voted })
    expect(await isFollowing()).toBe(false)
    for (const following of [true, true, false]) {
      expect(codes(await set(following))).toEqual([])
      expect(await isFollowing()).toBe(following)
    }
    const told = await open()
      .orm.select()
      .from(outbox)
      .where(and(eq(outbox.ideaNumber, ideaNumber), eq(outbox.actorId, who(ana).personId)))
    expect(told.map(({ kind }) => kind).filter((kind) => kind.startsWith('idea.'))).toEqual([
      'idea.unfollowed',
      'idea.followed',
      'idea.unfollowed',
    ])
    expect(
      codes(
        await setFollow(open(), {
          actor: { ...who(ana), banned: true },
          ideaNumber,
          following: true,
        }),
      ),
    ).toEqual([['FORBIDDEN', null]])
  })

  test('follows and reasons change so often an hour; what changes nothing is not counted', async () => {
    const ideaNumber = await openIdea()
    const actor = await addMember(open())
    const set = (following: boolean) =>
      setFollow(open(), { actor, ideaNumber, following, perHour: 2 })
    for (const following of [true, true, false]) expect(codes(await set(following))).toEqual([])
    expect(codes(await set(true))).toEqual([['RATE_LIMITED', null]])
    await castVote(open(), { actor, ideaNumber, voted: true })
    const say = (why: string) => setVoteReason(open(), { actor, ideaNumber, why, perHour: 1 })
    for (const why of ['Once', 'Once']) expect(codes(await say(why))).toEqual([])
    expect(codes(await say('Twice'))).toEqual([['RATE_LIMITED', null]])
  })

  test('why, for whom and by whom are for the team and the voter; the list is paged both ways', async () => {
    const ideaNumber = await openIdea()
    await castVote(open(), { actor: who(bo), ideaNumber, voted: true })
    await setVoteReason(open(), { actor: who(bo), ideaNumber, why: 'A secret' })
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await forSomebody({ ideaNumber, name, evidenceUrl: 'https://mail.example/1', why: 'Said so' })
    const query =
      'query Votes($id: ID!, $first: Int, $after: String, $last: Int) { idea(id: $id) { viewerVote { why } votes(first: $first, after: $after, last: $last) { edges { cursor node { voter { name } why castBy { name } evidenceUrl viewerCanWithdraw } } pageInfo { hasNextPage endCursor } } } }'
    type Votes = {
      idea: {
        viewerVote: { why: string | null } | null
        votes: {
          edges: { node: { voter: { name: string }; why: string | null } }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
        }
      }
    }
    const ask = async (actor: Actor, page: object) =>
      (await askSchema(open(), actor, query, { id: `idea_${ideaNumber}`, ...page }))
        .data as unknown as Votes
    const all = await ask(who(team), { first: 10 })
    expect(all.idea.votes.edges.map(({ node }) => node.voter.name)).toEqual(
      ['Four', 'Three', 'Two', 'One', 'Somebody'].map((name) =>
        name === 'Somebody' ? 'Bo' : name,
      ),
    )
    expect(all.idea.votes.edges[0]?.node).toMatchObject({
      why: 'Said so',
      castBy: { name: 'Tea' },
      evidenceUrl: 'https://mail.example/1',
      viewerCanWithdraw: true,
    })
    expect(all.idea.votes.edges[4]?.node).toMatchObject({
      why: 'A secret',
      castBy: null,
      viewerCanWithdraw: false,
    })
    const first = await ask(who(team), { first: 3 })
    const second = await ask(who(team), { first: 3, after: first.idea.votes.pageInfo.endCursor })
    expect([...first.idea.votes.edges, ...second.idea.votes.edges]).toEqual(all.idea.votes.edges)
    expect((await ask(who(team), { last: 2 })).idea.votes.edges).toEqual(
      all.idea.votes.edges.slice(-2),
    )
    for (const reader of [visitor, who(ana)]) {
      const text = JSON.stringify(await ask(reader, { first: 10 }))
      expect(text).not.toMatch(/secret|Said so|Tea|mail\.example/)
    }
    const own = await ask(who(bo), { first: 10 })
    expect([own.idea.viewerVote, own.idea.votes.edges.map(({ node }) => node.why)]).toEqual([
      { why: 'A secret' },
      [null, null, null, null, 'A secret'],
    ])
  })

  test('deleting an account with its posts takes the words of its votes along, and leaves the votes', async () => {
    const ideaNumber = await openIdea()
    await forSomebody({
      ideaNumber,
      personId: who(ana).personId,
      evidenceUrl: 'https://mail.example/1',
      why: 'Ana said so',
    })
    await castVote(open(), { actor: who(bo), ideaNumber, voted: true })
    await setVoteReason(open(), { actor: who(bo), ideaNumber, why: 'Mine' })
    await open().transaction((tx) => deletePosts(tx, who(ana).personId))
    expect(
      (await votesOf(ideaNumber)).map(({ why, evidenceUrl }) => [why, evidenceUrl]).sort(),
    ).toEqual(
      [
        ['Mine', null],
        [null, null],
      ].sort(),
    )
  })

  test('related ideas share words of the title, are public to their reader, and never the idea itself', async () => {
    const number = await openIdea('Keep my place in a long document')
    const near = await openIdea('Long document forgets my place')
    await addIdea(open(), {
      title: 'Place markers in a long document',
      boardId: site.boards.team,
      statusId: statusId(site, 'open'),
    })
    await addIdea(open(), {
      title: 'Document place, long gone',
      state: 'DELETED',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    await openIdea('Dark theme for the editor')
    await open()
      .orm.insert(comment)
      .values({ id: 'comment_x', ideaNumber: near, body: 'x', bodyHtml: 'x' })
    const related = async (actor: Actor, first?: number) => {
      const { data } = await askSchema(
        open(),
        actor,
        'query Related($id: ID!, $first: Int) { idea(id: $id) { relatedIdeas(first: $first) { title } } }',
        { id: `idea_${number}`, first },
      )
      return (
        data as unknown as { idea: { relatedIdeas: { title: string }[] } }
      ).idea.relatedIdeas.map(({ title }) => title)
    }
    expect(await related(visitor)).toEqual(['Long document forgets my place'])
    expect((await related(who(team))).sort()).toEqual([
      'Long document forgets my place',
      'Place markers in a long document',
    ])
    expect(await related(who(team), 1)).toHaveLength(1)
    expect(await related(who(team), 0)).toEqual([])
  })
})
