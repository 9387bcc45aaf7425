import type { Act } from './act.ts'
import { includes, people, type Person } from './people.ts'
import { readers, type Thing } from './readers.ts'
import type { World } from './world.ts'

/**
 * The subject of an act: a thing of the table, somebody, or nothing in particular (its name is
 * empty then).
 */
export interface Subject {
  name: Thing | Person | ''
  id: string
  /** An id of the same form that nothing has. */
  missing: string
  hiddenFrom: (who: Person) => boolean
}

/** All of the site of the kinds that an act's row names, so that the row has to say something of each. */
export function subjectsOf(act: Act, world: World): Subject[] {
  const named = Object.keys(act.done)
  const kinds = new Set(named.filter((name) => name !== '').map((name) => name.split(' ')[0]))
  const things = (Object.keys(readers) as Thing[])
    .filter((thing) => kinds.has(thing.split(' ')[0]))
    .map((thing) => aThing(thing, world.things[thing].id))
  const somebody = people.filter(
    (who) =>
      named.some((name) => (people as readonly string[]).includes(name)) && world.ids[who] !== null,
  )
  const persons = somebody.map((who): Subject => ({
    name: who,
    id: world.ids[who] ?? '',
    missing: missingId(world.ids[who] ?? ''),
    hiddenFrom: () => false,
  }))
  return [
    ...things,
    ...persons,
    ...(named.includes('')
      ? [{ name: '' as const, id: '', missing: '', hiddenFrom: () => false }]
      : []),
  ]
}

/** The code of the refusal that somebody should get, or `done`. */
export function wanted(act: Act, subject: Subject, who: Person): string {
  if (includes(act.done[subject.name] ?? '........', who)) return 'done'
  const own = act.codes?.[`${who}, ${subject.name}`] ?? act.codes?.[who]
  if (own !== undefined) return own
  if (!includes(act.may, who))
    return who === 'visitor' || who === 'guest' ? 'NOT_SIGNED_IN' : 'FORBIDDEN'
  return subject.hiddenFrom(who)
    ? (act.hidden ?? 'NOT_FOUND')
    : (act.codes?.[subject.name] ?? act.refused ?? 'FORBIDDEN')
}

function aThing(name: Thing, id: string): Subject {
  return { name, id, missing: missingId(id), hiddenFrom: (who) => !includes(readers[name], who) }
}

function missingId(id: string): string {
  if (id.includes('@')) return 'nobody@people.invalid'
  return id.startsWith('idea_')
    ? 'idea_7999999'
    : `${id.slice(0, id.indexOf('_') + 1)}${'0'.repeat(20)}`
}
