import { eq } from 'drizzle-orm'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { seededRandom } from '#server/areas/sample/random.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { follow, vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { adoptGuest } from './adoptGuest.ts'
import { castGuestVote, type GuestVoteCommand } from './castGuestVote.ts'
import { castVote } from './castVote.ts'

async function ideaWithVoters(db: Db, number: number) {
  const [row] = await db.orm.select().from(idea).where(eq(idea.number, number))
  const voters = await db.orm.select().from(vote).where(eq(vote.ideaNumber, number))
  if (!row) throw new Error('No such idea')
  return { ...row, voters: voters.map(({ personId }) => personId).sort() }
}

describeOnEngines('guests', (open) => {
  let site: TestSite
  let guestsMade = 0
  const openIdea = () =>
    addIdea(open(), {
      title: 'An idea',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  const cast = (command: Partial<GuestVoteCommand> & { ideaNumber: number }) =>
    castGuestVote(open(), {
      guestId: null,
      newGuestId: newId('user'),
      address: `10.0.0.${++guestsMade % 200}`,
      voted: true,
      ...command,
    })
  const begun = async (ideaNumber: number) => {
    const { result } = await cast({ ideaNumber })
    if (!result?.guestId) throw new Error('No guest')
    return result.guestId
  }
  const adopt = (guestId: string, to: { personId: string }) =>
    open().transaction((tx) => adoptGuest(tx, guestId, to.personId))
  const whole = async (numbers: readonly number[]) => {
    for (const number of numbers) {
      const now = await ideaWithVoters(open(), number)
      expect(now.voteCount).toBe(now.voters.length)
      expect(now.trend).toBeCloseTo(await computedTrend(open(), now), 4)
    }
  }

  beforeAll(async () => {
    site = await addSite(open())
    await open().orm.update(siteTable).set({ guestVoting: true })
  })

  test('the first vote makes a guest, who votes on and withdraws like anybody', async () => {
    const [first, second] = [await openIdea(), await openIdea()]
    const guestId = await begun(first)
    expect((await cast({ guestId, ideaNumber: second })).errors).toEqual([])
    expect((await cast({ guestId, ideaNumber: first, voted: false })).errors).toEqual([])
    expect((await ideaWithVoters(open(), first)).voters).toEqual([])
    expect((await ideaWithVoters(open(), second)).voters).toEqual([guestId])
    const [row] = await open().orm.select().from(person).where(eq(person.id, guestId))
    expect(row).toMatchObject({ guest: true, name: '', role: 'MEMBER' })
  })

  test('nobody is made by what counts nothing', async () => {
    const people = async () => (await open().orm.select().from(person)).length
    const before = await people()
    const shipped = await addIdea(open(), {
      title: 'Done',
      boardId: site.boards.public,
      statusId: statusId(site, 'shipped'),
    })
    const hidden = await addIdea(open(), {
      title: 'Hidden',
      boardId: site.boards.members,
      statusId: statusId(site, 'open'),
    })
    const outcomes = await Promise.all([
      cast({ ideaNumber: await openIdea(), voted: false }),
      cast({ ideaNumber: shipped }),
      cast({ ideaNumber: hidden }),
      cast({ ideaNumber: 999_999 }),
    ])
    expect(outcomes.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      [],
      ['VOTING_CLOSED'],
      ['NOT_FOUND'],
      ['NOT_FOUND'],
    ])
    expect(await people()).toBe(before)
  })

  test('a first vote that is sent again, also at once, is the same guest and counts once', async () => {
    const ideaNumber = await openIdea()
    const again = {
      ideaNumber,
      newGuestId: newId('user'),
      clientMutationId: 'first',
      address: '10.1.0.1',
    }
    const outcomes = await Promise.all([cast(again), cast(again), cast(again)])
    expect(outcomes).toEqual(
      outcomes.map(() => ({ errors: [], result: { ideaNumber, guestId: again.newGuestId } })),
    )
    expect((await ideaWithVoters(open(), ideaNumber)).voteCount).toBe(1)
  })

  test('where the site allows no guests they are refused, also those there are; their votes stay', async () => {
    const ideaNumber = await openIdea()
    const guestId = await begun(ideaNumber)
    for (const closed of [
      { guestVoting: false },
      { guestVoting: true, visibility: 'MEMBERS' as const },
    ]) {
      await open().orm.update(siteTable).set(closed)
      for (const one of [guestId, null])
        expect(
          (await cast({ guestId: one, ideaNumber, voted: one === null })).errors[0]?.code,
        ).toBe('NOT_SIGNED_IN')
    }
    await open().orm.update(siteTable).set({ guestVoting: true, visibility: 'PUBLIC' })
    expect((await ideaWithVoters(open(), ideaNumber)).voters).toEqual([guestId])
  })

  test('votes and new guests are limited by address, a /64 of IPv6 counting as one, also in parallel', async () => {
    const ideaNumber = await openIdea()
    const from = (address: string, perHour: { votes?: number; guests?: number }) =>
      cast({ ideaNumber, address, perHour })
    const codes = async (calls: ReturnType<typeof cast>[]) =>
      (await Promise.all(calls)).map(({ errors }) => errors[0]?.code ?? 'ok').sort()
    expect(await codes([1, 2, 3, 4].map((n) => from(`2001:db8:1:1::${n}`, { guests: 2 })))).toEqual(
      ['RATE_LIMITED', 'RATE_LIMITED', 'ok', 'ok'],
    )
    expect(await codes([from('2001:db8:1:2::1', { guests: 2 })])).toEqual(['ok'])
    expect(await codes([1, 2, 3].map(() => from('10.9.9.9', { votes: 2 })))).toEqual([
      'RATE_LIMITED',
      'ok',
      'ok',
    ])
    expect((await ideaWithVoters(open(), ideaNumber)).voteCount).toBe(5)
  })

  test("signing in moves votes and follows, counts none twice, lets the account's own word stand, and does it once", async () => {
    const numbers = [await openIdea(), await openIdea(), await openIdea()] as const
    const account = await addMember(open())
    const guestId = await begun(numbers[0])
    for (const ideaNumber of [numbers[1], numbers[2]]) await cast({ guestId, ideaNumber })
    await castVote(open(), { actor: account, ideaNumber: numbers[0], voted: true })
    await open()
      .orm.insert(follow)
      .values({ ideaNumber: numbers[1], personId: account.personId, following: false })
    const twice = await Promise.all([adopt(guestId, account), adopt(guestId, account)])
    expect(twice.filter((one) => one !== null)).toEqual([{ moved: 2, doubled: 1 }])
    for (const number of numbers)
      expect((await ideaWithVoters(open(), number)).voters).toEqual([account.personId])
    await whole(numbers)
    expect(await open().orm.select().from(person).where(eq(person.id, guestId))).toEqual([])
    const follows = await open()
      .orm.select()
      .from(follow)
      .where(eq(follow.personId, account.personId))
    expect(follows.find(({ ideaNumber }) => ideaNumber === numbers[1])?.following).toBe(false)
    expect(
      (await open().orm.select().from(outbox)).filter(({ kind }) => kind === 'guest.adopted'),
    ).toHaveLength(1)
    const late = await cast({ guestId, ideaNumber: numbers[0] })
    expect(late.errors).toEqual([expect.objectContaining({ code: 'CONFLICT', field: null })])
  })

  test('whatever guests and members do, one after another: every idea has exactly its distinct voters', async () => {
    const random = seededRandom(7)
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item
    const numbers = [await openIdea(), await openIdea(), await openIdea(), await openIdea()]
    const members = [await addMember(open()), await addMember(open())]
    const wanted = new Map(numbers.map((number) => [number, new Set<string>()]))
    let guests: string[] = []
    for (let step = 0; step < 80; step++) {
      const number = pick(numbers)
      const member = pick(members)
      const [act, voted] = [random(), random() < 0.7]
      if (act < 0.15 || guests.length === 0) {
        const guestId = await begun(number)
        guests.push(guestId)
        wanted.get(number)?.add(guestId)
      } else if (act < 0.3) {
        const guestId = pick(guests)
        guests = guests.filter((id) => id !== guestId)
        await adopt(guestId, member)
        for (const voters of wanted.values())
          if (voters.delete(guestId)) voters.add(member.personId)
      } else {
        const guestId = act < 0.7 ? pick(guests) : null
        const outcome = guestId
          ? await cast({ guestId, ideaNumber: number, voted })
          : await castVote(open(), { actor: member, ideaNumber: number, voted })
        expect(outcome.errors).toEqual([])
        if (voted) wanted.get(number)?.add(guestId ?? member.personId)
        else wanted.get(number)?.delete(guestId ?? member.personId)
      }
    }
    for (const [number, voters] of wanted)
      expect((await ideaWithVoters(open(), number)).voters).toEqual([...voters].sort())
    await whole(numbers)
  })

  test('votes that arrive during the sign-in stand with the account or are refused, and are never counted twice', async () => {
    const numbers = [await openIdea(), await openIdea(), await openIdea()]
    const members: (Actor & Member)[] = []
    const acknowledged: { ideaNumber: number; by: string }[] = []
    for (let round = 0; round < 6; round++) {
      const member = await addMember(open())
      members.push(member)
      const guestId = await begun(numbers[round % 3] ?? 0)
      const votes = numbers.map((ideaNumber) => cast({ guestId, ideaNumber }))
      const own = castVote(open(), { actor: member, ideaNumber: numbers[0] ?? 0, voted: true })
      const [, , outcomes] = await Promise.all([
        adopt(guestId, member),
        adopt(guestId, member),
        Promise.all(votes),
        own,
      ])
      outcomes.forEach(({ errors }, index) => {
        if (errors.length === 0)
          acknowledged.push({ ideaNumber: numbers[index] ?? 0, by: member.personId })
        else expect(errors[0]?.code).toBe('CONFLICT')
      })
    }
    for (const { ideaNumber, by } of acknowledged)
      expect((await ideaWithVoters(open(), ideaNumber)).voters).toContain(by)
    expect((await ideaWithVoters(open(), numbers[0] ?? 0)).voters).toEqual(
      members.map(({ personId }) => personId).sort(),
    )
    await whole(numbers)
  })
})
