/** A place for backups that outlives the machine, or at least its disk. */
export interface BackupStore {
  /** Puts a file of this machine into the store under a name, whole or not at all. */
  put(name: string, file: string): Promise<void>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
}
