import { statement, type Db } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import type { ImportedIssue } from '../shape.ts'
import { createYield } from '../yieldToOthers.ts'
import { addIdea } from './addIdea.ts'
import { ensurePeople, type People } from './people.ts'
import type { Place } from './place.ts'
import { prepare, type PreparedIdea } from './prepare.ts'
import type { PersonOf } from './rows.ts'
import { ensureTags, tagIds, type Tags } from './tags.ts'
import { findPresent, newsOf, updateIdea, type Present } from './updateIdea.ts'

/** The outcome for one issue, with what it added. */
export interface Written {
  outcome: 'added' | 'extended' | 'present'
  comments: number
  events: number
  votes: number
}

export interface Writer {
  /** Writes one issue in one transaction. Gives `present` where everything of it is here. */
  write(issue: ImportedIssue): Promise<Written>
  /** The ideas that issues of a source are here, by the issue's number. */
  knownIdeas(source: string): Promise<Map<number, number>>
  sources(): string[]
}

const known = statement<{ key: string; number: number }>(
  'import_known',
  'select source_key as key, number from idea where source = $1',
)

/** A writer that puts ideas into a place, in the name of an import. It remembers people, tags and ideas, so that an idea takes a handful of statements. */
export function createWriter(db: Db, place: Place, importId: string): Writer {
  const people: People = new Map()
  const tags: Tags = new Map()
  const ideas = new Map<string, Map<number, number>>()
  const yieldToOthers = createYield()

  async function knownIdeas(source: string): Promise<Map<number, number>> {
    const cached = ideas.get(source)
    if (cached) return cached
    const rows = await db.query(known, [source])
    const numbers = new Map(rows.map((row) => [Number(row.key), row.number]))
    ideas.set(source, numbers)
    return numbers
  }

  async function add(idea: PreparedIdea): Promise<Written> {
    const { issue } = idea
    const done = await db.transaction(async (tx) => {
      const newPeople = await ensurePeople(tx, loginsOf(idea), { cache: people, importId })
      const newTags = await ensureTags(tx, issue.labels, { cache: tags, importId })
      const number = await addIdea(tx, idea, {
        boardId: place.boardId,
        tagIds: tagIds(issue.labels, tags, newTags),
        importId,
        personOf: lookup(newPeople),
      })
      return { number, newPeople, newTags }
    })
    remember(done.newPeople, done.newTags)
    ideas.get(issue.source)?.set(issue.number, done.number)
    return {
      outcome: 'added',
      comments: idea.comments.length,
      events: idea.timeline.length,
      votes: idea.importedVotes,
    }
  }

  async function extend(issue: ImportedIssue, present: Present): Promise<Written> {
    const news = newsOf(issue, present, place)
    if (news === null) return { outcome: 'present', comments: 0, events: 0, votes: 0 }
    const { timeline, importedVotes, statusId } = news
    const idea = {
      ...(await prepare(
        { ...issue, comments: news.comments },
        place,
        await knownIdeas(issue.source),
        yieldToOthers,
      )),
      timeline,
      importedVotes,
      statusId,
    }
    const newPeople = await db.transaction(async (tx) => {
      const added = await ensurePeople(tx, loginsOf(idea), { cache: people, importId })
      await updateIdea(tx, idea, present, { personOf: lookup(added), importId })
      return added
    })
    remember(newPeople, new Map())
    return {
      outcome: 'extended',
      comments: idea.comments.length,
      events: timeline.length,
      votes: importedVotes - present.importedVotes,
    }
  }

  function lookup(newPeople: People): PersonOf {
    return (login) =>
      login === null
        ? null
        : (people.get(login.toLowerCase()) ?? newPeople.get(login.toLowerCase()) ?? null)
  }

  function remember(newPeople: People, newTags: Tags): void {
    for (const [key, id] of newPeople) people.set(key, id)
    for (const [key, id] of newTags) tags.set(key, id)
  }

  async function writeOnce(issue: ImportedIssue): Promise<Written> {
    const numbers = await knownIdeas(issue.source)
    await yieldToOthers()
    const present = numbers.has(issue.number) ? await findPresent(db, issue) : null
    return present === null
      ? add(await prepare(issue, place, numbers, yieldToOthers))
      : extend(issue, present)
  }

  return {
    async write(issue) {
      try {
        return await writeOnce(issue)
      } catch (error) {
        // Another import, or somebody who made the same tag, was faster: look again and add what is still new.
        if (!isUniqueViolation(error)) throw error
        ideas.delete(issue.source)
        tags.clear()
        people.clear()
        return writeOnce(issue)
      }
    },
    knownIdeas,
    sources: () => [...ideas.keys()],
  }
}

function loginsOf({ issue, comments, timeline }: PreparedIdea): (string | null)[] {
  return [
    issue.author,
    ...comments.map((comment) => comment.author),
    ...timeline.map((entry) => entry.actor),
  ]
}
