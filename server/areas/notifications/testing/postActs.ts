import { postComment } from '#server/areas/comments/postComment.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { ModelComment, ModelIdea } from './model.ts'
import { at, PLENTY, type Stage } from './stage.ts'

export async function post(
  stage: Stage,
  actor: Actor & Member,
  which: number,
  other: number,
): Promise<void> {
  const named = other % 3 === 0 ? stage.mentionOf(other) : null
  const board = at(Object.values(stage.site.boards), which)
  const outcome = await postIdea(stage.db, {
    actor,
    boardId: board,
    title: `Idea ${which}`,
    body: named?.text ?? '',
    guard: 'clean',
    perHour: PLENTY,
  })
  if (!outcome.result) return
  const authorId = actor.personId
  const idea: ModelIdea = {
    number: outcome.result.ideaNumber,
    authorId,
    board,
    status: 'open',
    state: stage.stateOf(actor),
    into: null,
    parent: null,
    follows: new Map([[authorId, true]]),
    votes: new Set([authorId]),
    mentions: stage.mentionsOf(named?.id ?? null),
  }
  stage.model.ideas.set(idea.number, idea)
  const { state } = idea
  stage.model.events.push(() =>
    state === 'LIVE'
      ? stage.model.tellIdea(idea, authorId)
      : stage.model.tellWaiting(idea, authorId),
  )
  stage.mentioned(idea, null)
}

export async function say(
  stage: Stage,
  act: string,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
): Promise<void> {
  const comments = [...stage.model.comments.values()].filter(({ on }) => on === idea.number)
  const answered = act === 'reply' ? at(comments, other) : undefined
  const named = act === 'mention' ? stage.mentionOf(other) : null
  const internal = act === 'internal'
  const { result } = await postComment(stage.db, {
    actor,
    ideaNumber: idea.number,
    body: `Words ${named?.text ?? ''}`,
    replyTo: answered?.id ?? null,
    internal,
    guard: 'clean',
    perHour: PLENTY,
  })
  if (result)
    addComment(stage, actor, stage.model.page(idea), {
      id: result.commentId,
      on: answered?.on ?? stage.model.page(idea).number,
      answers: answered ? (answered.answers ?? answered.id) : null,
      internal: internal || answered?.internal === true,
      official: false,
      mentions: stage.mentionsOf(named?.id ?? null),
    })
}

export function addComment(
  stage: Stage,
  actor: Actor & Member,
  page: ModelIdea,
  made: Omit<ModelComment, 'authorId' | 'state'>,
): void {
  const comment = { ...made, authorId: actor.personId, state: stage.stateOf(actor) }
  stage.model.comments.set(comment.id, comment)
  if (!page.follows.has(actor.personId)) page.follows.set(actor.personId, true)
  const { state } = comment
  stage.model.events.push(() =>
    state === 'LIVE'
      ? stage.model.tellComment(comment, actor.personId)
      : stage.model.tellWaiting(comment, actor.personId),
  )
  stage.mentioned(stage.model.idea(comment.on), comment)
}

export async function moveIdea(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  state: 'LIVE' | 'SPAM',
): Promise<void> {
  const subject = { kind: 'idea', ideaNumber: idea.number } as const
  const { result } = await setPostState(stage.db, { actor, subject, state })
  if (!result) return
  const from = idea.state
  idea.state = state
  if (state !== 'LIVE') return
  stage.mentioned(idea, null)
  for (const comment of stage.model.comments.values())
    if (comment.on === idea.number) stage.mentioned(idea, comment)
  if (from !== state) stage.model.events.push(() => stage.model.tellIdea(idea, actor.personId))
}

export async function moveComment(
  stage: Stage,
  actor: Actor & Member,
  comment: ModelComment,
  state: 'LIVE' | 'DELETED',
): Promise<void> {
  const subject = { kind: 'comment', commentId: comment.id } as const
  const { result } = await setPostState(stage.db, { actor, subject, state })
  if (!result) return
  const from = comment.state
  comment.state = state
  if (state !== 'LIVE') return
  stage.mentioned(stage.model.idea(comment.on), comment)
  if (from !== state)
    stage.model.events.push(() => stage.model.tellComment(comment, actor.personId))
}
