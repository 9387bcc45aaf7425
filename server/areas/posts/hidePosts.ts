import { statement, type Db } from '#server/db/database.ts'
import { lockIdeasOf } from './lockIdeasOf.ts'
import { settleComments } from './settleComments.ts'

const remembered = `jsonb_build_object('state', state, 'stateChangedAt', state_changed_at)`
const hide = `state = 'SPAM', hidden_by_ban = true, state_changed_at = now(), before_ban = ${remembered}`
const restore = `state = before_ban ->> 'state', hidden_by_ban = false, state_changed_at = (before_ban ->> 'stateChangedAt')::timestamptz, before_ban = null`
const visible = `state in ('LIVE', 'PENDING')`
// A post that a moderator decided about meanwhile is not the ban's any more, and stays as decided.
const hidden = `hidden_by_ban and state = 'SPAM' and before_ban is not null`

interface HiddenIdea {
  number: number
  mergedInto: number | null
}

const hideIdeas = statement<HiddenIdea>(
  'ban_hide_ideas',
  `update idea set ${hide} where author_id = $1 and ${visible} returning number, merged_into as "mergedInto"`,
)
const hideComments = statement<{ number: number }>(
  'ban_hide_comments',
  `update comment set ${hide} where author_id = $1 and ${visible} returning idea_number as number`,
)
const restoreIdeas = statement<HiddenIdea>(
  'ban_restore_ideas',
  `update idea set ${restore} where author_id = $1 and ${hidden} returning number, merged_into as "mergedInto"`,
)
const restoreComments = statement<{ number: number }>(
  'ban_restore_comments',
  `update comment set ${restore} where author_id = $1 and ${hidden} returning idea_number as number`,
)

/** The numbers of ideas and comments that were hidden or shown again. */
export interface MovedPosts {
  ideas: number
  comments: number
}

/** Takes what somebody wrote out of lists, counts and search, remembering how each stood; what is removed already stays as it is. */
export async function hidePosts(tx: Db, personId: string): Promise<MovedPosts> {
  return move(tx, personId, { ideas: hideIdeas, comments: hideComments })
}

/** Puts back exactly what hidePosts took away. */
export async function restorePosts(tx: Db, personId: string): Promise<MovedPosts> {
  return move(tx, personId, { ideas: restoreIdeas, comments: restoreComments })
}

async function move(
  tx: Db,
  personId: string,
  by: { ideas: typeof hideIdeas; comments: typeof hideComments },
): Promise<MovedPosts> {
  await lockIdeasOf(tx, personId)
  const ideas = await tx.query(by.ideas, [personId])
  const comments = await tx.query(by.comments, [personId])
  await settleComments(tx, [
    ...comments.map(({ number }) => number),
    ...ideas.flatMap(({ mergedInto }) => mergedInto ?? []),
  ])
  return { ideas: ideas.length, comments: comments.length }
}
