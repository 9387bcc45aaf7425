import { notificationChannels, notificationKinds } from '#rules/notifications.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import { notificationPreference } from '#server/db/tables/notifications.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { setIdeaMuted } from '../muteIdea.ts'
import type { ModelIdea, ModelPerson } from './model.ts'
import { at, PLENTY, type Stage } from './stage.ts'

export async function choose(
  stage: Stage,
  act: string,
  actor: Actor & Member,
  idea: ModelIdea,
): Promise<void> {
  const { number: ideaNumber } = idea
  const { personId } = actor
  const page = stage.model.page(idea)
  if (act === 'mute' || act === 'unmute') {
    const muted = act === 'mute'
    if (!(await setIdeaMuted(stage.db, { actor, ideaNumber, muted })).result) return
    const mutes = (stage.model.people.get(personId) as ModelPerson).muted
    for (const one of [ideaNumber, page.number])
      if (muted) mutes.add(one)
      else mutes.delete(one)
  } else if (act === 'follow' || act === 'unfollow') {
    const following = act === 'follow'
    const call = { actor, ideaNumber, following, perHour: PLENTY }
    if ((await setFollow(stage.db, call)).result) page.follows.set(personId, following)
  } else {
    const voted = act === 'vote'
    const family = [page, ...stage.model.merged(page.number)]
    const hadVoted = family.some(({ votes }) => votes.has(personId))
    const call = { actor, ideaNumber, voted, perHour: PLENTY }
    if (!(await castVote(stage.db, call)).result || hadVoted === voted) return
    if (voted) {
      page.votes.add(personId)
      if (!page.follows.has(personId)) page.follows.set(personId, true)
    } else for (const { votes } of family) votes.delete(personId)
  }
}

export async function prefer(stage: Stage, personId: string, which: number): Promise<void> {
  const kind = at(notificationKinds, which)
  const person = stage.model.people.get(personId) as ModelPerson
  const isOn = person.unwanted.delete(kind)
  if (!isOn) person.unwanted.add(kind)
  for (const channel of notificationChannels)
    await stage.db.orm
      .insert(notificationPreference)
      .values({ personId: person.id, kind, channel, isOn })
      .onConflictDoUpdate({
        target: [
          notificationPreference.personId,
          notificationPreference.kind,
          notificationPreference.channel,
        ],
        set: { isOn },
      })
}
