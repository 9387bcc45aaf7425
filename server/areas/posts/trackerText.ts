import type { RenderOptions } from '#server/areas/texts/markdown.ts'
import { referencedNumbers, referenceHref } from '#server/areas/texts/trackerReferences.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Subject } from './subject.ts'

/** The origin of a post: the project, null for one that was written here, and the address of its idea there. */
export interface Origin {
  source: string | null
  sourceUrl: string | null
}

/** The origin of a post that has one, and how long its text is. */
export interface StoredOrigin extends Origin {
  length: number
}

/** Ideas that are looked up for one text; what it names beyond them is left at its source. */
const LOOKED_UP = 1_000

const named = statement<{ key: string; number: number }>(
  'tracker_text_named',
  'select source_key as key, number from idea where source = $1 and source_key = any($2::text[])',
)
const ofIdea = statement<StoredOrigin>(
  'tracker_text_of_idea',
  'select source, source_url as "sourceUrl", char_length(body) as length from idea where number = $1 and source is not null',
)
const ofComment = statement<StoredOrigin>(
  'tracker_text_of_comment',
  `select c.source, i.source_url as "sourceUrl", char_length(c.body) as length
   from comment c join idea i on i.number = c.idea_number where c.id = $1 and c.source is not null`,
)

/** Finds the origin of a post; null for one that was written here. Checks no permission. */
export async function findOrigin(db: Db, subject: Subject): Promise<StoredOrigin | null> {
  const [found] =
    subject.kind === 'idea'
      ? await db.query(ofIdea, [subject.ideaNumber])
      : await db.query(ofComment, [subject.commentId])
  return found ?? null
}

/**
 * The options for rendering a text that came from a tracker, so that it looks after an edit as it
 * did before: its line breaks and shortcodes, and `#12` leads to the idea that came from there.
 * Nothing for what was written here.
 */
export async function trackerText(
  db: Db,
  { source, sourceUrl }: Origin,
  body: string,
): Promise<Pick<RenderOptions, 'isTracker' | 'reference'>> {
  if (source === null) return {}
  const keys = referencedNumbers(body).slice(0, LOOKED_UP).map(String)
  const rows = keys.length === 0 ? [] : await db.query(named, [source, keys])
  const isGitHub = sourceUrl?.startsWith('https://github.com/') ?? false
  const from = { source, tracker: isGitHub ? 'GitHub' : '' }
  return {
    isTracker: true,
    reference: referenceHref(from, new Map(rows.map(({ key, number }) => [key, number]))),
  }
}
