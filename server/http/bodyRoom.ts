/** Bytes of bodies that have not arrived whole: of all together, beside those that each may have in any case. */
const MOST = { inAll: 32 * 1024 * 1024, each: 16 * 1024 } as const

/** The memory for bodies that are on their way. */
export interface BodyRoom {
  /** Counts what a body has grown by, from its first byte. Gives whether there is room for it. */
  grow(size: number, by: number): boolean
  /** Forgets a body of so many bytes. */
  forget(size: number): void
}

/** Starts counting; `most` is for tests. */
export function countBodies(most: { inAll: number; each: number } = MOST): BodyRoom {
  let inAll = 0
  const counted = (size: number): number => Math.max(0, size - most.each)
  return {
    grow: (size, by) => {
      inAll += counted(size) - counted(size - by)
      return counted(size) === 0 || inAll <= most.inAll
    },
    forget: (size) => {
      inAll -= counted(size)
    },
  }
}
