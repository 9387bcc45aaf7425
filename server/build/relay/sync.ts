import fs from 'node:fs/promises'
import path from 'node:path'
import type { Files } from './artifacts.ts'

/** The differences between a folder and the files that should be in it, by name. */
export interface Difference {
  readonly changed: readonly string[]
  readonly foreign: readonly string[]
}

/** Compares a folder, byte by byte, with the files that should be in it. */
export async function differenceOf(folder: string, files: Files): Promise<Difference> {
  const present = await fs.readdir(folder).catch((): string[] => [])
  const contents = await Promise.all(
    [...files].map(async ([name, content]) => {
      const found = present.includes(name)
        ? await fs.readFile(path.join(folder, name), 'utf8')
        : null
      return found === content ? [] : [name]
    }),
  )
  return { changed: contents.flat(), foreign: present.filter((name) => !files.has(name)) }
}

/** Makes a folder hold exactly these files, touching only what differs; gives what did. */
export async function writeDifference(folder: string, files: Files): Promise<Difference> {
  await fs.mkdir(folder, { recursive: true })
  const difference = await differenceOf(folder, files)
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
