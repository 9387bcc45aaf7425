import { readFileSync } from 'node:fs'

/**
 * Notes the resident memory of a process and of all that it has started, each second; `stop` gives
 * it in bytes. Pages that they share, the program above all, count once, as a container counts them.
 * Needs Linux's /proc.
 */
export function watchMemory(pid: number): { stop(): number[] } {
  const found: number[] = []
  const look = (): void => void found.push(residentOf(pid) + ownOfChildren(pid))
  look()
  const timer = setInterval(look, 1_000)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return found
    },
  }
}

function ownOfChildren(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.reduce((sum, child) => sum + ownOf(child) + ownOfChildren(child), 0)
}

const residentOf = (pid: number): number => bytesOf(read(`/proc/${pid}/status`), /VmRSS:\s+(\d+)/g)
const ownOf = (pid: number): number =>
  bytesOf(read(`/proc/${pid}/smaps_rollup`), /Private_(?:Clean|Dirty):\s+(\d+)/g)

function bytesOf(text: string, lines: RegExp): number {
  return [...text.matchAll(lines)].reduce((sum, [, kb]) => sum + Number(kb) * 1024, 0)
}

/** The text of a file of /proc, none of a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
