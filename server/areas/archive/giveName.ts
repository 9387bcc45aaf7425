import { link, open, rename, rm } from 'node:fs/promises'

/** The errors of a disk without hard links, such as one with exFAT. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/**
 * Gives a finished file its name, all at once; an older name of it may stay. Never replaces a file:
 * rejects with EEXIST where one has come.
 */
export async function giveName(unfinished: string, file: string, tie = link): Promise<void> {
  try {
    // link, unlike rename, replaces nothing.
    await tie(unfinished, file)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    const claim = await open(file, 'wx', 0o600)
    await claim.close()
    try {
      await rename(unfinished, file)
    } catch (failure) {
      await rm(file, { force: true })
      throw failure
    }
  }
}
