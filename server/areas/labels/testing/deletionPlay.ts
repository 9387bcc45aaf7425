import { eq, inArray, sql } from 'drizzle-orm'
import { deleteBoard, restoreBoard } from '#server/areas/boards/deleteBoard.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { seededRandom } from '#server/areas/sample/random.ts'
import { deleteStatus, restoreStatus } from '#server/areas/statuses/deleteStatus.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { deleteTag, restoreTag } from '#server/areas/tags/deleteTag.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { idea, ideaEvent, ideaTag } from '#server/db/tables/ideas.ts'
import { labelMove } from '#server/db/tables/labels.ts'
import { notification } from '#server/db/tables/notifications.ts'
import { status, tag } from '#server/db/tables/site.ts'
import { vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import type { LabelKind } from '../label.ts'

/** The number of things that happen at the same time as a deletion. */
export interface Size {
  ideas: number
  votes: number
  posts: number
  /** Ideas that the team moves itself meanwhile, and as many again before the deletion is undone. */
  moves: number
}

interface Stage {
  db: Db
  site: TestSite
  admin: Actor & Member
  members: (Actor & Member)[]
  /** The label that is deleted, the one that its ideas get, and the one that the team gives some of them itself. */
  gone: string
  into: string
  third: string
  numbers: number[]
}

type Done = Promise<Outcome<unknown>>

/** The differences between deleting a board, a status and a tag. */
const acts: Record<
  LabelKind,
  {
    remove: (stage: Stage) => Done
    restore: (stage: Stage) => Done
    /** The team gives an idea the third one. */
    move: (stage: Stage, number: number) => Done
  }
> = {
  board: {
    remove: ({ db, admin: actor, gone: boardId, into: intoId }) =>
      deleteBoard(db, { actor, boardId, intoId }),
    restore: ({ db, admin: actor, gone: boardId }) => restoreBoard(db, { actor, boardId }),
    move: (stage, number) => edit(stage, number, { boardId: stage.third }),
  },
  status: {
    remove: ({ db, admin: actor, gone, into: intoId }) =>
      deleteStatus(db, { actor, statusId: gone, intoId }),
    restore: ({ db, admin: actor, gone }) => restoreStatus(db, { actor, statusId: gone }),
    move: ({ db, admin: actor, third }, ideaNumber) =>
      setIdeaStatus(db, { actor, ideaNumber, statusId: third }),
  },
  tag: {
    remove: ({ db, admin: actor, gone: tagId, into: intoId }) =>
      deleteTag(db, { actor, tagId, intoId }),
    restore: ({ db, admin: actor, gone: tagId }) => restoreTag(db, { actor, tagId }),
    move: (stage, number) => edit(stage, number, { tagIds: [stage.third] }),
  },
}

async function edit(
  { db, admin: actor }: Stage,
  ideaNumber: number,
  to: { boardId?: string; tagIds?: string[] },
): Done {
  const [row] = await db.orm.select().from(idea).where(eq(idea.number, ideaNumber))
  if (!row) throw new Error(`Idea ${ideaNumber} is lost`)
  const { title, body, boardId, version: expectedVersion } = row
  return editIdea(db, {
    ...{ actor, ideaNumber, title, body, boardId, expectedVersion, perHour: 100_000 },
    ...to,
  })
}

/** Builds a site whose ideas all have what is going to be deleted. */
export async function setStage(db: Db, kind: LabelKind, size: Size): Promise<Stage> {
  const site = await addSite(db)
  const admin = await addMember(db, 'ADMIN')
  const members: (Actor & Member)[] = []
  for (let made = 0; made < 20; made += 1) members.push(await addMember(db))
  const tags = ['gone', 'into', 'third'].map((name) => ({
    ...{ id: newId('tag'), name, nameKey: name, slug: name },
  }))
  await db.orm.insert(tag).values(tags)
  const second = { id: newId('status'), name: 'Second', nameKey: 'second', slug: 'second' }
  await db.orm.insert(status).values({ ...second, category: 'OPEN', onRoadmap: true, position: 9 })
  await db.orm
    .update(status)
    .set({ onRoadmap: true })
    .where(eq(status.id, statusId(site, 'open')))
  const [gone = '', into = '', third = ''] = {
    board: [site.boards.public, site.boards.members, site.boards.team],
    status: [statusId(site, 'open'), second.id, statusId(site, 'planned')],
    tag: tags.map(({ id }) => id),
  }[kind]
  const rows = Array.from({ length: size.ideas }, (_, at) => ({
    ...{ title: `Idea ${at}`, slug: 'idea', body: '', bodyHtml: '', excerpt: '', trend: at },
    ...{ boardId: site.boards.public, statusId: statusId(site, 'open') },
  }))
  const made = await db.orm.insert(idea).values(rows).returning({ number: idea.number })
  const numbers = made.map(({ number }) => number)
  // Every third idea has the other tag already.
  await db.orm
    .insert(ideaTag)
    .values(
      numbers.flatMap((ideaNumber, at) => [
        { ideaNumber, tagId: tags[0]?.id ?? '' },
        ...(at % 3 === 0 ? [{ ideaNumber, tagId: tags[1]?.id ?? '' }] : []),
      ]),
    )
  return { db, site, admin, members, gone, into, third, numbers }
}

/** Reads the parts of ideas that a deletion and its undoing may and may not change. */
export async function snapshot({ db }: Stage) {
  const tagsOf = new Map<number, string[]>()
  for (const row of await db.orm.select().from(ideaTag).orderBy(ideaTag.tagId))
    tagsOf.set(row.ideaNumber, [...(tagsOf.get(row.ideaNumber) ?? []), row.tagId])
  const rows = await db.orm.select().from(idea).orderBy(idea.number)
  return new Map(
    rows.map(({ number, boardId, statusId: standing, roadmapRank, statusChangedAt }) => [
      number,
      { boardId, standing, roadmapRank, statusChangedAt, tags: tagsOf.get(number) ?? [] },
    ]),
  )
}

/** Whether kept counts say what the rows say. */
export async function miscounted(db: Db): Promise<unknown[]> {
  const { rows } = await db.orm.execute(sql`
    select coalesce(k.board_id, r.board_id) as board, coalesce(k.status_id, r.status_id) as status, k.count as kept, r.count as real
    from (select * from idea_count where count <> 0) k full join
      (select board_id, status_id, count(*)::int as count from idea where state = 'LIVE' and merged_into is null group by 1, 2) r
      on r.board_id = k.board_id and r.status_id = k.status_id
    where k.count is distinct from r.count`)
  const { rows: votes } = await db.orm.execute(sql`
    select i.number, i.vote_count, count(v.person_id)::int as real from idea i left join vote v on v.idea_number = i.number group by 1, 2 having i.vote_count <> count(v.person_id)`)
  return [...rows, ...votes]
}

/** Ideas that stand on, or have, something that was deleted. */
export async function onDeleted(db: Db): Promise<unknown[]> {
  const { rows } = await db.orm.execute(sql`
    select i.number from idea i join board b on b.id = i.board_id join status s on s.id = i.status_id where b.deleted_at is not null or s.deleted_at is not null
    union all select it.idea_number from idea_tag it join tag t on t.id = it.tag_id where t.deleted_at is not null`)
  return rows
}

/** The outcome of a play. */
export interface Played {
  /** Reasons for which votes and moves of the team were refused; there should be none. */
  refused: string[]
  /** Posts that were taken, by number, and the codes of those that were not. */
  posted: number[]
  notPosted: string[]
}

/** Deletes while people vote and post and the team moves ideas itself. */
export async function deleteAmongOthers(
  stage: Stage,
  kind: LabelKind,
  size: Size,
  seed: number,
): Promise<Played & { movedByTeam: number[] }> {
  const random = seededRandom(seed)
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item
  const { db, site, members, numbers } = stage
  const movedByTeam = [...new Set(Array.from({ length: size.moves }, () => pick(numbers)))]
  const played: Played = { refused: [], posted: [], notPosted: [] }
  const note = async (call: Done): Promise<void> => {
    const { errors } = await call
    played.refused.push(...errors.map(({ reason }) => reason))
  }
  const post = async (at: number): Promise<void> => {
    const boardId = at % 2 === 0 ? site.boards.public : site.boards.members
    const actor = pick(members)
    const call = { actor, boardId, title: `Meanwhile ${at}`, body: '', perHour: 100_000 }
    const { result, errors } = await postIdea(db, call)
    if (result) played.posted.push(result.ideaNumber)
    played.notPosted.push(...errors.map(({ reason }) => reason))
  }
  const around: (() => Promise<void>)[] = [
    ...Array.from({ length: size.votes }, () => () => {
      const call = { actor: pick(members), ideaNumber: pick(numbers), voted: true }
      return note(castVote(db, { ...call, perHour: 100_000 }))
    }),
    ...Array.from({ length: size.posts }, (_, at) => () => post(at)),
    ...movedByTeam.map((number) => () => note(acts[kind].move(stage, number))),
  ].toSorted(() => random() - 0.5)
  const half = Math.floor(around.length / 2)
  await Promise.all([
    ...around.slice(0, half).map((one) => one()),
    note(acts[kind].remove(stage)),
    ...around.slice(half).map((one) => one()),
  ])
  return { ...played, movedByTeam }
}

/** Undoes a deletion after the team has moved some ideas once more. Gives what is not as it should be. */
export async function undo(
  stage: Stage,
  kind: LabelKind,
  before: Awaited<ReturnType<typeof snapshot>>,
  { movedByTeam, again }: { movedByTeam: readonly number[]; again: readonly number[] },
): Promise<string[]> {
  const { db } = stage
  const refused: string[] = []
  for (const number of again)
    refused.push(...(await acts[kind].move(stage, number)).errors.map(({ reason }) => reason))
  const left = await snapshot(stage)
  const kept = await db.orm.select().from(labelMove)
  refused.push(...(await acts[kind].restore(stage)).errors.map(({ reason }) => reason))
  const now = await snapshot(stage)
  const own = new Set([...movedByTeam, ...again])
  const wrong = [...now].flatMap(([number, is]) => {
    const isBack = kept.some(({ ideaNumber }) => ideaNumber === number)
    const was = before.get(number)
    if (was && isBack === own.has(number)) return [`${number} is ${isBack ? '' : 'not '}put back`]
    const should = isBack ? (was ?? is) : left.get(number)
    return JSON.stringify(is) === JSON.stringify(should)
      ? []
      : [`${number}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`]
  })
  const forgotten = await db.orm.select().from(labelMove)
  return [...refused, ...wrong, ...forgotten.map(({ ideaNumber }) => `${ideaNumber} is still kept`)]
}

/** Events of ideas that say of a deletion, and notifications: there should be none but those of the team's own moves. */
export async function saidOf(db: Db, numbers: readonly number[]): Promise<number> {
  const events = await db.orm
    .select()
    .from(ideaEvent)
    .where(inArray(ideaEvent.ideaNumber, [...numbers]))
  const told = await db.orm.select().from(notification)
  return events.length + told.length
}

/** Votes that are there. */
export async function countVotes(db: Db): Promise<number> {
  return (await db.orm.select().from(vote)).length
}
