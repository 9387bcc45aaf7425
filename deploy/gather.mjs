// Gathers what a built server needs to run, and nothing else: `node deploy/gather.mjs FOLDER`.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const files = ['dist/client', 'dist/render', 'dist/server', 'package.json', 'LICENSE']
/** Packages that are not in the server's bundle (vite.server.config.ts): they load files that lie beside them. */
const external = [
  '@electric-sql/pglite',
  'fs-native-extensions',
  'pino',
  'sharp',
  'wawoff2',
  // The fonts of pictures (server/areas/pictures/fonts.ts).
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
]

/** The folders of packages and of all that they need, as Node finds them from one another. */
function packageFolders(names, from = root, found = new Set()) {
  for (const name of names) {
    const at = folderOf(name, from)
    if (at === undefined || found.has(at)) continue
    found.add(at)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      fs.readFileSync(path.join(at, 'package.json'), 'utf8'),
    )
    packageFolders(Object.keys({ ...dependencies, ...optionalDependencies }), at, found)
  }
  return found
}

/** Undefined where a package is not installed: an optional one of another platform. */
function folderOf(name, from) {
  for (let at = from; at.startsWith(root); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name)
    if (fs.existsSync(path.join(folder, 'package.json'))) return folder
  }
  return undefined
}

/** Copies everything into a folder, which may be there already. */
export function gather(folder) {
  const copy = (from, to) =>
    fs.cpSync(from, path.join(folder, to), { recursive: true, dereference: true })
  for (const name of external)
    if (folderOf(name, root) === undefined) throw new Error(`The package ${name} is not installed.`)
  for (const file of files) copy(path.join(root, file), file)
  for (const at of packageFolders(external)) copy(at, path.relative(root, at))
  copy(path.join(import.meta.dirname, 'health.mjs'), 'health.mjs')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    console.error('Usage: node deploy/gather.mjs FOLDER')
    process.exit(2)
  }
  gather(path.resolve(folder))
}
