import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest)$/
const SMALLEST = 512

/**
 * Writes a .br and a .gz beside each text file of a built client that gets smaller by it, those of
 * index.html last: with them all are there. Takes the folder; gives how many files.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const [pages, rest] = [
    files.filter((file) => file.endsWith('.html')),
    files.filter((file) => !file.endsWith('.html')),
  ]
  await Promise.all(rest.map(compressFile))
  await Promise.all(pages.map(compressFile))
  return files.length
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < SMALLEST) return
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (gzipped.length < content.length) await writeWhole(`${file}.gz`, gzipped)
  if (brotli.length < content.length) await writeWhole(`${file}.br`, brotli)
}

/** Never seen in part: another process may serve it already. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const half = `${file}.${process.pid}`
  await writeFile(half, content)
  await rename(half, file)
}
