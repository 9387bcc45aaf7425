// Preloaded into the durability tests' process and its threads: writes what Node writes and syncs to a file, in the
// form that strace prints. With OBSERVE_FAIL set, syncing the log fails from the first "commit" on.
import fs from 'node:fs'

const paths = new Map()
const { appendFileSync, existsSync, openSync, writeSync, fsyncSync, fdatasyncSync } = fs
const output = process.env.OBSERVE_TO
const failed = `${output}.fail`
const note = (call, descriptor, text = '') =>
  appendFileSync(output, `${call}(${descriptor}<${paths.get(descriptor) ?? ''}>, "${text}") = 0\n`)

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest)
  paths.set(descriptor, String(path))
  return descriptor
}
fs.writeSync = (descriptor, data, ...rest) => {
  note('write', descriptor, typeof data === 'string' ? data.trim() : '')
  if (process.env.OBSERVE_FAIL && String(data).startsWith('commit')) appendFileSync(failed, '')
  return writeSync(descriptor, data, ...rest)
}
const observed = (name, sync) => (descriptor) => {
  if (existsSync(failed) && paths.get(descriptor)?.includes('pg_wal'))
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })
  sync(descriptor)
  note(name, descriptor)
}
fs.fsyncSync = observed('fsync', fsyncSync)
fs.fdatasyncSync = observed('fdatasync', fdatasyncSync)
const { syncBuiltinESMExports } = await import('node:module')
syncBuiltinESMExports()
