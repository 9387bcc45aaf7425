// Measures the JavaScript of the first screen, from Vite's manifest: `node .ci/checks/budget.mjs
// [root]`.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Bytes a first visit to / may load as JavaScript before its first screen is whole. */
export const limits = { brotli: 160_000, gzip: 185_000 }

/** Lazy chunks that the first screen waits for, by their file's name. */
const firstScreen = [/src\/routes\/.*\/?(Home|Ideas)Page\.tsx$/]

function* withStaticImports(manifest, key, seen) {
  if (seen.has(key)) return
  seen.add(key)
  yield manifest[key]
  for (const next of manifest[key].imports ?? []) yield* withStaticImports(manifest, next, seen)
}

/** By this the entry is known to hold the home page itself: the name of the page's query. */
const homeInEntry = 'HomePageQuery'

/** The chunks of the first screen: the entry, the home page unless the entry holds it, and all they import. */
export function firstScreenChunks(manifest, entryHoldsHome = false) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const pages = Object.keys(manifest).filter((key) => firstScreen.some((it) => it.test(key)))
  if (entry === undefined || (pages.length === 0 && !entryHoldsHome))
    throw new Error(
      `The manifest names no ${entry ? 'home page' : 'entry'}: ${Object.keys(manifest).join(', ')}`,
    )
  const seen = new Set()
  return [entry, ...pages].flatMap((key) => [...withStaticImports(manifest, key, seen)])
}

/** Sizes in bytes of a file as it travels. */
function sizes(file) {
  const bytes = fs.readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli }
}

/** Measures a built client. */
export function measure(dist) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((it) => it.isEntry)
  const entryHoldsHome =
    entry !== undefined &&
    fs.readFileSync(path.join(dist, entry.file), 'utf8').includes(homeInEntry)
  const chunks = firstScreenChunks(manifest, entryHoldsHome).map(({ file }) => ({
    file,
    ...sizes(path.join(dist, file)),
  }))
  const total = { brotli: 0, gzip: 0 }
  for (const chunk of chunks) {
    total.brotli += chunk.brotli
    total.gzip += chunk.gzip
  }
  return { chunks, total, isWithin: total.brotli <= limits.brotli && total.gzip <= limits.gzip }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

function main() {
  const { chunks, total, isWithin } = measure(path.resolve(process.argv[2] ?? '.', 'dist/client'))
  for (const chunk of chunks)
    console.log(`${kB(chunk.brotli)} brotli ${kB(chunk.gzip)} gzip  ${chunk.file}`)
  console.log(
    `${kB(total.brotli)} brotli ${kB(total.gzip)} gzip  JavaScript of the first screen (at most ${limits.brotli / 1000} and ${limits.gzip / 1000} kB)`,
  )
  if (!isWithin) process.exit(1)
}

if (process.argv[1] === import.meta.filename) main()
