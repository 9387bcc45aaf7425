import type { Db } from '#server/db/database.ts'
import { nameKey } from '#server/kernel/names.ts'
import type { ImportedIssue } from '../items/shape.ts'
import { ensureBoard } from './boards.ts'
import { type Change, type Changes, takes } from './changes.ts'
import { unmergeImported } from './importedMerges.ts'
import type { Memory } from './memory.ts'
import { ensurePeople, peopleSource } from './people.ts'
import type { Place } from './place.ts'
import { loginsOf, prepare, prepareComments } from './prepare.ts'
import { ensureTags, learnTags, tagIds, type Tags } from './tags.ts'
import { keepBoard, keepStatedStatus, takeBoard, takeChanges } from './takeChanges.ts'
import { newsOf, type Present, updateIdea } from './updateIdea.ts'
import { unchanged, type Written } from './written.ts'

interface ExtendOptions {
  place: Place
  memory: Memory
  importId: string
  yieldToOthers: () => Promise<void>
}

/** Adds to an idea what its issue has now: what is new there, and what changed there and not here. */
export async function extendIdea(
  db: Db,
  issue: ImportedIssue,
  present: Present,
  { place, memory, importId, yieldToOthers }: ExtendOptions,
): Promise<Written> {
  await learnTags(db, issue.labels, memory.tags)
  const news = newsOf(issue, present, { ...place, tags: memory.tags })
  const isMoved = news.statusId !== present.statusId
  const { timeline, importedVotes, statusId, changes } = news
  if (news.isNothing) {
    await keepStatedStatus(db, issue, present)
    if (present.statedBoard === undefined) await keepBoard(db, issue, present)
    return { ...unchanged, changes: changes.all }
  }
  const numbers = await memory.ideas(issue)
  const now = { ...issue, comments: news.comments }
  const idea = {
    ...(await prepare(now, place, numbers, yieldToOthers)),
    timeline,
    importedVotes,
    statusId,
    ...(isMoved && !issue.closed && { statusSince: timeline.at(-1)?.at ?? issue.updatedAt }),
    ...(news.movedAt !== null && { statusSince: news.movedAt }),
  }
  const edited = await prepareComments(
    { ...issue, comments: changes.comments },
    numbers,
    yieldToOthers,
  )
  const from = peopleSource(issue)
  const added = await db.transaction(async (tx) => {
    const people = await ensurePeople(tx, loginsOf(idea), {
      cache: memory.people,
      from,
      importId,
    })
    const tags = takes(changes, 'labels')
      ? await ensureTags(tx, issue.labels, { done: memory.keptLabels, importId })
      : (new Map() satisfies Tags)
    await updateIdea(tx, idea, present, { personOf: memory.lookup(from, people), importId })
    const ids = tagIds(issue.labels, tags, memory.tags)
    await takeChanges(tx, present.number, idea, { changes, edited, tagIds: ids })
    return {
      people,
      tags,
      ...(await followBoard(tx, issue, present, { changes, memory, importId })),
    }
  })
  memory.keep(added)
  // In a transaction of its own, which locks in another order; the next run makes good what a kill left out.
  if (takes(changes, 'merge')) await db.transaction((tx) => unmergeImported(tx, present.number))
  return {
    outcome: 'extended',
    comments: idea.comments.length,
    events: timeline.length,
    votes: Math.max(0, importedVotes - present.importedVotes),
    ...withBoard(changes.all, added),
  }
}

/** The outcome of following a source's board. */
interface Followed {
  /** The boards that it added. */
  boards: ReadonlyMap<string, string>
  /** The board's name where it cannot be made. */
  noBoard: string | null
  /** Whether the team moved the idea, or deleted the board, in this very moment. */
  isLeft: boolean
}

/** The changes of an idea, with what became of its board. */
function withBoard(
  all: readonly Change[],
  { noBoard, isLeft }: Followed,
): Pick<Written, 'changes' | 'noBoard'> {
  if (noBoard !== null) return { changes: all.filter(({ part }) => part !== 'board'), noBoard }
  return {
    changes: all.map((one) => (isLeft && one.part === 'board' ? { ...one, isTaken: false } : one)),
  }
}

/** Puts an idea on the board that its source names now. */
async function followBoard(
  tx: Db,
  issue: ImportedIssue,
  present: Present,
  { changes, memory, importId }: Pick<ExtendOptions, 'memory' | 'importId'> & { changes: Changes },
): Promise<Followed> {
  if (!takes(changes, 'board')) {
    if (present.statedBoard === undefined) await keepBoard(tx, issue, present)
    return { boards: new Map(), noBoard: null, isLeft: false }
  }
  const name = issue.board ?? ''
  const boards = await ensureBoard(tx, name, { cache: memory.boards, importId })
  const to = boards.get(nameKey(name))
  const isLeft = to !== undefined && !(await takeBoard(tx, present, to))
  // The rest stays news for the next run.
  if (!isLeft) await keepBoard(tx, issue, present)
  return { boards, noBoard: to === undefined ? name : null, isLeft }
}
