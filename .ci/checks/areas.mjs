// No area of the server needs another that needs it, no folder of an area another of that area: `node .ci/checks/areas.mjs [root]`.
// import-x/no-cycle sees circles of files; two areas can stand in a circle of which no file is a part twice.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** An area names another by its package import alone: house/relative-within-room sees to that. */
const named = /['"]#server\/areas\/([\w-]+)\//g
/** A folder of an area names another of it by a relative path. */
const beside = /['"]\.\.\/([\w-]+)\//g
const isProduct = (file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file)

/**
 * The imports between areas. Tests may import any area.
 * @param {string} root folder of the project
 * @returns {Map<string, Map<string, string>>} by area: the areas that it imports, each with a file that does
 */
export function importsOfAreas(root) {
  return importsBetween(path.join(root, 'server/areas'), named)
}

function importsBetween(folder, pattern) {
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, importsOf(path.join(folder, name), name, pattern)]),
  )
}

function importsOf(folder, area, pattern) {
  const found = new Map()
  for (const file of fs.readdirSync(folder, { recursive: true }).filter(isProduct)) {
    for (const [, other] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(pattern))
      if (other !== area) found.set(other, `${area}/${file}`)
  }
  return found
}

/** Each circle once, as the areas on the way round: [['ideas', 'votes']] where both import each other. */
export function circlesOf(imports) {
  const done = new Set()
  const circles = []
  const visit = (area, way) => {
    const start = way.indexOf(area)
    if (start >= 0) circles.push(way.slice(start))
    if (start >= 0 || done.has(area)) return
    for (const next of imports.get(area)?.keys() ?? []) visit(next, [...way, area])
    done.add(area)
  }
  for (const area of imports.keys()) visit(area, [])
  return circles
}

/** One line per circle, with a file for each step. */
export function problems(root) {
  const areas = importsOfAreas(root)
  const within = [...areas.keys()].map((area) =>
    importsBetween(path.join(root, 'server/areas', area), beside),
  )
  return [areas, ...within].flatMap(circlesIn)
}

function circlesIn(imports) {
  return circlesOf(imports).map((circle) =>
    circle
      .map((area, at) => {
        const next = circle[(at + 1) % circle.length]
        return `${area} needs ${next} (${imports.get(area).get(next)})`
      })
      .join(', '),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = problems(process.argv[2] ?? '.')
  if (found.length > 0) {
    console.error(
      `Areas of the server stand in a circle. Move what both need down, or let one name the other:\n${found.map((line) => `  ${line}`).join('\n')}`,
    )
    process.exitCode = 1
  }
}
