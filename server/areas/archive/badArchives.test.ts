import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createManifest, type Manifest } from './manifest.ts'
import { openArchive } from './readArchive.ts'
import { writeZip } from './zipWriter.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bad-'))
afterAll(() => rmSync(folder, { recursive: true }))

const manifest = createManifest({
  kind: 'export',
  schema: 3,
  tables: [],
  missingImages: [],
  files: [],
})

async function* one(text: string): AsyncGenerator<string> {
  yield text
}

/** Writes a zip of some files, with a manifest that is made from them where none is given. */
async function write(
  name: string,
  content: Readonly<Record<string, string>>,
  change: (made: Manifest) => unknown = (made) => made,
): Promise<string> {
  const output = new PassThrough()
  const all = buffer(output)
  const zip = writeZip(output)
  const files = []
  for (const [at, text] of Object.entries(content)) files.push(await zip.add(at, one(text), true))
  await zip.add('manifest.json', one(JSON.stringify(change({ ...manifest, files }))), true)
  await zip.end()
  const file = path.join(folder, name)
  writeFileSync(file, await all)
  return file
}

/** Writes the zip of some other program, with one file in it. */
async function zipOf(name: string, inside: string): Promise<string> {
  const output = new PassThrough()
  const all = buffer(output)
  const zip = writeZip(output)
  await zip.add(inside, one('id,title'), true)
  await zip.end()
  const file = path.join(folder, name)
  writeFileSync(file, await all)
  return file
}

test('an archive that is whole is read back, and is the same when it is written again', async () => {
  const file = await write('whole.zip', { 'data/a.jsonl': '{"a":1}\n' })
  const archive = await openArchive(file)
  await archive.verify()
  expect((await buffer(await archive.read('data/a.jsonl'))).toString()).toBe('{"a":1}\n')
  archive.close()
  const again = await write('again.zip', { 'data/a.jsonl': '{"a":1}\n' })
  expect(readFileSync(again)).toEqual(readFileSync(file))
})

test('what is no archive is refused in a sentence that names it', async () => {
  const plain = path.join(folder, 'plain.zip')
  writeFileSync(plain, 'not a zip')
  await expect(openArchive(plain)).rejects.toThrow(`${plain} is no zip, or was cut off`)
  await expect(openArchive(path.join(folder, 'none.zip'))).rejects.toThrow('There is nothing at')
  await expect(openArchive(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR)`)
  const other = await write('other.zip', {}, () => ({ some: 'thing' }))
  await expect(openArchive(other)).rejects.toThrow('is not an archive of Earshot')
  const tracker = await zipOf('tracker.zip', 'issues.csv')
  await expect(openArchive(tracker)).rejects.toThrow(
    `${tracker} is a zip, and not an export of Earshot: Earshot unpacks no zip of another tracker. Unpack it, and import the folder or the file in it; save a spreadsheet as CSV.`,
  )
  const workbook = await zipOf('workbook.csv', 'xl/workbook.xml')
  await expect(openArchive(workbook)).rejects.toThrow(
    `${workbook} is a spreadsheet: save it as CSV, and import that file.`,
  )
  const newer = await write('newer.zip', {}, (made) => ({ ...made, formatVersion: 99 }))
  await expect(openArchive(newer)).rejects.toThrow('a newer version of Earshot')
  const half = await write('half.zip', {}, (made) => ({ ...made, tables: undefined }))
  await expect(openArchive(half)).rejects.toThrow('manifest.json is not whole')
})

test('an archive that was cut off or changed is found out before anything of it is used', async () => {
  const file = await write('cut.zip', { 'data/a.jsonl': '{"a":1}\n'.repeat(100) })
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 40))
  await expect(openArchive(file)).rejects.toThrow('was cut off')
  const changed = Buffer.from(bytes)
  changed[changed.indexOf('{"a":1}')] = 'x'.charCodeAt(0)
  writeFileSync(file, changed)
  const archive = await openArchive(file)
  await expect(archive.verify()).rejects.toThrow('data/a.jsonl was changed')
  archive.close()
  const missing = await write('missing.zip', {}, (made) => ({
    ...made,
    files: [{ path: 'data/b.jsonl', bytes: 1, sha256: '' }],
  }))
  const open = await openArchive(missing)
  await expect(open.verify()).rejects.toThrow('data/b.jsonl is missing')
  open.close()
})
