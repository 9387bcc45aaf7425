import type { Db } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { nameKey } from '#server/kernel/names.ts'
import type { ImportedIssue, LooseComments, Source } from '../items/shape.ts'
import type { Duplicate } from '../mapping/duplicates.ts'
import { datedComments, datedIssue, timeOr } from '../mapping/unknownTimes.ts'
import { addIdea } from './addIdea.ts'
import { ensureBoard } from './boards.ts'
import { ensureClosed } from './closedStatus.ts'
import { extendIdea } from './extendIdea.ts'
import { mergeImported } from './importedMerges.ts'
import { type Judged, judgeDuplicates } from './judgeDuplicates.ts'
import { createMemory, type Memory } from './memory.ts'
import { ensurePeople, peopleSource } from './people.ts'
import type { Place } from './place.ts'
import { loginsOf, prepare, type PreparedIdea } from './prepare.ts'
import { ensureTags, tagIds } from './tags.ts'
import { findPresent } from './updateIdea.ts'
import { writeLoose } from './writeLoose.ts'
import { deletedHere, withStandIn, type Written } from './written.ts'
import { createYield } from './yieldToOthers.ts'

export interface Writer {
  /** Writes one issue in one transaction. Gives `present` where everything of it is here. */
  write(issue: ImportedIssue): Promise<Written>
  /** Adds comments to the idea of their issue; gives null where that is not here. */
  writeComments(loose: LooseComments): Promise<Written | null>
  /** The ideas that issues of a source are here, by the issue's key. */
  knownIdeas(source: Source): Promise<Map<string, number>>
  sources(): Source[]
  /** Merges duplicates, when everything is written; each in a transaction of its own. Gives what became of them. */
  mergeDuplicates(duplicates: readonly Duplicate[], signal?: AbortSignal): Promise<Judged[]>
}

/** A writer that puts ideas into a place, in the name of an import, whose beginning is the time of what has none. */
export function createWriter(
  db: Db,
  place: Place,
  { id: importId, startedAt }: { id: string; startedAt: string },
): Writer {
  const memory = createMemory(db)
  const yieldToOthers = createYield()

  async function write(read: ImportedIssue): Promise<Written> {
    const numbers = await memory.ideas(read)
    await yieldToOthers()
    const present = numbers.has(read.key) ? await findPresent(db, read) : null
    // An idea that is here keeps the time that it got.
    const issue = datedIssue(read, present?.createdAt ?? startedAt)
    if (present?.isDeleted || (await memory.gone(issue.source)).has(issue.key)) return deletedHere
    await ensureClosed(db, place, { issue, present, importId })
    const written =
      present === null
        ? await addNew(db, await prepare(issue, place, numbers, yieldToOthers), {
            ...{ place, memory, importId },
          })
        : await extendIdea(db, issue, present, { place, memory, importId, yieldToOthers })
    return withStandIn(written, issue, place)
  }

  return {
    write: (issue) =>
      twice(
        () => write(issue),
        () => memory.forget(issue.source),
      ),
    writeComments: (loose) =>
      twice(
        () =>
          writeLoose(
            db,
            { ...loose, comments: datedComments(loose.comments, startedAt) },
            { memory, importId, yieldToOthers },
          ),
        () => memory.forget(loose.source),
      ),
    knownIdeas: memory.ideas,
    sources: memory.sources,
    async mergeDuplicates(duplicates, signal) {
      const judged = await judgeDuplicates(db, duplicates)
      const done: Judged[] = []
      for (const one of judged) {
        if (signal?.aborted) break
        await yieldToOthers()
        const { duplicate, number, target, merged } = one
        const isDue = merged === 'merged' && number !== null && target !== null
        done.push(
          isDue
            ? {
                ...one,
                merged: await db.transaction((tx) =>
                  mergeImported(
                    tx,
                    { number, target, importId },
                    { ...duplicate, at: timeOr(duplicate.at, startedAt) },
                  ),
                ),
              }
            : one,
        )
      }
      return done
    },
  }
}

/** Adds an issue that is not here, in one transaction. */
async function addNew(
  db: Db,
  idea: PreparedIdea,
  { place, memory, importId }: { place: Place; memory: Memory; importId: string },
): Promise<Written> {
  const { issue } = idea
  const from = peopleSource(issue)
  const done = await db.transaction(async (tx) => {
    const people = await ensurePeople(tx, loginsOf(idea), {
      cache: memory.people,
      from,
      importId,
    })
    const tags = await ensureTags(tx, issue.labels, { done: memory.keptLabels, importId })
    const board = place.isTold ? '' : (issue.board ?? '')
    const boards = await ensureBoard(tx, board, { cache: memory.boards, importId })
    const boardId = boards.get(nameKey(board))
    const number = await addIdea(tx, idea, {
      boardId: boardId ?? place.boardId,
      tagIds: tagIds(issue.labels, tags, memory.tags),
      importId,
      personOf: memory.lookup(from, people),
    })
    return {
      number,
      people,
      tags,
      boards,
      noBoard: boardId === undefined && board !== '' ? board : null,
    }
  })
  memory.keep(done)
  const numbers = await memory.ideas(issue)
  numbers.set(issue.key, done.number)
  const { comments, timeline, importedVotes: votes } = idea
  return {
    outcome: 'added',
    comments: comments.length,
    events: timeline.length,
    votes,
    changes: [],
    ...(done.noBoard !== null && { noBoard: done.noBoard }),
  }
}

/** Another import, or somebody who made the same tag, may be faster: then it looks again and adds what is still new. */
async function twice<Result>(work: () => Promise<Result>, forget: () => void): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    forget()
    return work()
  }
}
