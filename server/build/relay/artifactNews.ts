import fs from 'node:fs'

/** The artifacts that compiles wrote while developing, and whether the page was told of them. */
export interface ArtifactNews {
  add(written: readonly string[]): void
  /** Gives those that the page is still to be told of, once. */
  take(): readonly string[]
  /** Whether this file is as a compile wrote it: its news went with those of the source. */
  has(file: string): boolean
}

/** Takes and gives absolute paths. */
export function createArtifactNews(): ArtifactNews {
  const writtenAt = new Map<string, number | undefined>()
  let untold: readonly string[] = []
  return {
    add(written) {
      for (const file of written) writtenAt.set(file, changedAt(file))
      untold = [...untold, ...written]
    },
    take() {
      const taken = untold
      untold = []
      return taken
    },
    has: (file) => writtenAt.has(file) && writtenAt.get(file) === changedAt(file),
  }
}

const changedAt = (file: string): number | undefined =>
  fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
