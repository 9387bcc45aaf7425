import { spawn } from 'node:child_process'

/** The programs that are running now, by the id of their process group. */
const groups = new Set()

/** Ends a program and everything that it has started; a group that has ended already is none. */
function endGroup(pid) {
  groups.delete(pid)
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

process.on('exit', () => groups.forEach(endGroup))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

/**
 * Runs a program and keeps what it prints; `isLive` shows it at once as well. Whatever it leaves running ends with it.
 * @returns {Promise<{ code: number, output: string }>} code 124 when it took longer than the limit
 */
export function capture(program, args, { cwd, env = {}, limitMinutes = 10, isLive = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, which can be ended as a whole.
      detached: true,
    })
    if (child.pid !== undefined) groups.add(child.pid)
    let output = ''
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      endGroup(child.pid)
    }, limitMinutes * 60_000)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (isLive) process.stdout.write(text)
      })
    child.once('error', reject)
    child.once('exit', () => endGroup(child.pid))
    child.once('close', (code) => {
      clearTimeout(limit)
      const late = `${output}\nIt took longer than ${limitMinutes} minutes and was ended.`
      resolve(isLate ? { code: 124, output: late } : { code: code ?? 1, output })
    })
  })
}

/** The same for a script of the project, TypeScript included. */
export const captureNode = (args, options) =>
  capture(process.execPath, ['--import', 'tsx', ...args], options)
