import { LRUCache } from 'lru-cache'

/** Gives what was made under a name, or has it made: once for all who ask meanwhile. Rejects where that fails. */
export type KeptAnswers = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>

/** Keeps so many bytes of what was made; what was asked for longest ago goes first. */
export function keepAnswers(bytes: number): KeptAnswers {
  const kept = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: bytes,
    sizeCalculation: (made, name) => made.length + 2 * name.length + 100,
    fetchMethod: (_name, _stale, { context }) => context(),
  })
  return (name, make) => kept.forceFetch(name, { context: make })
}
