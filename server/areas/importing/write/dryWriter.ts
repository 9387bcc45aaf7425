import type { Db } from '#server/db/database.ts'
import { timelineOf, type StatusIds } from '../mapping/timeline.ts'
import { itemName } from '../shape.ts'
import { commentChanges } from './changes.ts'
import { judgeDuplicates } from './judgeDuplicates.ts'
import { commentKey } from './rows.ts'
import { findPresent, newsOf } from './updateIdea.ts'
import type { Writer } from './writer.ts'
import { unchanged } from './written.ts'

/** A writer that looks up what is here, tells what would be added, and writes nothing. */
export function createDryWriter(db: Db, statuses: StatusIds): Writer {
  const seen = new Set<string>()
  return {
    async write(issue) {
      const name = itemName(issue.source, issue.key)
      const present = seen.has(name) ? null : await findPresent(db, issue)
      const again = seen.has(name)
      seen.add(name)
      if (again) return unchanged
      const votes = issue.reactions?.['+1'] ?? 0
      if (present === null)
        return {
          outcome: 'added',
          comments: issue.comments.length,
          events: timelineOf(issue, statuses).length,
          votes,
          changes: [],
        }
      const news = newsOf(issue, present, statuses)
      const changes = news.changes.all
      if (news.isNothing) return { ...unchanged, changes }
      return {
        outcome: 'extended',
        comments: news.comments.length,
        events: news.timeline.length,
        votes: news.importedVotes - present.importedVotes,
        changes,
      }
    },
    async writeComments(loose) {
      const present = await findPresent(db, loose)
      if (present === null && !seen.has(itemName(loose.source, loose.key))) return null
      const news = loose.comments.filter(
        (comment) => present?.comments.has(commentKey(loose.key, comment)) !== true,
      )
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
