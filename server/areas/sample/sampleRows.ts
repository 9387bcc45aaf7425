import { COMMENT_WEIGHT, trend } from '#rules/ranking.ts'
import { slugOf } from '#rules/slug.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { newId } from '#server/db/id.ts'
import type { comment } from '#server/db/tables/comments.ts'
import type { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import type { board } from '#server/db/tables/site.ts'
import type { follow, vote } from '#server/db/tables/votes.ts'
import type { EventKind } from '#server/kernel/rows.ts'
import { pick } from './random.ts'
import type { Language, SampleComment, SampleIdea } from './shape.ts'

const DAY = 86_400_000

/** People of the sample with their ids. */
export interface Cast {
  people: readonly { id: string; language: Language }[]
  team: readonly string[]
}

/** The rows of one idea of the sample; its number is known once it is inserted. */
export interface IdeaRows {
  idea: Omit<typeof idea.$inferInsert, 'boardId' | 'statusId'> & {
    boardId: string
    statusId: string
  }
  votes: Omit<typeof vote.$inferInsert, 'ideaNumber'>[]
  follows: Omit<typeof follow.$inferInsert, 'ideaNumber'>[]
  comments: Omit<typeof comment.$inferInsert, 'ideaNumber'>[]
  events: (Omit<typeof ideaEvent.$inferInsert, 'ideaNumber'> & { kind: EventKind })[]
}

interface Places {
  boards: ReadonlyMap<string, (typeof board.$inferSelect)['id']>
  statuses: ReadonlyMap<string, string>
  cast: Cast
  now: number
  random: () => number
}

/** The rows of one idea: who voted when, drawn at random so that most came soon after it was posted. */
export function sampleRows(sample: SampleIdea, places: Places): IdeaRows {
  const { cast, now, random } = places
  const created = now - sample.age * DAY
  const closed =
    sample.status?.slug === 'shipped' || sample.status?.slug === 'declined'
      ? now - (sample.status?.age ?? 0) * DAY
      : now
  const native = cast.people.filter(({ language }) => language === (sample.language ?? 'en'))
  const [author, ...speakers] = pick(native, native.length, random)
  if (!author) throw new Error(`Nobody speaks the language of "${sample.title}"`)
  const others = pick(
    cast.people.filter(({ id }) => id !== author.id),
    sample.votes - 1,
    random,
  )
  const castAt = others.map(() => created + (closed - created) * random() ** 1.6)
  const votes = [
    { personId: author.id, at: created },
    ...others.map(({ id }, index) => ({ personId: id, at: castAt[index] ?? created })),
  ]
  const comments = (sample.comments ?? []).map((one, index) =>
    commentRow(
      one,
      one.team ? cast.team[index % 2] : speakers[index % speakers.length]?.id,
      places,
    ),
  )
  const boosts = [
    ...votes.map(({ at }) => ({ at, weight: 1 })),
    ...comments.map(({ createdAt }) => ({ at: Date.parse(createdAt), weight: COMMENT_WEIGHT })),
  ]
  return {
    idea: ideaRow(sample, {
      ...places,
      authorId: author.id,
      created,
      trend: trend(boosts, created),
      comments: comments.map(({ createdAt }) => createdAt),
    }),
    votes: votes.map(({ personId, at }) => ({ personId, createdAt: iso(at) })),
    follows: votes.map(({ personId, at }) => ({ personId, following: true, createdAt: iso(at) })),
    comments,
    events: eventRows(sample, author.id, places),
  }
}

function ideaRow(
  sample: SampleIdea,
  about: Places & { authorId: string; created: number; trend: number; comments: string[] },
): IdeaRows['idea'] {
  const { boards, statuses, now, authorId, created } = about
  const changed = sample.status ? now - sample.status.age * DAY : created
  const active = [iso(changed), ...about.comments].reduce((a, b) => (a > b ? a : b))
  return {
    title: sample.title,
    slug: slugOf(sample.title),
    body: sample.body,
    bodyHtml: renderBody(sample.body),
    excerpt: excerpt(sample.body),
    authorId,
    boardId: known(boards, sample.board),
    statusId: known(statuses, sample.status?.slug ?? 'open'),
    statusChangedAt: iso(changed),
    voteCount: sample.votes,
    commentCount: about.comments.length,
    trend: about.trend,
    lastActivityAt: active,
    createdAt: iso(created),
    updatedAt: active,
  }
}

function commentRow(
  { text, age, team }: SampleComment,
  authorId: string | undefined,
  { now }: Places,
) {
  const createdAt = iso(now - age * DAY)
  return {
    id: newId('comment'),
    authorId,
    body: text,
    bodyHtml: renderBody(text),
    official: team === true,
    createdAt,
    updatedAt: createdAt,
  }
}

function eventRows(
  { age, status }: SampleIdea,
  authorId: string,
  { now, cast, statuses }: Places,
): IdeaRows['events'] {
  const posted: IdeaRows['events'][number] = {
    id: newId('event'),
    actorId: authorId,
    kind: 'posted',
    createdAt: iso(now - age * DAY),
  }
  if (!status) return [posted]
  const data = { from: known(statuses, 'open'), to: known(statuses, status.slug) }
  return [
    posted,
    {
      id: newId('event'),
      actorId: cast.team[0],
      kind: 'status_changed',
      data,
      createdAt: iso(now - status.age * DAY),
    },
  ]
}

function known(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`The sample names ${slug}, which it does not have`)
  return id
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
