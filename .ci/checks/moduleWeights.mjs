// Prints what the first chunk is made of, by package or folder and by module, from the source map of a build of its own.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { SourceMap } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '../..')

/** Gives the code of each source in a chunk, by the source's path. */
function codeBySource(code, map) {
  const parts = new Map()
  for (const [line, text] of code.split('\n').entries()) {
    let [start, source] = [0, sourceAt(map, line, 0)]
    for (let column = 1; column <= text.length; column += 1) {
      const next = column < text.length ? sourceAt(map, line, column) : null
      if (next === source && column < text.length) continue
      parts.set(source, (parts.get(source) ?? '') + text.slice(start, column))
      ;[start, source] = [column, next]
    }
  }
  return parts
}

function sourceAt(map, line, column) {
  const { originalSource = 'of the bundler' } = map.findEntry(line, column)
  return originalSource.replace(
    /^.*\/(?=node_modules\/|src\/|rules\/|server\/|__generated__\/)/,
    '',
  )
}

/** The package of a module, or its folder. */
function groupOf(source) {
  const [folder, inside] = source.split('/')
  const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return packageName ?? (folder === 'src' ? `src/${inside}` : folder)
}

function print(title, weights) {
  console.log(`\n${title}: bytes, of them compressed alone (gzip)`)
  const rows = [...weights].sort(([, a], [, b]) => b.length - a.length).slice(0, 60)
  for (const [name, code] of rows) {
    const compressed = gzipSync(code, { level: 9 }).length
    console.log(`${String(code.length).padStart(8)} ${String(compressed).padStart(7)}  ${name}`)
  }
}

/** Builds the client with a source map into a temporary folder, and prints the weights of its first chunk. */
export async function printModules() {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-weights-'))
  try {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js')
    const args = [
      vite,
      'build',
      '--logLevel=error',
      '--sourcemap',
      '--emptyOutDir',
      `--outDir=${dist}`,
    ]
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error('The client could not be built.')
    const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
    const { file } = Object.values(manifest).find(({ isEntry }) => isEntry)
    const code = fs.readFileSync(path.join(dist, file), 'utf8').replace(/\n\/\/# source.*\n?$/, '')
    const map = new SourceMap(JSON.parse(fs.readFileSync(path.join(dist, `${file}.map`), 'utf8')))
    const modules = codeBySource(code, map)
    const groups = new Map()
    for (const [source, text] of modules)
      groups.set(groupOf(source), (groups.get(groupOf(source)) ?? '') + text)
    print('Packages and folders', groups)
    print('Modules', modules)
  } finally {
    fs.rmSync(dist, { recursive: true })
  }
}
