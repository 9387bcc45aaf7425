import { readdirSync, readFileSync } from 'node:fs'

/** The kernel reports to user programs in hundredths of a second on every architecture. */
const TICKS_PER_SECOND = 100

/** CPU time used so far, in seconds. */
export interface CpuTime {
  /** The main thread of the server's process. */
  readonly main: number
  /** All its threads: also the embedded database, garbage collection and compilation. */
  readonly server: number
  /** All processes of PostgreSQL; 0 where there is none. */
  readonly database: number
}

/** Reads what a server, and the backends of a postmaster, have used so far. Needs Linux's /proc. */
export function cpuTime(server: number, postmaster: number | undefined): CpuTime {
  const backends = postmaster === undefined ? [] : childrenOf(postmaster)
  return {
    main: secondsOf(`/proc/${server}/task/${server}/stat`),
    server: secondsOf(`/proc/${server}/stat`),
    database: backends.reduce((sum, pid) => sum + secondsOf(`/proc/${pid}/stat`), 0),
  }
}

/** Gives the CPU time between two readings in milliseconds per request. */
export function cpuPerRequest(before: CpuTime, after: CpuTime, requests: number): CpuTime {
  const each = (key: keyof CpuTime): number => ((after[key] - before[key]) * 1000) / requests
  return { main: each('main'), server: each('server'), database: each('database') }
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.filter((pid) => fieldsOf(`/proc/${pid}/stat`)[1] === String(parent)).map(Number)
}

function secondsOf(file: string): number {
  const fields = fieldsOf(file)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND
}

/** The fields after the process's name, which may hold spaces; none when the process is gone. */
function fieldsOf(file: string): string[] {
  try {
    const text = readFileSync(file, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
