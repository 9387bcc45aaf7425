import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readPageFiles } from './pageFiles.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-files-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function sheetOf(text: string): string | undefined {
  const name = `assets/${Math.random().toString(36).slice(2)}.css`
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, name), text)
  return readPageFiles(folder, () => [], '/under').styleAt(`/under/${name}`)?.text
}

test.each([
  ['url(./inter.woff2)', 'url(/under/assets/inter.woff2)'],
  ['url("inter.woff2")', 'url("/under/assets/inter.woff2")'],
  ["url('./inter.woff2')", "url('/under/assets/inter.woff2')"],
])('in a page a sheet names its files by their address: %s', (given, expected) => {
  expect(sheetOf(`a{src:${given}}`)).toBe(`a{src:${expected}}`)
})

test.each([
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`,
  "url('data:image/png;base64,AA==')",
  'url(data:image/png;base64,AA==)',
  'url("/fonts/inter.woff2")',
  'url("https://example.com/a.png")',
  'url("#mask")',
])('what is whole already stays as it is: %s', (given) => {
  expect(sheetOf(`a{background:${given}}`)).toBe(`a{background:${given}}`)
})
