import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds that the threads of a process have run, whoever else the machine worked for; 0 on
 * systems that do not tell.
 */
export function cpuOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return 0
  const taken = readdirSync(folder).map((thread) => {
    const file = `${folder}/${thread}/schedstat`
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0
  })
  return taken.reduce((sum, ms) => sum + ms, 0)
}
