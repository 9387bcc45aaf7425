import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '#server/services/log/log.ts'
import type { ReceiveMail } from './receiveMail.ts'

/** Of a mail with images, as a mail server sends it. */
export const LONGEST_MAIL = 15 * 1024 * 1024

/**
 * Takes what lies in the `new` folder of a maildir, the oldest first, and moves it to `cur` once it
 * was dealt with, marked as seen. A file that another process has taken meanwhile is passed over.
 */
export async function readMaildir(
  folder: string,
  receive: ReceiveMail,
  log: Log,
  isStopped: () => boolean,
): Promise<void> {
  const [fresh, seen] = [path.join(folder, 'new'), path.join(folder, 'cur')]
  await mkdir(fresh, { recursive: true })
  await mkdir(seen, { recursive: true })
  for (const name of (await readdir(fresh)).toSorted()) {
    if (isStopped()) return
    if (name.startsWith('.')) continue
    const file = path.join(fresh, name)
    try {
      const { size } = await stat(file)
      if (size <= LONGEST_MAIL) await receive(await readFile(file))
      else log.warn({ size }, 'A mail in the maildir is too large and was not taken')
      await rename(file, path.join(seen, `${name}:2,S`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
