import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { giveName } from './giveName.ts'

let folder: string
let part: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-name-'))
  part = path.join(folder, 'site.zip.part')
  file = path.join(folder, 'site.zip')
  writeFileSync(part, 'whole')
})
afterEach(() => rmSync(folder, { recursive: true }))

const without = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test('a file gets its name on a disk with hard links', async () => {
  await giveName(part, file)
  expect(readFileSync(file, 'utf8')).toBe('whole')
})

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'and on one without them, which says %s',
  async (code) => {
    await giveName(part, file, without(code))
    expect(readFileSync(file, 'utf8')).toBe('whole')
    expect(readdirSync(folder)).toEqual(['site.zip'])
  },
)

test('it never replaces a file, on either', async () => {
  writeFileSync(file, 'another')
  await expect(giveName(part, file)).rejects.toThrow('EEXIST')
  await expect(giveName(part, file, without('EPERM'))).rejects.toThrow('EEXIST')
  expect(readFileSync(file, 'utf8')).toBe('another')
})

test('where it cannot have its name, none is left behind, and why is said', async () => {
  await expect(giveName(part, file, without('EACCES'))).rejects.toThrow('EACCES')
  await expect(giveName(`${part}.gone`, file, without('EPERM'))).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['site.zip.part'])
})
