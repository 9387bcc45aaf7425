// Measures what a first visit to each page costs, from Vite's manifest: `npm run budget [-- root]`. With
// `--modules` it prints what the first chunk is made of instead.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { printModules } from './moduleWeights.mjs'
import { pageLimits } from './pageLimits.mjs'

/** Entrypoints that are chunks of their own, by their file's name: pages that the first chunk does not hold. */
const entrypoints = /src\/routes\/(\w+)Page\.entrypoint\.tsx$/

function* withStaticImports(manifest, key, seen) {
  if (seen.has(key)) return
  seen.add(key)
  yield manifest[key]
  for (const next of manifest[key].imports ?? []) yield* withStaticImports(manifest, next, seen)
}

/** What the first screen needs besides in the language that says most with most letters. */
const german = /^_lan-|^src\/languages\/de\/first\.ts$/

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
  const inGerman = Object.keys(manifest).filter((key) => german.test(key))
  const home = inGerman.length > 0 ? [['HomeInGerman', visit(entry, ...inGerman)]] : []
  return new Map([
    ['Home', visit(entry)],
    ...home,
    ...others.sort(([a], [b]) => a.localeCompare(b)),
  ])
}

/** Sizes in bytes of a file as it travels. */
function sizes(file) {
  const bytes = fs.readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli }
}

/** Files that every page fetches: the page itself, and the font of nearly all text. */
const ofEveryPage = [/^index\.html$/, /inter-latin-normal-[^/]+\.woff2$/]

/**
 * Measures a built client by page: JavaScript and all bytes as they travel, and requests, until the
 * page is whole; answers of the API and what loads behind the page are not in it. `over` names what
 * is beyond its limit.
 */
export function measure(dist, limits = pageLimits) {
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((it) => it.isEntry)
  const entryHoldsHome =
    entry !== undefined &&
    fs.readFileSync(path.join(dist, entry.file), 'utf8').includes(homeInEntry)
  const known = new Map()
  const sizesOf = (file) => {
    if (!known.has(file)) known.set(file, sizes(path.join(dist, file)))
    return known.get(file)
  }
  const common = fs
    .readdirSync(dist, { recursive: true })
    .filter((file) => ofEveryPage.some((pattern) => pattern.test(file)))
  return [...chunksByPage(manifest, entryHoldsHome)].map(([name, chunks]) => {
    const scripts = chunks.map(({ file }) => file)
    const files = [...new Set([...common, ...scripts, ...chunks.flatMap(({ css = [] }) => css)])]
    const sum = (of, unit) => of.reduce((total, file) => total + sizesOf(file)[unit], 0)
    const page = {
      name,
      gzip: sum(scripts, 'gzip'),
      brotli: sum(scripts, 'brotli'),
      all: sum(files, 'brotli'),
      requests: files.length,
    }
    const limit = limits[name] ?? {}
    return { ...page, over: units.filter((unit) => !(page[unit] <= limit[unit])) }
  })
}

const units = ['gzip', 'brotli', 'all', 'requests']

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

function main() {
  const root = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? '.'
  const pages = measure(path.resolve(root, 'dist/client'))
  for (const { name, gzip, brotli, all, requests, over } of pages)
    console.log(
      `${name.padEnd(13)}${kB(gzip)} gzip, ${kB(brotli)} brotli of JavaScript; ${kB(all)} in ${String(requests).padStart(2)} requests${over.length > 0 ? `: beyond its limit of ${over.map((unit) => `${pageLimits[name]?.[unit] ?? 0} (${unit})`).join(', ')}` : ''}`,
    )
  const [{ gzip }] = pages
  console.log(
    `${kB(gzip)} gzip of JavaScript on the first screen (at most ${kB(pageLimits.Home.gzip)})`,
  )
  if (pages.some(({ over }) => over.length > 0)) process.exit(1)
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--modules')) await printModules()
  else main()
}
