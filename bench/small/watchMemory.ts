import { readFileSync } from 'node:fs'

/**
 * Notes the resident memory of a process and of all that it has started, each second; `stop` gives
 * it in bytes. Needs Linux's /proc.
 */
export function watchMemory(pid: number): { stop(): number[] } {
  const found: number[] = []
  const look = (): void => void found.push(residentOf(pid))
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

function residentOf(pid: number): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return children
      .filter((child) => child.trim() !== '')
      .reduce((sum, child) => sum + residentOf(Number(child)), Number(kb) * 1024)
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
