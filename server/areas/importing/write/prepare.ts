import { COMMENT_WEIGHT, trend } from '#rules/ranking.ts'
import { slugOf } from '#rules/slug.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { SEARCHABLE } from '#server/areas/texts/searchable.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import type { KnownIdeas } from '#server/areas/texts/trackerReferences.ts'
import type { ImportedComment, ImportedIssue } from '../items/shape.ts'
import {
  statusOf,
  statusSince,
  timelineOf,
  type StatusIds,
  type TimelineEntry,
} from '../mapping/timeline.ts'
import { renderText } from './renderText.ts'

/** A comment with its HTML; `key` is unique within the source. */
export interface PreparedComment extends ImportedComment {
  bodyHtml: string
}

/** An issue as the idea it becomes, all that takes time done, so that its transaction is short. */
export interface PreparedIdea {
  issue: ImportedIssue
  slug: string
  bodyHtml: string
  excerpt: string
  titleKey: string
  words: string
  statusId: string
  statusSince: string
  importedVotes: number
  trend: number
  lastActivityAt: string
  comments: PreparedComment[]
  timeline: TimelineEntry[]
}

/** Renders and maps an issue. `yieldToOthers` is awaited between its texts. */
export async function prepare(
  issue: ImportedIssue,
  statuses: StatusIds,
  known: KnownIdeas,
  yieldToOthers: () => Promise<void>,
): Promise<PreparedIdea> {
  const comments = await prepareComments(issue, known, yieldToOthers)
  await yieldToOthers()
  const { titleKey, words } = searchRow({
    number: 0,
    title: issue.title,
    body: issue.body.slice(0, SEARCHABLE),
  })
  const importedVotes = issue.reactions?.['+1'] ?? 0
  return {
    issue,
    slug: slugOf(issue.title),
    bodyHtml: await renderText(issue.body, issue, known),
    excerpt: excerpt(issue.body, { isTracker: true }),
    titleKey,
    words,
    statusId: statusOf(issue, statuses),
    statusSince: statusSince(issue),
    importedVotes,
    trend: trendOf(issue, importedVotes),
    lastActivityAt: lastActivity(issue),
    comments,
    timeline: timelineOf(issue, statuses),
  }
}

/** Renders the comments of an issue. */
export async function prepareComments(
  issue: Pick<ImportedIssue, 'source' | 'tracker' | 'comments'>,
  known: KnownIdeas,
  yieldToOthers: () => Promise<void>,
): Promise<PreparedComment[]> {
  const prepared: PreparedComment[] = []
  for (const comment of issue.comments) {
    await yieldToOthers()
    prepared.push({ ...comment, bodyHtml: await renderText(comment.body, issue, known) })
  }
  return prepared
}

/** The people of an idea by login: its author, and those of its comments and timeline. */
export function loginsOf({ issue, comments, timeline }: PreparedIdea): (string | null)[] {
  return [
    issue.author,
    ...comments.map((comment) => comment.author),
    ...timeline.map((entry) => entry.actor),
  ]
}

/** Nobody knows when imported votes were cast: they count as cast when the issue was written. */
function trendOf(issue: ImportedIssue, importedVotes: number): number {
  const createdAt = Date.parse(issue.createdAt)
  const boosts = issue.comments.map((comment) => ({
    at: Date.parse(comment.createdAt),
    weight: COMMENT_WEIGHT,
  }))
  return trend([{ at: createdAt, weight: importedVotes }, ...boosts], createdAt)
}

/** The newest of posting, comments and closing; what bots do to an old issue later is no activity. */
function lastActivity(issue: ImportedIssue): string {
  return [
    issue.createdAt,
    statusSince(issue),
    ...issue.comments.map((comment) => comment.createdAt),
  ].reduce((a, b) => (a > b ? a : b))
}
