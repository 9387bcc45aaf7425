import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'

/** A disk of its own for a process: in memory, small, seen by that process and its children alone, gone with them. */
export interface SmallDisk {
  /** The folder that it is mounted on, which must exist. */
  readonly folder: string
  readonly megabytes: number
  /** Shell commands, run in the folder before the process starts. */
  readonly prepare?: string
}

/** Starts a program with such a disk. Needs Linux, and root or a kernel that lets users have namespaces. */
export function spawnOnSmallDisk(
  { folder, megabytes, prepare = 'true' }: SmallDisk,
  command: readonly string[],
  options: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions; cwd?: string },
): ChildProcess {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=0700 tmpfs "$1" && (cd "$1" && ${prepare}) && shift && exec "$@"`
  const flags = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  return spawn('unshare', [...flags, 'sh', '-c', script, 'sh', folder, ...command], options)
}

/** Shell commands that leave no byte free on the disk of the folder they run in. */
export const FILL = '{ cat /dev/zero > fill || true; } 2> /dev/null'
