import type { Db } from '#server/db/database.ts'

/**
 * The same database, of whose statements one never comes to be: this process is killed before it.
 * `last`: which one, counted from 1 with the ends of transactions; 0 for none. `isCounted`: the
 * statements that count; without it all of them.
 */
export function killedBefore(
  db: Db,
  last: number,
  isCounted: (text: string) => boolean = () => true,
): Db {
  let count = 0
  const step = (): void => {
    count += 1
    if (count === last) process.kill(process.pid, 'SIGKILL')
  }
  const counted = (of: Db): Db => ({
    ...of,
    query: async (...given) => {
      if (isCounted(given[0].text)) step()
      return of.query(...given)
    },
    transaction: async (work) => {
      const result = await of.transaction((tx) => work(counted(tx)))
      step()
      return result
    },
  })
  return counted(db)
}
