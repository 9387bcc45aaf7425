import { spawn } from 'node:child_process'

/**
 * Runs a program and keeps what it prints.
 * @returns {Promise<{ code: number, output: string }>} code 124 when it took longer than the limit
 */
export function capture(program, args, { cwd, env = {}, limitMinutes = 10 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limitMinutes * 60_000)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
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
