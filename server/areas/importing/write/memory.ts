import { statement, type Db } from '#server/db/database.ts'
import type { Source } from '../items/shape.ts'
import { createGone } from './gone.ts'
import { hideAddresses, type People, peopleSource, personKey } from './people.ts'
import type { PersonOf } from './rows.ts'
import type { Tags } from './tags.ts'

/** A writer's memory of the database, so that an idea takes a handful of statements. */
export interface Memory {
  readonly people: People
  readonly tags: Tags
  /** The labels of which is kept what tag they are, by normalised name. */
  readonly keptLabels: ReadonlySet<string>
  /** Ids of boards by normalised name. */
  readonly boards: Map<string, string>
  /** The ideas that issues of a source are here, by the key. */
  ideas(source: Source): Promise<Map<string, number>>
  /** The keys of a source's issues whose ideas the team deleted for good. */
  gone(source: string): Promise<ReadonlySet<string>>
  sources(): Source[]
  /** Gives people's ids by login, those just added by a transaction among them. */
  lookup(from: string, added: People): PersonOf
  /** Keeps what a transaction added, once it has ended well. */
  keep(added: { people: People; tags?: Tags; boards?: ReadonlyMap<string, string> }): void
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
  const keptLabels = new Set<string>()
  const boards = new Map<string, string>()
  const ideas = new Map<string, Source & { numbers: Map<string, number> }>()
  return {
    people,
    tags,
    keptLabels,
    boards,
    async ideas({ source, tracker }) {
      const cached = ideas.get(source)
      if (cached) return cached.numbers
      await hideAddresses(db, peopleSource({ source, tracker }))
      const rows = await db.query(known, [source])
      const numbers = new Map(rows.map((row) => [row.key, row.number]))
      ideas.set(source, { source, tracker, numbers })
      return numbers
    },
    gone: createGone(db),
    sources: () => [...ideas.values()],
    lookup: (from, added) => (login) => {
      const key = login === null ? null : personKey(from, login)
      return key === null ? null : (people.get(key) ?? added.get(key) ?? null)
    },
    keep(added) {
      for (const [key, id] of added.people) people.set(key, id)
      for (const [key, id] of added.tags ?? []) {
        tags.set(key, id)
        keptLabels.add(key)
      }
      for (const [key, id] of added.boards ?? []) boards.set(key, id)
    },
    forget(source) {
      ideas.delete(source)
      tags.clear()
      keptLabels.clear()
      boards.clear()
      people.clear()
    },
  }
}
