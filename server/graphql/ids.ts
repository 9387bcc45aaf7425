import { ideaNumber, subjectOf, type Subject } from '#server/areas/posts/subject.ts'
import { refuse } from '#server/kernel/refusal.ts'

type Kind =
  | 'board'
  | 'comment'
  | 'entry'
  | 'group'
  | 'idea'
  | 'import'
  | 'person'
  | 'post'
  | 'status'
  | 'tag'

/** Arguments that are ids, each with what it names. */
export type IdArguments = Readonly<Record<string, Kind>>

type ReadName<Name extends string, Of extends Kind> = Name extends `${infer Stem}Id`
  ? Of extends 'idea'
    ? `${Stem}Number`
    : Of extends 'post'
      ? Stem
      : Of extends 'person'
        ? 'personId'
        : Name
  : Name

/**
 * Ids as commands take them: of an idea its number (`ideaId` becomes `ideaNumber`), of a post its
 * subject (`subjectId`, `subject`), of a user the person (`userId`, `personId`), else the id.
 */
export type ReadIds<Ids extends IdArguments> = {
  [Name in keyof Ids & string as ReadName<Name, Ids[Name]>]: Ids[Name] extends 'idea'
    ? number
    : Ids[Name] extends 'post'
      ? Subject
      : string
}

/**
 * The kinds of ids: the name that commands use, how an id is read (null: it names nothing), and the
 * reason then.
 */
const kinds = {
  board: { named: (name) => name, read: plain('board'), gone: 'BOARD_GONE' },
  comment: { named: (name) => name, read: plain('comment'), gone: 'COMMENT_GONE' },
  entry: { named: (name) => name, read: plain('entry'), gone: 'ENTRY_GONE' },
  group: { named: (name) => name, read: plain('group'), gone: 'GROUP_GONE' },
  idea: { named: (name) => name.replace(/Id$/, 'Number'), read: ideaNumber, gone: 'IDEA_GONE' },
  import: { named: (name) => name, read: plain('import'), gone: 'IMPORT_GONE' },
  person: { named: () => 'personId', read: plain('user'), gone: 'PERSON_GONE' },
  status: { named: (name) => name, read: plain('status'), gone: 'STATUS_GONE' },
  tag: { named: (name) => name, read: plain('tag'), gone: 'TAG_GONE' },
  post: { named: (name) => name.replace(/Id$/, ''), read: subjectOf, gone: 'POST_GONE' },
} as const satisfies Record<
  Kind,
  { named: (name: string) => string; read: (id: string) => unknown; gone: string }
>

/** The kinds of ids as descriptions of arguments call them. */
export const nouns: Readonly<Record<Kind, string>> = {
  board: 'a board',
  comment: 'a comment',
  entry: 'an entry of the changelog',
  group: 'a group of the inbox',
  idea: 'an idea',
  import: 'an import',
  person: 'a person',
  post: 'an idea or comment',
  status: 'a status',
  tag: 'a tag',
}

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
    kinds[kind].named(name),
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
    if (values[kinds[kind].named(name)] === null) throw refuse(kinds[kind].gone, { field: name })
  return read as unknown as ReadIds<Ids>
}
