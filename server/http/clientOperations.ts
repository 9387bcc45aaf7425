import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The names of a built client's operations, as the build has written them down
 * (server/build/operationNames.ts). Takes a folder that may hold no such list.
 */
export function clientOperations(folder: string): ReadonlySet<string> {
  const file = path.join(folder, '.vite/operations.json')
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [])
}
