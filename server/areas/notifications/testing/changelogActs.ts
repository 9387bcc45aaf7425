import { sql } from 'drizzle-orm'
import { publishEntry, unpublishEntry } from '#server/areas/changelog/publishEntry.ts'
import { createEntry, editEntry } from '#server/areas/changelog/saveEntry.ts'
import { setSubscription } from '#server/areas/changelog/setSubscription.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { ModelEntry, ModelIdea } from './model.ts'
import { at, PLENTY, type Stage } from './stage.ts'

const words = { title: 'What is new', body: '', labels: ['NEW'] } as const

/** Publishes an entry that is not published, or a new one that closes one or two ideas; every other time they ship with it. */
export async function announce(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
): Promise<void> {
  const known = at(
    [...stage.model.entries.values()].filter(({ isPublished }) => !isPublished),
    other,
  ) as ModelEntry | undefined
  const entry = other % 3 === 0 && known ? known : await write(stage, actor, idea, other)
  if (!entry) return
  const statusId = other % 2 === 0 ? (stage.site.statuses.get('shipped') ?? null) : null
  const call = { actor, entryId: entry.id, statusId, expectedVersion: entry.version }
  if (!(await publishEntry(stage.db, call)).result) return
  entry.isPublished = true
  const shipped = await readStatuses(stage)
  stage.model.events.push(() => stage.model.tellEntry(entry, shipped, actor.personId))
}

/** Links an idea to a published entry. */
export async function link(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
): Promise<void> {
  const entry = at(
    [...stage.model.entries.values()].filter(({ isPublished }) => isPublished),
    other,
  ) as ModelEntry | undefined
  const { number } = stage.model.page(idea)
  const pages = entry?.ideas.map((one) => stage.model.page(stage.model.idea(one)).number)
  if (!entry || pages?.includes(number)) return
  const ideaIds = [...entry.ideas, number].map((one) => `idea_${one}`)
  const call = { actor, entryId: entry.id, expectedVersion: entry.version, ...words, ideaIds }
  if (!(await editEntry(stage.db, call)).result) return
  entry.version += 1
  entry.ideas = await readLinks(stage, entry.id)
  stage.model.events.push(() => stage.model.tellLinked(entry, [number], actor.personId))
}

export async function takeBack(stage: Stage, actor: Actor & Member, which: number): Promise<void> {
  const entry = at([...stage.model.entries.values()], which) as ModelEntry | undefined
  if (!entry) return
  const { result } = await unpublishEntry(stage.db, { actor, entryId: entry.id })
  if (result) entry.isPublished = false
}

export async function subscribe(
  stage: Stage,
  actor: Actor & Member,
  subscribed: boolean,
): Promise<void> {
  const call = { actor, subscribed, perHour: PLENTY }
  if (!(await setSubscription(stage.db, call)).result) return
  if (subscribed) stage.model.subscribers.add(actor.personId)
  else stage.model.subscribers.delete(actor.personId)
}

async function write(
  stage: Stage,
  actor: Actor & Member,
  idea: ModelIdea,
  other: number,
): Promise<ModelEntry | null> {
  const ideas = [idea, at([...stage.model.ideas.values()], other)]
  const { result } = await createEntry(stage.db, {
    actor,
    ...words,
    ideaIds: ideas.map(({ number }) => `idea_${number}`),
  })
  if (!result) return null
  const linked = new Set(ideas.map((one) => stage.model.page(one).number))
  const entry: ModelEntry = {
    id: result.entryId,
    ideas: [...linked],
    isPublished: false,
    version: 1,
  }
  stage.model.entries.set(entry.id, entry)
  return entry
}

/** Gives the numbers of the ideas that shipped with an entry. That is the changelog's own rule, which the model takes over. */
async function readStatuses(stage: Stage): Promise<number[]> {
  const { rows } = await stage.db.orm.execute<{ number: number; slug: string }>(
    sql`select i.number, s.slug from idea i join status s on s.id = i.status_id where i.merged_into is null`,
  )
  const moved = rows.filter(({ number, slug }) => stage.model.idea(number).status !== slug)
  for (const { number, slug } of moved) stage.model.idea(number).status = slug
  return moved.map(({ number }) => number)
}

/** So is which of its links to ideas that were merged since an edit keeps. */
async function readLinks(stage: Stage, entryId: string): Promise<number[]> {
  const { rows } = await stage.db.orm.execute<{ number: number }>(
    sql`select idea_number as number from changelog_entry_idea where entry_id = ${entryId}`,
  )
  return rows.map(({ number }) => number)
}
