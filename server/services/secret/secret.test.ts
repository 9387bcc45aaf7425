import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keptSecret } from './secret.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-secret-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('is made once, long, and for its owner only', () => {
  const made = keptSecret(folder)
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder)).toBe(made)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('one that was cut short is not silently replaced', () => {
  writeFileSync(path.join(folder, 'secret'), 'abc')
  expect(() => keptSecret(folder)).toThrow(/secret is damaged/)
})
