import { sql } from 'drizzle-orm'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { banUser, unbanUser } from '#server/areas/moderation/banUser.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { ModelIdea } from './model.ts'
import { addComment } from './postActs.ts'
import { at, type Stage } from './stage.ts'

const TOLD = new Set(['planned', 'in-progress', 'shipped', 'declined'])

export async function decide(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
  isAnswered: boolean,
): Promise<void> {
  const [slug, statusId] = at([...stage.site.statuses], other)
  const { number: ideaNumber } = idea
  const page = stage.model.page(idea)
  const answer = isAnswered ? 'We say' : null
  const { result } = await setIdeaStatus(stage.db, { actor, ideaNumber, statusId, answer })
  if (!result) return
  const isNew = page.status !== slug
  page.status = slug
  const commentId = isAnswered ? await lastComment(stage) : null
  if (commentId !== null)
    addComment(stage, actor, page, {
      id: commentId,
      on: page.number,
      answers: null,
      internal: false,
      official: true,
      mentions: new Map(),
    })
  if (isNew && TOLD.has(slug))
    stage.model.events.push(() => stage.model.tellStatus(page, actor.personId, commentId))
}

async function lastComment(stage: Stage): Promise<string> {
  const { rows } = await stage.db.orm.execute<{ id: string }>(
    sql`select data ->> 'commentId' as id from outbox where kind = 'comment.posted' order by seq desc limit 1`,
  )
  return rows[0]?.id ?? ''
}

export async function merge(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
): Promise<void> {
  const asked = at([...stage.model.ideas.values()], other)
  const into = stage.model.page(asked)
  const call = { actor, ideaNumber: idea.number, intoNumber: asked.number }
  const { result } = await mergeIdea(stage.db, call)
  if (!result || idea.into === into.number) return
  const moved = stage.model.merged(idea.number)
  for (const one of moved) one.into = into.number
  idea.into = into.number
  idea.parent = into.number
  const numbers = moved.map(({ number }) => number)
  stage.model.events.push(() => stage.model.tellMerge(idea, numbers, actor.personId))
}

export async function unmerge(stage: Stage, actor: Actor & Member, idea: ModelIdea): Promise<void> {
  const { result } = await unmergeIdea(stage.db, { actor, ideaNumber: idea.number })
  if (!result) return
  const below = (number: number): ModelIdea[] =>
    [...stage.model.ideas.values()]
      .filter(({ parent }) => parent === number)
      .flatMap((one) => [one, ...below(one.number)])
  for (const one of below(idea.number)) one.into = idea.number
  idea.into = null
  idea.parent = null
}

export async function ban(stage: Stage, isBanned: boolean, which: number): Promise<void> {
  const [actor] = stage.members
  const { personId } = at(stage.members.slice(1), which)
  const person = stage.model.people.get(personId)
  if (!actor || !person) return
  const { result } = isBanned
    ? await banUser(stage.db, { actor, personId, hidePosts: false })
    : await unbanUser(stage.db, { actor, personId })
  if (result) person.banned = isBanned
}

export async function openBoard(stage: Stage, which: number): Promise<void> {
  const [actor] = stage.members
  const boardId = at(Object.values(stage.site.boards), which)
  const isOpen = stage.model.teamBoards.has(boardId)
  if (!actor) return
  await updateBoard(stage.db, {
    actor,
    boardId,
    change: { visibility: isOpen ? 'MEMBERS' : 'TEAM' },
  })
  if (isOpen) stage.model.teamBoards.delete(boardId)
  else stage.model.teamBoards.add(boardId)
}

export async function moderate(stage: Stage): Promise<void> {
  stage.moderated = !stage.moderated
  await stage.db.orm.update(siteTable).set({ moderation: stage.moderated ? 'ALL' : 'OFF' })
}
