import { people, type Person, type Who } from './people.ts'
import { readers, type Thing } from './readers.ts'
import type { World } from './world.ts'

/**
 * The people who may do an act at all; visitors and guests are told to sign in, all others that
 * they may not.
 */
export interface Act {
  may: Who
  /**
   * The act, by what it is done to (`''`: to nothing that the table knows) and who can. Others
   * among `may` get NOT_FOUND of what they may not read, else `refused`.
   */
  done: Partial<Record<Thing | Person | '', Who>>
  args: (subject: { id: string }, world: World) => Record<string, unknown>
  /** The code for who may act, and may read the thing, but may not do this to it. */
  refused?: string
  /** The code for what the person may not read, where it is not NOT_FOUND. */
  hidden?: string
  /**
   * The person as whom the rest of the answer is read, if the act changes that, and the thing it
   * shows to whoever knows its argument.
   */
  becomes?: Person
  reveals?: Thing
  /** Whether the thing is everybody's once it is done. */
  publishes?: true
  /** Whether nobody is known afterwards. */
  leavesNobody?: true
  /** Other codes than these rules give: by person, by what it is done to, or by both (`member, owner`). */
  codes?: Partial<Record<string, string>>
}

export const everybody: Who = 'vgbmacdo'
export const nobody: Who = '........'
export const signedIn: Who = '...macdo'
export const accounts: Who = '..bmacdo'
export const team: Who = '.....cdo'
export const admins: Who = '......do'
/** The people who may report what the author wrote. */
export const others: Who = '...m.cdo'

export const below = {
  banned: admins,
  member: admins,
  author: admins,
  collaborator: admins,
} as const

/** A row for what each person with an account has of a kind. */
export function byOwner(
  kind: 'e-mail of' | 'session of' | 'link of',
  row: (owner: Person) => Who,
): Act['done'] {
  return Object.fromEntries(people.slice(2).map((owner) => [`${kind} ${owner}`, row(owner)]))
}

export function emails(who: Who): Act['done'] {
  return byOwner('e-mail of', () => who)
}

export function everyThing(kind: 'idea' | 'comment', who: Who): Act['done'] {
  return Object.fromEntries(
    Object.keys(readers)
      .filter((thing) => thing.startsWith(kind))
      .map((thing) => [thing, who]),
  )
}

export function everyEntry(who: Who): Act['done'] {
  return { 'entry PUBLISHED': who, 'entry DRAFT': who, 'entry SCHEDULED': who }
}

/** The code that the author gets of some of what they wrote. */
export function authors(code: string, ...written: Thing[]): Record<string, string> {
  return Object.fromEntries(written.map((thing) => [`author, ${thing}`, code]))
}

export function without(who: Who, ...persons: Person[]): Who {
  return [...who]
    .map((letter, at) => (persons.some((person) => people[at] === person) ? '.' : letter))
    .join('')
}
