// The licences of the packages that are shipped: `npm run licences` lists them, and fails for one that may not be.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import satisfies from 'spdx-satisfies'

/** Licences under which a work under Apache-2.0 may pass a package on (ADR 078). */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]
/** Of libraries that are loaded at run time and can be replaced by others: those of images. */
const loaded = { packages: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] }

/**
 * The packages of a lock file that a site runs with; those for development alone are left out.
 * @param {string} root folder of the project
 * @returns {{ name: string, version: string, licence: string }[]} by name; a missing licence is an empty text
 */
export function shippedPackages(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const found = Object.entries(packages)
    .filter(([at, { dev }]) => at !== '' && dev !== true)
    .map(([at, { name, version, license }]) => ({
      name: name ?? at.replace(/^.*node_modules\//, ''),
      version,
      licence: license ?? '',
    }))
  const unique = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function isAllowed({ name, licence }) {
  const given = loaded.packages.test(name) ? [...allowed, ...loaded.licences] : allowed
  try {
    return satisfies(licence, given)
  } catch {
    // No expression of SPDX.
    return false
  }
}

/** One line for each package that may not be shipped. */
export function problems(root) {
  return shippedPackages(root)
    .filter((one) => !isAllowed(one))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence'}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = problems('.')
  if (process.argv.includes('--list'))
    for (const { name, version, licence } of shippedPackages('.'))
      console.log(`${name} ${version}: ${licence}`)
  if (found.length > 0) {
    console.error(
      `These packages cannot be shipped under the project's licence (docs/adr/078-licence.md):\n${found.map((line) => `  ${line}`).join('\n')}`,
    )
    process.exitCode = 1
  }
}
