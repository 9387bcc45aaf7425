import { asc, eq, inArray } from 'drizzle-orm'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { listComments } from '#server/areas/comments/findComments.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { countIdeas } from '#server/areas/ideas/countIdeas.ts'
import { listIdeas } from '#server/areas/ideas/listIdeas.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { countQueues, listQueue } from '#server/areas/moderation/findQueues.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { listVoters } from '#server/areas/people/findPeople.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { seededRandom } from '#server/areas/sample/random.ts'
import { adoptGuest } from '#server/areas/votes/adoptGuest.ts'
import { castGuestVote } from '#server/areas/votes/castGuestVote.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { castVoteFor, withdrawVoteFor } from '#server/areas/votes/castVoteFor.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { follow, importedVote, vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { behindLock } from '#server/testing/behindLock.ts'
import { describeOnEngines, isWhole } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { findMergedFrom, previewMerge } from './findMerges.ts'
import { mergeIdea, unmergeIdea } from './mergeIdea.ts'

const SOURCES = ['GitHub', 'Forum']

interface Made {
  numbers: number[]
  people: (Actor & Member)[]
  /** Acts for others, up to what one person may within an hour. */
  helper: Actor & Member
}

/** Reads all that merging may not change for good: every row and count of ideas. */
async function snapshot(db: Db, numbers: readonly number[]) {
  const wanted = [...numbers]
  const ideas = await db.orm
    .select()
    .from(idea)
    .where(inArray(idea.number, wanted))
    .orderBy(asc(idea.number))
  const rows = {
    votes: await db.orm
      .select()
      .from(vote)
      .where(inArray(vote.ideaNumber, wanted))
      .orderBy(asc(vote.ideaNumber), asc(vote.personId)),
    follows: await db.orm
      .select()
      .from(follow)
      .where(inArray(follow.ideaNumber, wanted))
      .orderBy(asc(follow.ideaNumber), asc(follow.personId)),
    imported: await db.orm
      .select()
      .from(importedVote)
      .where(inArray(importedVote.ideaNumber, wanted))
      .orderBy(asc(importedVote.ideaNumber), asc(importedVote.source)),
    comments: await db.orm
      .select()
      .from(comment)
      .where(inArray(comment.ideaNumber, wanted))
      .orderBy(asc(comment.id)),
  }
  return { ...rows, ideas: ideas.map(({ trend, ...row }) => ({ ...row, trend: trend.toFixed(6) })) }
}

/** Everything that must be true of ideas whatever was done to them, from nothing but what people themselves said. */
async function expectWhole(db: Db, numbers: readonly number[]): Promise<void> {
  const { ideas, votes, follows, imported, comments } = await snapshot(db, numbers)
  for (const one of ideas) {
    const merged = ideas.filter(({ mergedInto }) => mergedInto === one.number)
    // Neither chain nor circle: what something leads to leads nowhere else, and the way that merges took ends there as well.
    if (one.mergedInto !== null) {
      expect(merged).toEqual([])
      expect(ideas.find(({ number }) => number === one.mergedInto)?.mergedInto).toBeNull()
      expect(rootOf(ideas, one.number)).toBe(one.mergedInto)
    } else expect(one.mergedParent).toBeNull()
    const family = [one, ...merged].map(({ number }) => number)
    const said = <Row extends { ideaNumber: number; via: number | null }>(rows: readonly Row[]) =>
      rows.filter(({ ideaNumber, via }) => family.includes(ideaNumber) && via === null)
    const voters = [...new Set(said(votes).map(({ personId }) => personId))].sort()
    expect(
      votes
        .filter(({ ideaNumber }) => ideaNumber === one.number)
        .map(({ personId }) => personId)
        .sort(),
    ).toEqual(voters)
    expect(one.voteCount).toBe(voters.length)
    const own = imported
      .filter(({ ideaNumber }) => family.includes(ideaNumber))
      .map(({ source, count, merged: copied }) => ({ source, count: count - copied }))
    for (const source of SOURCES) {
      const shown =
        imported.find((row) => row.ideaNumber === one.number && row.source === source)?.count ?? 0
      expect(shown).toBe(
        own.filter((row) => row.source === source).reduce((sum, { count }) => sum + count, 0),
      )
    }
    expect(one.importedVoteCount).toBe(own.reduce((sum, { count }) => sum + count, 0))
    const unfollowed = follows
      .filter(
        ({ ideaNumber, following, via }) => ideaNumber === one.number && !following && via === null,
      )
      .map(({ personId }) => personId)
    const followers = [
      ...new Set(
        said(follows)
          .filter(({ following }) => following)
          .map(({ personId }) => personId),
      ),
    ].filter((id) => !unfollowed.includes(id))
    expect(
      follows
        .filter(({ ideaNumber, following }) => ideaNumber === one.number && following)
        .map(({ personId }) => personId)
        .sort(),
    ).toEqual(followers.sort())
    const live = [
      one.number,
      ...merged.filter(({ state }) => state === 'LIVE').map(({ number }) => number),
    ]
    expect(one.commentCount).toBe(
      comments.filter(
        ({ ideaNumber, state, internal }) =>
          live.includes(ideaNumber) && state === 'LIVE' && !internal,
      ).length,
    )
    expect(Number(one.trend)).toBeCloseTo(await computedTrend(db, one), 3)
  }
}

