import { readFileSync } from 'node:fs'

/** Notes the resident memory of a process each second; `stop` gives it in bytes. Needs Linux's /proc. */
export function watchMemory(pid: number): { stop(): number[] } {
  const found: number[] = []
  const look = (): void => {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    found.push(Number(kb) * 1024)
  }
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
