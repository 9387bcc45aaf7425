import type { Db } from '#server/db/database.ts'
import { notification } from '#server/db/tables/notifications.ts'
import { announce, link, subscribe, takeBack } from './changelogActs.ts'
import { choose, prefer } from './ownActs.ts'
import { moveComment, moveIdea, post, say } from './postActs.ts'
import { at, ROLES, type Stage } from './stage.ts'
import { ban, decide, merge, moderate, openBoard, unmerge } from './teamActs.ts'

const acts = [
  'post',
  'post',
  'vote',
  'vote',
  'withdraw',
  'follow',
  'unfollow',
  'unfollow',
  'mute',
  'unmute',
  'comment',
  'comment',
  'reply',
  'reply',
  'reply',
  'mention',
  'internal',
  'status',
  'answer',
  'merge',
  'merge',
  'unmerge',
  'hideComment',
  'showComment',
  'hideIdea',
  'showIdea',
  'ban',
  'unban',
  'board',
  'moderation',
  'prefer',
  'announce',
  'announce',
  'link',
  'takeBack',
  'subscribe',
  'subscribe',
  'unsubscribe',
  'read',
  'read',
] as const

/** Few, so that acts meet each other. */
const IDEAS = 6

/** One random act: who does what to which, by numbers that are counted round. */
export interface RandomAct {
  what: number
  who: number
  which: number
  other: number
}

/** The number of an act by its name. */
export function numberOf(act: (typeof acts)[number]): number {
  return acts.indexOf(act)
}

/** Does an act by the commands of the site, and tells the model. Gives its name. */
export async function play(
  stage: Stage,
  { what, who, which, other }: RandomAct,
): Promise<(typeof acts)[number]> {
  const act = at(acts, what)
  const actor = stage.actor(who)
  const team = stage.actor(who, ROLES.length)
  const idea = at([...stage.model.ideas.values()], which)
  const comment = at([...stage.model.comments.values()], which)
  if (act === 'moderation') await moderate(stage)
  else if (act === 'takeBack') await takeBack(stage, team, which)
  else if (act === 'subscribe' || act === 'unsubscribe')
    await subscribe(stage, actor, act === 'subscribe')
  else if (act === 'prefer') await prefer(stage, actor.personId, which)
  else if (act === 'ban' || act === 'unban') await ban(stage, act === 'ban', which)
  else if (act === 'board') await openBoard(stage, which)
  else if (act === 'hideComment' || act === 'showComment') {
    if (comment) await moveComment(stage, team, comment, act === 'showComment' ? 'LIVE' : 'DELETED')
  } else if (act === 'post') {
    if (!actor.banned && stage.model.ideas.size < IDEAS) await post(stage, actor, which, other)
  } else if (idea === undefined || act === 'read') return act
  else if (['vote', 'withdraw', 'follow', 'unfollow', 'mute', 'unmute'].includes(act)) {
    if (!actor.banned) await choose(stage, act, actor, idea)
  } else if (['comment', 'reply', 'mention', 'internal'].includes(act)) {
    if (!actor.banned) await say(stage, act, actor, idea, other)
  } else if (act === 'status' || act === 'answer')
    await decide(stage, team, idea, other, act === 'answer')
  else if (act === 'announce') await announce(stage, team, idea, other)
  else if (act === 'link') await link(stage, team, idea, other)
  else if (act === 'merge') await merge(stage, team, idea, other)
  else if (act === 'unmerge') await unmerge(stage, team, idea)
  else await moveIdea(stage, team, idea, act === 'showIdea' ? 'LIVE' : 'SPAM')
  return act
}

/** Gives what must be told according to the model, a line each. */
export function toldByModel({ model }: Stage): string[] {
  return model.told
    .map(
      ({ person, kind, idea, entry, comment, from }) =>
        `${person} ${kind} ${idea} ${entry} ${comment} ${from}`,
    )
    .sort()
}

/** Gives what the site has told, in the same lines. */
export async function toldBySite(db: Db): Promise<string[]> {
  const rows = await db.orm.select().from(notification)
  return rows
    .map(
      ({ recipientId, kind, ideaNumber, entryId, commentId, data }) =>
        `${recipientId} ${kind} ${ideaNumber} ${entryId} ${commentId} ${data.from ?? null}`,
    )
    .sort()
}
