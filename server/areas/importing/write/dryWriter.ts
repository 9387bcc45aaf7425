import type { Db } from '#server/db/database.ts'
import { itemName } from '../items/shape.ts'
import { timelineOf, type StatusIds } from '../mapping/timeline.ts'
import { commentChanges, newComments } from './changes.ts'
import { createGone } from './gone.ts'
import { judgeDuplicates } from './judgeDuplicates.ts'
import { learnTags, type Tags } from './tags.ts'
import { findPresent, newsOf } from './updateIdea.ts'
import type { Writer } from './writer.ts'
import { deletedHere, unchanged, withStandIn } from './written.ts'

/** A writer that looks up what is here, tells what would be added, and writes nothing. */
export function createDryWriter(db: Db, statuses: StatusIds, isTold = false): Writer {
  const seen = new Set<string>()
  const tags: Tags = new Map()
  const goneOf = createGone(db)
  return {
    async write(issue) {
      const name = itemName(issue.source, issue.key)
      const present = seen.has(name) ? null : await findPresent(db, issue)
      const isGone = (await goneOf(issue.source)).has(issue.key)
      const again = seen.has(name)
      seen.add(name)
      if (again) return unchanged
      if (isGone || present?.isDeleted) return deletedHere
      const votes = issue.reactions?.['+1'] ?? 0
      if (present === null)
        return withStandIn(
          {
            outcome: 'added',
            comments: issue.comments.length,
            events: timelineOf(issue, statuses).length,
            votes,
            changes: [],
          },
          issue,
          statuses,
        )
      await learnTags(db, issue.labels, tags)
      const news = newsOf(issue, present, { ...statuses, tags, isTold })
      const changes = news.changes.all
      if (news.isNothing) return { ...unchanged, changes }
      const outcome = {
        outcome: 'extended' as const,
        comments: news.comments.length,
        events: news.timeline.length,
        votes: Math.max(0, news.importedVotes - present.importedVotes),
        changes,
      }
      return withStandIn(outcome, issue, statuses)
    },
    async writeComments(loose) {
      const present = await findPresent(db, loose)
      if (present === null && !seen.has(itemName(loose.source, loose.key))) return null
      if (present?.isDeleted) return deletedHere
      const news = present === null ? loose.comments : newComments(loose, present)
      const changes = present === null ? [] : commentChanges(loose, present).all
      return {
        outcome: news.length === 0 ? 'present' : 'extended',
        comments: news.length,
        events: 0,
        votes: 0,
        changes,
      }
    },
    knownIdeas: async () => new Map(),
    sources: () => [],
    mergeDuplicates: (duplicates) => {
      const coming = new Set([...seen].map((name) => name.toLowerCase()))
      return judgeDuplicates(db, duplicates, (source, key) =>
        coming.has(itemName(source, key).toLowerCase()),
      )
    },
  }
}
