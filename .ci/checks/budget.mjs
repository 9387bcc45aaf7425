// Measures what a first visit to each page costs in JavaScript, from Vite's manifest:
// `node .ci/checks/budget.mjs [root]`.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes a first visit to / may load as JavaScript before its first screen is whole. */
export const limits = { brotli: 146_000, gzip: 170_000 }

/** Entrypoints that are chunks of their own, by their file's name: pages that the first chunk does not hold. */
const entrypoints = /src\/routes\/(\w+)Page\.entrypoint\.tsx$/

function* withStaticImports(manifest, key, seen) {
  if (seen.has(key)) return
  seen.add(key)
  yield manifest[key]
  for (const next of manifest[key].imports ?? []) yield* withStaticImports(manifest, next, seen)
}

/** By this the entry is known to hold the home page itself: the name of the page's query. */
const homeInEntry = 'HomePageQuery'

/**
 * The chunks of a first visit, by page: the entry and all it imports; for a page that is not the
 * first screen, its entrypoint and its code as well. Throws where the entry does not hold the home
 * page: then the first screen is not what is measured.
 */
export function chunksByPage(manifest, entryHoldsHome) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (entry === undefined || !entryHoldsHome)
    throw new Error(
      `The manifest names no ${entry ? 'home page' : 'entry'}: ${Object.keys(manifest).join(', ')}`,
    )
  const visit = (...keys) => {
    const seen = new Set()
    return keys.flatMap((key) => [...withStaticImports(manifest, key, seen)])
  }
  const others = Object.keys(manifest).flatMap((key) => {
    const [, name] = entrypoints.exec(key) ?? []
    return name === undefined
      ? []
      : [[name, visit(entry, key, ...(manifest[key].dynamicImports ?? []))]]
  })
  return new Map([['Home', visit(entry)], ...others.sort(([a], [b]) => a.localeCompare(b))])
}

/** Sizes in bytes of a file as it travels. */
function sizes(file) {
  const bytes = fs.readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli }
}

/** Measures a built client: the chunks of its first screen, and the sum of each page's first visit. */
export function measure(dist) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((it) => it.isEntry)
  const entryHoldsHome =
    entry !== undefined &&
    fs.readFileSync(path.join(dist, entry.file), 'utf8').includes(homeInEntry)
  const known = new Map()
  const sizesOf = ({ file }) => {
    if (!known.has(file)) known.set(file, { file, ...sizes(path.join(dist, file)) })
    return known.get(file)
  }
  const pages = [...chunksByPage(manifest, entryHoldsHome)].map(([name, found]) => {
    const chunks = found.map(sizesOf)
    const sum = (unit) => chunks.reduce((total, chunk) => total + chunk[unit], 0)
    return { name, chunks, gzip: sum('gzip'), brotli: sum('brotli') }
  })
  const [{ chunks, gzip, brotli }] = pages
  const isWithin = brotli <= limits.brotli && gzip <= limits.gzip
  return { chunks, total: { gzip, brotli }, pages, isWithin }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

function main() {
  const { total, pages, isWithin } = measure(path.resolve(process.argv[2] ?? '.', 'dist/client'))
  for (const { name, chunks, gzip, brotli } of pages)
    console.log(`${kB(brotli)} brotli ${kB(gzip)} gzip  ${name}: ${chunks.length} files`)
  console.log(
    `${kB(total.brotli)} brotli ${kB(total.gzip)} gzip  JavaScript of the first screen (at most ${limits.brotli / 1000} and ${limits.gzip / 1000} kB)`,
  )
  if (!isWithin) process.exit(1)
}

if (process.argv[1] === import.meta.filename) main()