function rootOf(
  ideas: readonly { number: number; mergedParent: number | null }[],
  number: number,
  steps = 0,
): number {
  if (steps > ideas.length) throw new Error(`A circle of merges at ${number}`)
  const parent = ideas.find((one) => one.number === number)?.mergedParent ?? null
  return parent === null ? number : rootOf(ideas, parent, steps + 1)
}

describeOnEngines('merging ideas', (open, engine) => {
  let site: TestSite
  let team: Actor & Member
  let addresses = 0

  const make = async (ideas: number, members: number): Promise<Made> => {
    const made: Made = { numbers: [], people: [], helper: await addMember(open(), 'COLLABORATOR') }
    for (let n = 0; n < members; n++) made.people.push(await addMember(open()))
    for (let n = 0; n < ideas; n++) {
      const number = await addIdea(open(), {
        title: `Idea ${n}`,
        boardId: site.boards.public,
        statusId: statusId(site, 'open'),
      })
      made.numbers.push(number)
      const counts = SOURCES.flatMap((source, at) =>
        (n + at) % 3 === 0 ? [] : [{ ideaNumber: number, source, count: 3 + n + at }],
      )
      if (counts.length > 0) await open().orm.insert(importedVote).values(counts)
      const { createdAt } = await rowOf(number)
      const [said] = await open()
        .orm.insert(comment)
        .values({ id: newId('comment'), ideaNumber: number, body: 'x', bodyHtml: 'x' })
        .returning()
      const importedVoteCount = counts.reduce((sum, { count }) => sum + count, 0)
      await open()
        .orm.update(idea)
        .set({
          importedVoteCount,
          commentCount: 1,
          lastActivityAt: said?.createdAt,
          trend: await computedTrend(open(), { number, createdAt }),
        })
        .where(eq(idea.number, number))
    }
    return made
  }
  const cast = (actor: Actor & Member, ideaNumber: number, voted = true) =>
    castVote(open(), { actor, ideaNumber, voted, perHour: 100_000 })
  const merge = (ideaNumber: number, intoNumber: number) =>
    mergeIdea(open(), { actor: team, ideaNumber, intoNumber })
  const unmerge = (ideaNumber: number) => unmergeIdea(open(), { actor: team, ideaNumber })
  const votersOf = async (number: number) =>
    (await open().orm.select().from(vote).where(eq(vote.ideaNumber, number)))
      .map(({ personId }) => personId)
      .sort()
  const rowOf = async (number: number) => {
    const [row] = await open().orm.select().from(idea).where(eq(idea.number, number))
    if (!row) throw new Error('No such idea')
    return row
  }
  const idsOf = (...voters: (Actor & Member)[]) => voters.map(({ personId }) => personId).sort()
  const three = async () => {
    const made = await make(3, 4)
    const [a, b, c] = made.numbers as [number, number, number]
    const [one, two, both, other] = made.people as [
      Actor & Member,
      Actor & Member,
      Actor & Member,
      Actor & Member,
    ]
    return { a, b, c, one, two, both, other }
  }

  beforeAll(async () => {
    site = await addSite(open())
    await open().orm.update(siteTable).set({ guestVoting: true })
    team = await addMember(open(), 'COLLABORATOR')
  })

  test('the target gains voters and followers, each person once; unmerging keeps what was said on it since, and nothing else', async () => {
    const { a, b, c, one, two, both, other } = await three()
    for (const [who, number] of [
      [one, a],
      [both, a],
      [both, b],
      [two, b],
      [both, c],
      [other, c],
    ] as const)
      await cast(who, number)
    const late = await addMember(open())
    const before = await rowOf(a)
    expect(await previewMerge(open(), team, [a], b)).toEqual({
      voteCount: 3,
      importedVoteCount: before.importedVoteCount + (await rowOf(b)).importedVoteCount,
    })
    const imported = await Promise.all(
      [a, b, c].map(async (number) => (await rowOf(number)).importedVoteCount),
    )
    expect(await previewMerge(open(), team, [a, c], b)).toEqual({
      voteCount: 4,
      importedVoteCount: imported.reduce((sum, count) => sum + count, 0),
    })
    expect([
      await previewMerge(open(), one, [a], b),
      await previewMerge(open(), team, [a, b], b),
      await previewMerge(open(), team, [a, 999_999], b),
    ]).toEqual([null, null, null])
    expect(await merge(a, b)).toEqual({ result: { ideaNumber: b }, errors: [] })
    expect(await votersOf(b)).toEqual(idsOf(one, two, both))
    const [rows] = await findMergedFrom(open(), visitor, [b])
    expect(rows).toEqual([
      expect.objectContaining({
        number: a,
        voteCount: 1,
        importedVoteCount: before.importedVoteCount,
      }),
    ])
    expect((await listVoters(open(), visitor, b, {})).rows.map(({ id }) => id).sort()).toEqual(
      idsOf(one, two, both),
    )
    // Through the merged one's address as well, both ways; who withdraws means all that they see as one.
    await cast(late, a)
    await cast(both, a, false)
    await cast(other, b)
    expect(await votersOf(b)).toEqual(idsOf(one, two, late, other))
    await unmerge(a)
    expect(await votersOf(a)).toEqual(idsOf(one))
    expect(await votersOf(b)).toEqual(idsOf(two, late, other))
    const followers = (await open().orm.select().from(follow).where(eq(follow.ideaNumber, b)))
      .map(({ personId }) => personId)
      .sort()
    expect(followers).toEqual(idsOf(two, both, late, other))
    await expectWhole(open(), [a, b])
  })

  test('no chain arises: merging into a merged idea lands on its target, what was merged moves along, and comes back', async () => {
    const { a, b, c, one } = await three()
    await cast(one, a)
    await merge(a, b)
    await merge(b, c)
    expect([(await rowOf(a)).mergedInto, (await rowOf(b)).mergedInto]).toEqual([c, c])
    expect(await votersOf(c)).toEqual(idsOf(one))
    const again = await Promise.all([merge(c, a), merge(c, c), merge(c, b)])
    expect(again.map(({ errors }) => errors[0]?.code)).toEqual(['INVALID', 'INVALID', 'INVALID'])
    expect((await merge(a, c)).errors).toEqual([])
    await unmerge(b)
    expect([(await rowOf(a)).mergedInto, (await rowOf(b)).mergedInto]).toEqual([b, null])
    expect([await votersOf(b), await votersOf(c)]).toEqual([idsOf(one), []])
    expect((await merge(a, c)).errors[0]?.code).toBe('CONFLICT')
    expect((await unmerge(c)).errors[0]?.code).toBe('CONFLICT')
    expect((await merge(c, 999_999)).errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      field: 'intoId',
    })
    const [mine, theirs] = await Promise.all(
      [a, b].map(async (number) =>
        (await open().orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, number))).map(
          ({ kind, data }) => ({ kind, data }),
        ),
      ),
    )
    expect(mine).toEqual([{ kind: 'merged', data: { from: a, to: b } }])
    expect(theirs).toHaveLength(3)
    expect(
      (await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, b))).map(
        ({ kind }) => kind,
      ),
    ).toEqual(expect.arrayContaining(['idea.merged', 'idea.unmerged']))
  })

  test('comments of what was merged are read on the target in order of time, by who may read both, and counted where all may', async () => {
    const { a, b, one } = await three()
    const hidden = await addIdea(open(), {
      title: 'Of the team',
      boardId: site.boards.team,
      statusId: statusId(site, 'open'),
    })
    await open()
      .orm.insert(comment)
      .values({ id: newId('comment'), ideaNumber: hidden, body: 'y', bodyHtml: 'y' })
    const listed = () => countIdeas(open(), visitor, {})
    const [ideas] = [await listed()]
    await merge(a, b)
    await merge(hidden, b)
    expect(await listed()).toBe(ideas - 1)
    const onList = (
      await listIdeas(open(), visitor, { sort: 'NEWEST', filter: {}, page: { first: 100 } })
    ).rows.map(({ number }) => number)
    expect([a, b].map((number) => onList.includes(number))).toEqual([false, true])
    const read = async (who: Actor, page: object = {}) =>
      (await listComments(open(), who, b, page)).rows.map(({ ideaNumber }) => ideaNumber)
    expect(await read(one)).toEqual([a, b])
    expect(await read(team)).toEqual([a, b, hidden])
    expect(await read(team, { last: 2 })).toEqual([b, hidden])
    expect((await rowOf(b)).commentCount).toBe(2)
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: a },
      state: 'SPAM',
    })
    expect(await read(one)).toEqual([b])
    expect((await rowOf(b)).commentCount).toBe(1)
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: a },
      state: 'LIVE',
    })
    expect((await rowOf(b)).commentCount).toBe(2)
    expect((await findMergedFrom(open(), visitor, [b]))[0]?.map(({ number }) => number)).toEqual([
      a,
    ])
  })

  /** One thing that somebody does. Guests are made, and adopted, on the way. */
  function actor(made: Made, random: () => number) {
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item
    const guests: string[] = []
    const said: { id: string; by: Actor & Member }[] = []
    return async (): Promise<void> => {
      const [number, member, act] = [pick(made.numbers), pick(made.people), random()]
      if (act < 0.28) await cast(member, number, random() < 0.7)
      else if (act < 0.34)
        await castVoteFor(open(), {
          actor: made.helper,
          ideaNumber: number,
          personId: member.personId,
          name: null,
          evidenceUrl: '',
          why: random() < 0.5 ? 'Asked.' : '',
        })
      else if (act < 0.37)
        await withdrawVoteFor(open(), {
          actor: made.helper,
          ideaNumber: number,
          personId: member.personId,
        })
      else if (act < 0.4)
        await setFollow(open(), { actor: member, ideaNumber: number, following: random() < 0.3 })
      else if (act < 0.6) await merge(number, pick(made.numbers))
      else if (act < 0.75) await unmerge(number)
      else if (act < 0.83) {
        const guestId = guests.length > 0 && random() < 0.7 ? pick(guests) : null
        const { result } = await castGuestVote(open(), {
          guestId,
          newGuestId: newId('user'),
          address: `10.${++addresses >> 8}.${addresses & 255}.1`,
          ideaNumber: number,
          voted: guestId === null || random() < 0.7,
        })
        if (guestId === null && result?.guestId) guests.push(result.guestId)
      } else if (act < 0.88) {
        const guestId = guests.splice(Math.floor(random() * guests.length), 1)[0]
        if (guestId) await open().transaction((tx) => adoptGuest(tx, guestId, member.personId))
      } else if (act < 0.92)
        await setPostState(open(), {
          actor: team,
          subject: { kind: 'idea', ideaNumber: number },
          state: random() < 0.4 ? 'DELETED' : 'LIVE',
        })
      else if (act < 0.95) {
        const { result } = await postComment(open(), {
          actor: member,
          ideaNumber: number,
          body: 'Said',
          perHour: 100_000,
        })
        if (result) said.push({ id: result.commentId, by: member })
      } else if (act < 0.97) {
        const [one] = said.splice(Math.floor(random() * said.length), 1)
        if (one)
          await deleteOwn(open(), {
            actor: one.by,
            subject: { kind: 'comment', commentId: one.id },
          })
      } else {
        made.people.splice(made.people.indexOf(member), 1, await addMember(open()))
        await deleteAccount(open(), { actor: member, deletePosts: random() < 0.5 })
      }
    }
  }

  test('whatever is done, one after another: every idea has exactly its distinct voters, and unmerging gives back both', async () => {
    for (let seed = 1; seed <= (isWhole ? 70 : 5); seed++) {
      const random = seededRandom(seed)
      const made = await make(4, 5)
      const step = actor(made, random)
      for (let n = 0; n < 10; n++) await step()
      await expectWhole(open(), made.numbers)
      // Merging and unmerging at once is as if nothing had been done.
      const before = await snapshot(open(), made.numbers)
      const [first = 0, second = 0] = [...made.numbers].sort(() => random() - 0.5)
      const { result } = await merge(first, second)
      if (!result || before.ideas.find(({ number }) => number === first)?.mergedInto !== null)
        continue
      await expectWhole(open(), made.numbers)
      expect((await unmerge(first)).errors).toEqual([])
      expect(await snapshot(open(), made.numbers)).toEqual(before)
    }
  }, 300_000)

  test('whatever is done at once: no deadlock, and nobody is miscounted', async () => {
    for (let seed = 1; seed <= (isWhole ? 30 : 2); seed++) {
      const made = await make(5, 6)
      await Promise.all(
        [1, 2, 3, 4, 5].map(async (who) => {
          const step = actor(made, seededRandom(seed * 100 + who))
          for (let n = 0; n < 6; n++) await step()
        }),
      )
      await expectWhole(open(), made.numbers)
      // Each by itself again, every idea has what people gave to it, and nothing of another.
      for (const number of made.numbers) await unmerge(number)
      await expectWhole(open(), made.numbers)
      expect(
        (await snapshot(open(), made.numbers)).votes.filter(({ via }) => via !== null),
      ).toEqual([])
    }
  }, 300_000)

  test('votes that are taken back while their idea gets others merged into it: nobody is miscounted', async () => {
    const { a, b, one, two } = await three()
    for (const number of [a, b])
      await castVoteFor(open(), {
        actor: team,
        ideaNumber: number,
        personId: one.personId,
        name: null,
        evidenceUrl: '',
        why: '',
      })
    for (const number of [a, b]) await cast(two, number)
    const acts = [
      () => merge(a, b),
      () => withdrawVoteFor(open(), { actor: team, ideaNumber: b, personId: one.personId }),
      () => cast(two, b, false),
    ]
    // The embedded engine has one connection, so that they take turns anyway.
    await (engine === 'postgres'
      ? behindLock(open(), b, acts)
      : Promise.all(acts.map((act) => act())))
    await expectWhole(open(), [a, b])
  })

  test('what waits for approval is decided about by merging it, and waits again when that is taken back', async () => {
    const { a, b } = await three()
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: a },
      state: 'PENDING',
    })
    const waiting = async () =>
      (await listQueue(open(), 'PENDING', { first: 100 })).rows.map(({ id }) => id)
    const { PENDING: before } = await countQueues(open())
    expect(await waiting()).toContain(`idea_${a}`)
    await merge(a, b)
    expect([await waiting(), (await countQueues(open())).PENDING]).toEqual([
      expect.not.arrayContaining([`idea_${a}`]),
      before - 1,
    ])
    await unmerge(a)
    expect([await waiting(), (await countQueues(open())).PENDING]).toEqual([
      expect.arrayContaining([`idea_${a}`]),
      before,
    ])
  })
})
