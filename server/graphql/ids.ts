import { ideaNumber, subjectOf, type Subject } from '#server/areas/posts/subject.ts'
import { refuse } from '#server/kernel/refusal.ts'

type Kind = 'board' | 'comment' | 'idea' | 'person' | 'post'

/** Arguments that are ids, each with what it names. */
export type IdArguments = Readonly<Record<string, Kind>>

type ReadName<Name extends string, Of extends Kind> = Name extends `${infer Stem}Id`
  ? Of extends 'idea'
    ? `${Stem}Number`
    : Of extends 'post'
      ? Stem
      : Name
  : Name

/**
 * Ids as commands take them: of an idea its number (`ideaId` becomes `ideaNumber`), of a post its
 * subject (`subjectId`, `subject`), else the id.
 */
export type ReadIds<Ids extends IdArguments> = {
  [Name in keyof Ids & string as ReadName<Name, Ids[Name]>]: Ids[Name] extends 'idea'
    ? number
    : Ids[Name] extends 'post'
      ? Subject
      : string
}

/**
 * The kinds of ids: the word for `Id` in the name that commands use, how it is read (null: it names
 * nothing), and the reason then.
 */
const kinds = {
  board: { ending: 'Id', read: plain('board'), gone: 'BOARD_GONE' },
  comment: { ending: 'Id', read: plain('comment'), gone: 'COMMENT_GONE' },
  idea: { ending: 'Number', read: ideaNumber, gone: 'IDEA_GONE' },
  person: { ending: 'Id', read: plain('user'), gone: 'PERSON_GONE' },
  post: { ending: '', read: subjectOf, gone: 'POST_GONE' },
} as const satisfies Record<Kind, { read: (id: string) => unknown; [of: string]: unknown }>

function plain(prefix: string): (id: string) => string | null {
  const valid = new RegExp(`^${prefix}_\\w{1,50}$`)
  return (id) => (valid.test(id) ? id : null)
}

/** Reads a call's ids by the names that commands use; null for what names nothing. */
export function readIds<Ids extends IdArguments>(
  ids: Ids,
  given: Readonly<Record<string, unknown>>,
): { [Name in keyof ReadIds<Ids>]: ReadIds<Ids>[Name] | null } {
  const read = Object.entries(ids).map(([name, kind]) => [
    name.replace(/Id$/, kinds[kind].ending),
    kinds[kind].read(String(given[name])),
  ])
  return Object.fromEntries(read) as { [Name in keyof ReadIds<Ids>]: ReadIds<Ids>[Name] | null }
}

/** Refuses with NOT_FOUND at the first id that names nothing; else gives all ids as they were read. */
export function requireIds<Ids extends IdArguments>(
  ids: Ids,
  read: ReturnType<typeof readIds<Ids>>,
): ReadIds<Ids> {
  const values: Readonly<Record<string, unknown>> = read
  for (const [name, kind] of Object.entries(ids))
    if (values[name.replace(/Id$/, kinds[kind].ending)] === null)
      throw refuse(kinds[kind].gone, { field: name })
  return read as unknown as ReadIds<Ids>
}
