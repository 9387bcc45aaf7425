import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { Refusal } from '#server/kernel/refusal.ts'
import { createImagePreparer } from './imagePreparer.ts'
import { prepareImage } from './prepareImage.ts'

const svg = (inner: string, head = 'width="48" height="24"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`,
  )
const draw = (bytes: Buffer) => prepareImage(bytes, { takesSvg: true })
const refusalOf = (bytes: Buffer, options = { takesSvg: true }) =>
  prepareImage(bytes, options).then(
    ({ width, height }) => `drawn at ${width} × ${height}`,
    (error: unknown) => (error instanceof Refusal ? error.reasons[0]?.reason : String(error)),
  )
const square = '<rect width="100%" height="100%" fill="#00f"/>'

let folder: string
let secret: string
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'earshot-svg-'))
  secret = path.join(folder, 'secret.png')
  await sharp({ create: { width: 48, height: 24, channels: 3, background: '#f00' } }).toFile(secret)
  fs.writeFileSync(path.join(folder, 'secret.css'), 'rect { fill: #f00 }')
  fs.writeFileSync(
    path.join(folder, 'secret.svg'),
    svg('<rect id="a" width="48" height="24" fill="#f00"/>'),
  )
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

test.each([
  ['of a size', svg(square), 512, 256],
  ['of none but its view', svg('<rect width="9" height="9"/>', 'viewBox="0 0 9 18"'), 256, 512],
  ['larger than it is kept', svg(square, 'width="4000" height="4000"'), 512, 512],
  [
    'as programs write it',
    Buffer.from(
      `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg(square).toString()}`,
    ),
    512,
    256,
  ],
])('an SVG %s becomes a PNG of 512 pixels', async (_, bytes, width, height) => {
  const image = await draw(bytes)
  expect(image).toMatchObject({ type: 'image/png', width, height })
  expect((await sharp(image.bytes).metadata()).format).toBe('png')
})

test('where none is asked for an SVG is no image', async () => {
  expect(await refusalOf(svg(square), { takesSvg: false })).toBe('IMAGE_UNKNOWN_FORMAT')
})

test.each([
  [
    'an entity of a file',
    () =>
      `<!DOCTYPE svg [<!ENTITY e SYSTEM "${pathToFileURL(secret).href}">]>${svg('<text y="20">&e;</text>').toString()}`,
  ],
  [
    'entities that grow',
    () =>
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>').toString()}`,
  ],
  [
    'a picture of a file',
    () =>
      svg(`<image xlink:href="${pathToFileURL(secret).href}" width="48" height="24"/>`).toString(),
  ],
  [
    'a picture within',
    () =>
      svg(
        '<s:image xmlns:s="http://www.w3.org/2000/svg" href="data:image/png;base64,iVBORw0KGgo="/>',
      ).toString(),
  ],
  [
    'a picture within by a name in other letters',
    () =>
      svg(
        '<é:image xmlns:é="http://www.w3.org/2000/svg" href="data:image/png;base64,iVBORw0KGgo="/>',
      ).toString(),
  ],
  ['a picture in a filter', () => svg('<filter id="f"><feImage href="#a"/></filter>').toString()],
  [
    'an inclusion',
    () =>
      svg(
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>',
      ).toString(),
  ],
  ['another encoding', () => `<?xml version="1.0" encoding="UTF-7"?>${svg(square).toString()}`],
])('%s is refused', async (_, text) => {
  expect(await refusalOf(Buffer.from(text()))).toBe('SVG_NOT_PLAIN')
})

test('nothing of a file beside it is drawn', async () => {
  const url = pathToFileURL(folder).href
  const red = async (inner: string, before = '') => {
    const { bytes } = await draw(Buffer.from(before + svg(square + inner).toString()))
    const { channels } = await sharp(bytes).stats()
    return channels[0]?.max
  }
  expect(await red('')).toBe(0)
  expect(await red(`<use xlink:href="${url}/secret.svg#a"/>`)).toBe(0)
  expect(await red(`<style>@import url("${url}/secret.css");</style>`)).toBe(0)
  expect(await red('', `<?xml-stylesheet href="${url}/secret.css" type="text/css"?>`)).toBe(0)
})

test.each([
  ['packed', () => gzipSync(svg(square)), 'IMAGE_UNKNOWN_FORMAT'],
  [
    'in UTF-16',
    () => Buffer.from(`\ufeff${svg(square).toString()}`, 'utf16le'),
    'IMAGE_UNKNOWN_FORMAT',
  ],
  ['a page', () => Buffer.from('<!DOCTYPE html><html><svg></svg></html>'), 'IMAGE_UNKNOWN_FORMAT'],
  ['cut off', () => svg(square).subarray(0, 110), 'IMAGE_BROKEN'],
  ['very wide', () => svg(square, 'width="1000000000" height="10"'), /^IMAGE_/],
  ['very large', () => svg(square, 'width="30000" height="30000"'), /^IMAGE_TOO_MANY_PIXELS$/],
])('%s is refused with its reason', async (_, bytes, reason) => {
  expect(await refusalOf(bytes())).toEqual(
    typeof reason === 'string' ? reason : expect.stringMatching(reason),
  )
})

test('what doubles itself again and again ends with the process that draws it, and the next one is drawn', async () => {
  const doubled = Array.from(
    { length: 40 },
    (__, at) => `<g id="g${at + 1}"><use xlink:href="#g${at}"/><use xlink:href="#g${at}"/></g>`,
  )
  const bomb = svg(
    `<defs><g id="g0"><rect width="1" height="1"/></g>${doubled.join('')}</defs><use xlink:href="#g40"/>`,
  )
  const prepare = createImagePreparer({ longestMs: 4_000 })
  await expect(prepare(bomb, { takesSvg: true })).rejects.toMatchObject({
    reasons: [{ reason: expect.stringMatching(/^IMAGE_(?:TOO_SLOW|BROKEN)$/) as string }],
  })
  expect(await prepare(svg(square), { takesSvg: true })).toMatchObject({ width: 512, height: 256 })
}, 60_000)
