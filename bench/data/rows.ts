import { COMMENT_WEIGHT, trend, type Boost } from '#rules/ranking.ts'
import { slugOf } from '#rules/slug.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { weighted, type Random } from '../random.ts'
import type { Blocks } from './blocks.ts'
import { later, type Plan } from './plan.ts'
import { body, comment, pickLanguage, title } from './texts.ts'

/**
 * Ideas with their votes and comments, ready to be inserted; the first three as rows for
 * json_to_recordset.
 */
export interface Batch {
  readonly ideas: object[]
  readonly search: object[]
  readonly comments: object[]
  readonly tags: { ideas: number[]; tags: number[] }
  readonly votes: { ideas: number[]; people: number[]; times: number[] }
}

export interface Places {
  readonly boards: readonly string[]
  /** Ids by category: open, planned, started, shipped, declined. */
  readonly statuses: readonly string[]
  readonly tags: number
}

export const personId = (index: number): string => `user_${String(index).padStart(20, '0')}`

const DAY = 86_400_000
const chooseStatus = weighted([62, 5, 3, 20, 10])
const chooseBoard = weighted([55, 25, 15, 5])
const chooseTagCount = weighted([25, 35, 20, 14, 4, 2])
const iso = (time: number): string => new Date(time).toISOString()

/** Makes the ideas with numbers `from` to `to` (excluded, from 1). */
export function makeBatch(
  random: Random,
  plan: Plan,
  blocks: Blocks,
  places: Places,
  { from, to, titles }: { from: number; to: number; titles: string[] },
): Batch {
  const batch: Batch = {
    ideas: [],
    search: [],
    comments: [],
    tags: { ideas: [], tags: [] },
    votes: { ideas: [], people: [], times: [] },
  }
  for (let number = from; number < to; number += 1)
    addIdea(random, plan, blocks, places, { batch, number, titles })
  return batch
}

interface Target {
  batch: Batch
  number: number
  /** Earlier titles, some of which people post again word for word. */
  titles: string[]
}

function addIdea(
  random: Random,
  plan: Plan,
  blocks: Blocks,
  places: Places,
  { batch, number, titles }: Target,
): void {
  const language = pickLanguage(random)
  const created = plan.createdAt[number - 1] as number
  const heading =
    titles.length > 0 && random.chance(0.03) ? random.pick(titles) : title(random, language)
  if (titles.length < 5_000) titles.push(heading)
  const text = body(random, blocks, language)
  const votes = addVotes(random, plan, { batch, number }, created)
  const comments = addComments(random, plan, blocks, { batch, number }, created)
  const status = chooseStatus(random)
  const decided = Math.min(plan.until, created + random.logNormal(51 * DAY, 1.8))
  addTags(random, places, { batch, number })
  batch.search.push(searchRow({ number, title: heading, body: text.markdown }))
  batch.ideas.push({
    number,
    title: heading,
    slug: slugOf(heading),
    body: text.markdown,
    body_html: text.html,
    excerpt: excerpt(text.markdown),
    author_id: personId(plan.author(random)),
    board_id: places.boards[chooseBoard(random)],
    status_id: places.statuses[status],
    status_changed_at: iso(status === 0 ? created : decided),
    vote_count: votes.length,
    comment_count: comments.length,
    trend: trend([...votes, ...comments], created),
    last_activity_at: iso(Math.max(created, ...comments.map(({ at }) => at))),
    created_at: iso(created),
  })
}

function addVotes(
  random: Random,
  plan: Plan,
  { batch, number }: { batch: Batch; number: number },
  created: number,
): Boost[] {
  const voters = new Set<number>()
  const wanted = plan.voteCount[number - 1] as number
  while (voters.size < wanted) voters.add(plan.voter(random))
  return Array.from(voters, (person) => {
    const at = Math.round(later(random, created, plan.until))
    batch.votes.ideas.push(number)
    batch.votes.people.push(person)
    batch.votes.times.push(at / 1000)
    return { at, weight: 1 }
  })
}

function addComments(
  random: Random,
  plan: Plan,
  blocks: Blocks,
  { batch, number }: { batch: Batch; number: number },
  created: number,
): Boost[] {
  const count = plan.commentCount[number - 1] as number
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(later(random, created, plan.until))
    const text = comment(random, blocks, pickLanguage(random))
    const id = `comment_${String(number).padStart(12, '0')}${String(index).padStart(8, '0')}`
    batch.comments.push({
      id,
      idea_number: number,
      author_id: personId(plan.commenter(random)),
      body: text.markdown,
      body_html: text.html,
      created_at: iso(at),
    })
    return { at, weight: COMMENT_WEIGHT }
  })
}

function addTags(
  random: Random,
  places: Places,
  { batch, number }: { batch: Batch; number: number },
): void {
  const chosen = new Set(
    Array.from({ length: chooseTagCount(random) }, () =>
      Math.floor(places.tags * random.next() ** 2),
    ),
  )
  for (const tag of chosen) {
    batch.tags.ideas.push(number)
    batch.tags.tags.push(tag)
  }
}
