import { eq } from 'drizzle-orm'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { seededRandom } from '#server/areas/sample/random.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { follow, vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addClosedStatus,
  addIdea,
  addMember,
  addSite,
  statusId,
  type TestSite,
} from '#server/testing/testSite.ts'
import { castVote } from './castVote.ts'

interface IdeaWithVoters {
  voteCount: number
  trend: number
  createdAt: string
  voters: string[]
}

async function ideaWithVoters(db: Db, number: number): Promise<IdeaWithVoters> {
  const [row] = await db.orm.select().from(idea).where(eq(idea.number, number))
  const voters = await db.orm.select().from(vote).where(eq(vote.ideaNumber, number))
  if (!row) throw new Error('No such idea')
  return { ...row, voters: voters.map(({ personId }) => personId).sort() }
}

describeOnEngines('casting votes', (open) => {
  let site: TestSite
  let closed: string
  let people: (Actor & Member)[]
  const openIdea = () =>
    addIdea(open(), {
      title: 'An idea',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })

  beforeAll(async () => {
    site = await addSite(open())
    closed = await addClosedStatus(open())
    people = []
    for (let made = 0; made < 8; made++) people.push(await addMember(open()))
  })

  test('voteCount is always the number of distinct voters, and trend what the votes make it, whatever people do', async () => {
    const random = seededRandom(41)
    const number = await openIdea()
    await open()
      .orm.insert(comment)
      .values({ id: newId('comment'), ideaNumber: number, body: 'x', bodyHtml: 'x' })
    const { createdAt } = await ideaWithVoters(open(), number)
    await open()
      .orm.update(idea)
      .set({ trend: await computedTrend(open(), { number, createdAt }) })
      .where(eq(idea.number, number))
    const wanted = new Set<string>()
    for (let step = 0; step < 60; step++) {
      const actor = people[Math.floor(random() * people.length)]
      if (!actor) continue
      const voted = random() < 0.6
      if (voted) wanted.add(actor.personId)
      else wanted.delete(actor.personId)
      const outcome = await castVote(open(), { actor, ideaNumber: number, voted })
      expect(outcome.errors).toEqual([])
      const now = await ideaWithVoters(open(), number)
      expect(now.voters).toEqual([...wanted].sort())
      expect(now.voteCount).toBe(wanted.size)
      expect(now.trend).toBeCloseTo(await computedTrend(open(), { number, createdAt }), 4)
    }
  })

  test('votes of many people at once, each sent twice, count once each', async () => {
    const number = await openIdea()
    const twice = [...people, ...people]
    await Promise.all(
      twice.map((actor) => castVote(open(), { actor, ideaNumber: number, voted: true })),
    )
    const now = await ideaWithVoters(open(), number)
    expect(now.voteCount).toBe(people.length)
    expect(now.trend).toBeCloseTo(
      await computedTrend(open(), { number, createdAt: now.createdAt }),
      4,
    )
  })

  test('the same call sent again, also at the same time, is answered and done once', async () => {
    const number = await openIdea()
    const actor = await addMember(open())
    const call = () =>
      castVote(open(), { actor, ideaNumber: number, voted: true, clientMutationId: 'vote-1' })
    const outcomes = await Promise.all([call(), call(), call()])
    expect(outcomes.map(({ result }) => result)).toEqual([
      { ideaNumber: number },
      { ideaNumber: number },
      { ideaNumber: number },
    ])
    await castVote(open(), { actor, ideaNumber: number, voted: false })
    await call()
    expect((await ideaWithVoters(open(), number)).voteCount).toBe(0)
    const told = await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
    expect(told.map(({ kind }) => kind)).toEqual(['vote.cast', 'vote.withdrawn'])
  })

  test.each(['shipped', 'declined', 'closed'])(
    'is refused with the reason in a status of %s, and existing votes stay',
    async (slug) => {
      const number = await openIdea()
      const [actor, other] = people
      if (!actor || !other) throw new Error('No people')
      await castVote(open(), { actor, ideaNumber: number, voted: true })
      await open()
        .orm.update(idea)
        .set({
          statusId: slug === 'closed' ? closed : statusId(site, slug),
          statusChangedAt: '2026-05-03T10:00:00.000Z',
        })
        .where(eq(idea.number, number))
      const name = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`
      const message = `Voting closed on 3 May 2026 as ${name}.`
      for (const [who, voted] of [
        [other, true],
        [actor, false],
      ] as const) {
        const { errors } = await castVote(open(), { actor: who, ideaNumber: number, voted })
        expect(errors).toMatchObject([{ code: 'VOTING_CLOSED', field: null, message }])
      }
      expect((await ideaWithVoters(open(), number)).voters).toEqual([actor.personId])
    },
  )

  test('a vote for a merged idea lands on its target', async () => {
    const target = await openIdea()
    const merged = await openIdea()
    await open().orm.update(idea).set({ mergedInto: target }).where(eq(idea.number, merged))
    const [actor] = people
    if (!actor) throw new Error('No people')
    expect(await castVote(open(), { actor, ideaNumber: merged, voted: true })).toEqual({
      result: { ideaNumber: target },
      errors: [],
    })
    expect((await ideaWithVoters(open(), target)).voteCount).toBe(1)
    expect((await ideaWithVoters(open(), merged)).voteCount).toBe(0)
  })

  test('voting follows, but not for somebody who unfollowed', async () => {
    const number = await openIdea()
    const [first, second] = people
    if (!first || !second) throw new Error('No people')
    await open()
      .orm.insert(follow)
      .values({ ideaNumber: number, personId: second.personId, following: false })
    for (const actor of [first, second])
      await castVote(open(), { actor, ideaNumber: number, voted: true })
    const rows = await open().orm.select().from(follow).where(eq(follow.ideaNumber, number))
    expect(new Map(rows.map(({ personId, following }) => [personId, following]))).toEqual(
      new Map([
        [first.personId, true],
        [second.personId, false],
      ]),
    )
  })

  test('is limited by the hour, says when to try again, and changes nothing beyond', async () => {
    const actor = await addMember(open())
    const numbers = [await openIdea(), await openIdea(), await openIdea()]
    const outcomes = []
    for (const ideaNumber of numbers)
      outcomes.push(await castVote(open(), { actor, ideaNumber, voted: true, perHour: 2 }))
    expect(outcomes.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      [],
      [],
      ['RATE_LIMITED'],
    ])
    expect(outcomes[2]?.errors[0]?.message).toMatch(
      /^You can vote 2 times an hour\. Try again in (a minute|\d+ minutes)\.$/,
    )
    expect((await ideaWithVoters(open(), numbers[2] ?? 0)).voteCount).toBe(0)
  })

  test('what a person may not see cannot be voted for, and says the same as what does not exist', async () => {
    const hidden = await addIdea(open(), {
      title: 'Hidden',
      boardId: site.boards.team,
      statusId: statusId(site, 'open'),
    })
    const [actor] = people
    if (!actor) throw new Error('No people')
    const answers = await Promise.all(
      [hidden, 999_999].map((ideaNumber) => castVote(open(), { actor, ideaNumber, voted: true })),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.errors[0]?.code).toBe('NOT_FOUND')
  })
})
