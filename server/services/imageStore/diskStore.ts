import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImageStore } from './ImageStore.ts'

/** Images as files of a folder, which is made with the first; two letters of the id are a folder, so that none grows too long. */
export function diskStore(folder: string): ImageStore {
  const fileOf = (id: string) => path.join(folder, id.slice(0, 2), id)
  return {
    async put(id, { bytes }) {
      const file = fileOf(id)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      // Whole on the disk before it has its name.
      const handle = await open(`${file}.new`, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.new`, file)
    },
    async get(id) {
      const handle = await orNull(open(fileOf(id), 'r'))
      if (handle === null) return null
      try {
        const { size } = await handle.stat()
        // From here on the file is read to its end, whoever removes or replaces it.
        return { size, bytes: handle.createReadStream() }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    look: (id) => orNull(stat(fileOf(id))),
    async remove(id) {
      await rm(fileOf(id), { force: true })
      await rm(`${fileOf(id)}.new`, { force: true })
    },
  }
}

async function orNull<T>(opened: Promise<T>): Promise<T | null> {
  try {
    return await opened
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
