import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureFacts } from '#rules/pictures.ts'
import { createPainter, type Paint } from './painter.ts'

const facts: PictureFacts = {
  site: 'Fieldnotes',
  language: 'en',
  accent: '#3355cc',
  logo: null,
  title: 'Keep my place in the list',
  lead: '',
  idea: { number: 12, votes: 1234, status: { name: 'Planned', color: null, category: 'PLANNED' } },
}
/** The areas of a title, by its side: from the left, or from the right. */
const left = { left: 72, top: 176, width: 60, height: 60 }
const right = { ...left, left: 1200 - 72 - 60 }

let folder: string
let paint: Paint
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'earshot-fonts-'))
  paint = createPainter(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Whether something is drawn in a part of a picture: 255 is white, and paper nearly so. */
async function isInked(picture: Buffer, part: typeof left): Promise<boolean> {
  const seen = await sharp(picture).extract(part).toBuffer()
  const { channels } = await sharp(seen).stats()
  return channels.some(({ min }) => min < 128)
}

const titled = (title: string): Promise<Buffer> => paint({ ...facts, title })

test('a picture is a PNG of the size that its page says', async () => {
  const { format, width, height } = await sharp(await paint(facts)).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
})

test('the same is drawn the same, and what differs is seen', async () => {
  const first = await paint(facts)
  expect((await paint(facts)).equals(first)).toBe(true)
  for (const other of [
    { site: 'Fieldnote' },
    { language: 'de' as const },
    { accent: null },
    { lead: 'More' },
    { idea: null },
    { idea: { ...facts.idea!, votes: 2 } },
  ])
    expect((await paint({ ...facts, ...other })).equals(first)).toBe(false)
})

test('a text that no picture has room for is cut, however long or wide it is', async () => {
  for (const title of ['x '.repeat(20_000), '\uFDFD'.repeat(400), 'w'.repeat(50_000)])
    expect((await paint({ ...facts, title, site: title, lead: title })).length).toBeGreaterThan(0)
})

test.each([
  ['Latin', 'Déjà vu: größer, dłuższy, Việt Nam', left],
  ['Greek', 'Κράτησε τη θέση μου', left],
  ['Cyrillic', 'Запомнить моё место', left],
  ['Arabic', 'احفظ مكاني في القائمة', right],
  ['Hebrew', 'שמור את המקום שלי', right],
  ['Chinese', '保留我在列表中的位置', left],
  ['Japanese', 'リストでの位置を覚えておく', left],
  ['Korean', '목록에서 내 위치를 기억하기', left],
])('a title in %s is written from its side', async (_, title, side) => {
  const picture = await titled(title)
  expect(picture.equals(await titled('#12'))).toBe(false)
  expect(await isInked(picture, side)).toBe(true)
})

test('a title in letters that no font has is told by its number', async () => {
  expect((await titled('ᚠᚢᚦᚨᚱᚲ')).equals(await titled('#12'))).toBe(true)
  expect((await titled('Runes 🙂 here')).equals(await titled('#12'))).toBe(false)
})

test.each(['W'.repeat(140), 'word '.repeat(28), '標題'.repeat(70), 'מילה '.repeat(28)])(
  'the title %s leaves the line of votes free',
  async (title) => {
    const below = { left: 0, top: 480, width: 1200, height: 30 }
    expect(await isInked(await titled(title), below)).toBe(false)
  },
)

const box = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

test('the logo stands in the place of the mark, whatever its size, and the name beside it', async () => {
  const logo = await box(1200, 300, '#ff0000').png().toBuffer()
  const picture = await paint(facts, logo)
  const part = { left: 76, top: 62, width: 280, height: 60 }
  const red = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
  expect(red.channels.slice(0, 3).map(({ mean }) => Math.round(mean / 32))).toEqual([8, 0, 0])
  const after = { left: 72 + 288 + 24, top: 64, width: 120, height: 56 }
  expect(await isInked(picture, after)).toBe(true)
  const square = await paint(facts, await box(8, 8, '#ff0000').gif().toBuffer())
  expect(square.equals(picture)).toBe(false)
})

test('a logo that cannot be read leaves the mark', async () => {
  const picture = await paint(facts, Buffer.from('<svg onload="hit()">'))
  expect(picture.equals(await paint(facts))).toBe(true)
})

test('markup and colours that are none stay words', async () => {
  const evil = '<span foreground="red">&amp; <b>x</b> </span><svg onload=hit()>'
  const picture = await paint({
    ...facts,
    site: evil,
    title: evil,
    lead: evil,
    accent: '"/><image href="file:///etc/passwd"/>',
    idea: { ...facts.idea!, status: { name: evil, color: 'url(#x)', category: 'x' } },
  })
  expect(await isInked(picture, left)).toBe(true)
})

test('fonts are unpacked when a text needs them', async () => {
  await titled('Plain')
  const files = readdirSync(folder)
  expect(files).toContain('inter-latin.ttf')
  expect(files.filter((file) => /\.\d+$/.test(file))).toEqual([])
})
