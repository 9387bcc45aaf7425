/**
 * The eight kinds of people of the permission table, in the order of its columns. The author is a
 * member who wrote what the table calls theirs.
 */
export const people = [
  'visitor',
  'guest',
  'banned',
  'member',
  'author',
  'collaborator',
  'admin',
  'owner',
] as const

export type Person = (typeof people)[number]

const letters = 'vgbmacdo'

/**
 * Some of the eight, a letter each in the order of `people` (v g b m a c d o; the admin is d), a
 * dot for who is not among them:
 * `.....cdo` is the team.
 */
export type Who = string

/** Whether a person is among some. Throws for a row that is not eight columns wide or has a letter out of place. */
export function includes(who: Who, person: Person): boolean {
  if (
    who.length !== letters.length ||
    [...who].some((letter, at) => letter !== '.' && letter !== letters[at])
  )
    throw new Error(`${who} is no row of the permission table`)
  return who[people.indexOf(person)] !== '.'
}
