import { statement, type Db } from '#server/db/database.ts'
import type { People } from './people.ts'
import type { PersonOf } from './rows.ts'
import type { Tags } from './tags.ts'

/** What a writer remembers of the database, so that an idea takes a handful of statements. */
export interface Memory {
  readonly people: People
  readonly tags: Tags
  /** The ideas that issues of a source are here, by the number. */
  ideas(source: string): Promise<Map<number, number>>
  sources(): string[]
  /** Gives people's ids by login, those just added by a transaction among them. */
  lookup(added: People): PersonOf
  /** Keeps what a transaction added, once it has ended well. */
  keep(added: { people: People; tags?: Tags }): void
  /** Forgets what may have changed meanwhile. */
  forget(source: string): void
}

const known = statement<{ key: string; number: number }>(
  'import_known',
  'select source_key as key, number from idea where source = $1',
)

/** Gives a memory that holds nothing yet. */
export function createMemory(db: Db): Memory {
  const people: People = new Map()
  const tags: Tags = new Map()
  const ideas = new Map<string, Map<number, number>>()
  return {
    people,
    tags,
    async ideas(source) {
      const cached = ideas.get(source)
      if (cached) return cached
      const rows = await db.query(known, [source])
      const numbers = new Map(rows.map((row) => [Number(row.key), row.number]))
      ideas.set(source, numbers)
      return numbers
    },
    sources: () => [...ideas.keys()],
    lookup: (added) => (login) =>
      login === null
        ? null
        : (people.get(login.toLowerCase()) ?? added.get(login.toLowerCase()) ?? null),
    keep(added) {
      for (const [key, id] of added.people) people.set(key, id)
      for (const [key, id] of added.tags ?? []) tags.set(key, id)
    },
    forget(source) {
      ideas.delete(source)
      tags.clear()
      people.clear()
    },
  }
}
