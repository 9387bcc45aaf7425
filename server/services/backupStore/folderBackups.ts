import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BackupStore } from './BackupStore.ts'

/** Backups as files of a folder, which is made with the first. */
export function folderBackups(folder: string): BackupStore {
  return {
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = path.join(folder, `${name}.part`)
      // The folder may be on another disk, where nothing can be renamed to.
      await copyFile(file, unfinished, constants.COPYFILE_FICLONE)
      const handle = await open(unfinished, 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, path.join(folder, name))
    },
    names: async () => {
      try {
        return await readdir(folder)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  }
}
