import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Files } from './artifacts.ts'

/** The differences between a folder and the files that should be in it, by name. */
export interface Difference {
  readonly changed: readonly string[]
  readonly foreign: readonly string[]
}

/** Compares a folder, byte by byte, with the files that should be in it. Reads at once, which for many small files is faster. */
export function differenceOf(folder: string, files: Files): Difference {
  const present = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const changed = [...files].filter(
    ([name, content]) =>
      !present.has(name) || readFileSync(path.join(folder, name), 'utf8') !== content,
  )
  return {
    changed: changed.map(([name]) => name),
    foreign: [...present].filter((name) => !files.has(name)),
  }
}

/** Makes a folder hold exactly these files, touching only what differs; gives what did. */
export async function writeDifference(folder: string, files: Files): Promise<Difference> {
  await fs.mkdir(folder, { recursive: true })
  const difference = differenceOf(folder, files)
  await Promise.all([
    ...difference.changed.map((name) => replace(path.join(folder, name), files.get(name) ?? '')),
    ...difference.foreign.map((name) => fs.rm(path.join(folder, name), { recursive: true })),
  ])
  return difference
}

// In one step: a bundler or test that reads meanwhile gets the old file or the new one, never half of it.
async function replace(file: string, content: string): Promise<void> {
  const half = `${file}.${process.pid}.half`
  await fs.writeFile(half, content)
  await fs.rename(half, file)
}
