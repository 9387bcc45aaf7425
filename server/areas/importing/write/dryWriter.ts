import type { Db } from '#server/db/database.ts'
import { timelineOf, type StatusIds } from '../mapping/timeline.ts'
import { itemName } from '../shape.ts'
import { findPresent, newsOf } from './updateIdea.ts'
import type { Writer } from './writer.ts'

/** Statuses of a site that may not have any yet: a dry run adds none. */
const nowhere: StatusIds = { open: 'open', shipped: 'shipped', declined: 'declined' }

/** A writer that looks up what is here, tells what would be added, and writes nothing. */
export function createDryWriter(db: Db): Writer {
  const seen = new Set<string>()
  return {
    async write(issue) {
      const name = itemName(issue.source, issue.number)
      const present = seen.has(name) ? null : await findPresent(db, issue)
      const again = seen.has(name)
      seen.add(name)
      if (again) return { outcome: 'present', comments: 0, events: 0, votes: 0 }
      const votes = issue.reactions?.['+1'] ?? 0
      if (present === null)
        return {
          outcome: 'added',
          comments: issue.comments.length,
          events: timelineOf(issue, nowhere).length,
          votes,
        }
      const news = newsOf(issue, present, nowhere)
      if (news === null) return { outcome: 'present', comments: 0, events: 0, votes: 0 }
      return {
        outcome: 'extended',
        comments: news.comments.length,
        events: news.timeline.length,
        votes: news.importedVotes - present.importedVotes,
      }
    },
    knownIdeas: async () => new Map(),
    sources: () => [],
  }
}
