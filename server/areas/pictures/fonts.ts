import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import wawoff2 from 'wawoff2'
import { readRanges, type Range } from './unicodeRanges.ts'

/** The packages whose fonts are used. */
const INTER = 'inter'
const ARABIC = 'noto-sans-arabic'
const HEBREW = 'noto-sans-hebrew'
const CHINESE = 'noto-sans-sc'
const JAPANESE = 'noto-sans-jp'
const KOREAN = 'noto-sans-kr'

/** A font file of a package, which has a part of the letters. */
interface Part {
  /** Its name here: of files with one family Pango would use a single one. */
  readonly family: string
  readonly source: string
  readonly ranges: readonly Range[]
}

/** The font and style that a text is drawn with. */
export interface Typeset {
  /** The text without what no font has. */
  readonly text: string
  /** The font files that it needs, unpacked. */
  readonly files: readonly string[]
  /** Their families. */
  readonly families: readonly string[]
}

export interface Fonts {
  /** Unpacks what a text needs; null for a text with a letter that no font has. */
  typeset(text: string): Promise<Typeset | null>
}

const read = createRequire(import.meta.url)

/**
 * Opens the fonts of the packages. They are packed for browsers and in many parts; a part is
 * unpacked into the folder when a text needs it first. The fonts of the machine are left alone, so
 * that a picture is the same on each.
 */
export function openFonts(folder: string): Fonts {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const packages = new Map(
    [INTER, ARABIC, HEBREW, CHINESE, JAPANESE, KOREAN].map((name) => [name, readParts(name)]),
  )
  const settings = path.join(folder, 'fonts.conf')
  writeFileSync(settings, settingsFor([...packages.values()].flat()))
  process.env['FONTCONFIG_FILE'] = settings
  // Elsewhere than on Linux another way of finding fonts would be the default.
  process.env['PANGOCAIRO_BACKEND'] = 'fontconfig'
  return {
    async typeset(wanted) {
      const parts = ordered(wanted).flatMap((name) => packages.get(name) ?? [])
      const needed = new Set<Part>()
      let text = ''
      for (const letter of wanted) {
        const part = partFor(letter, parts)
        if (part) needed.add(part)
        else if (/[\p{L}\p{N}]/u.test(letter)) return null
        if (part || isSilent(letter)) text += letter
      }
      const files: string[] = []
      // One after another: what was unpacked lies where the next one will.
      for (const part of needed) files.push(await unpacked(part, folder))
      return { text, files, families: [...needed].map(({ family }) => family) }
    },
  }
}

/** Chinese letters look otherwise in Japanese and Korean texts, which other letters give away. */
function ordered(text: string): string[] {
  const others = [INTER, ARABIC, HEBREW]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...others, JAPANESE, CHINESE, KOREAN]
  if (/\p{Script=Hangul}/u.test(text)) return [...others, KOREAN, CHINESE, JAPANESE]
  return [...others, CHINESE, JAPANESE, KOREAN]
}

function partFor(letter: string, parts: readonly Part[]): Part | undefined {
  const code = letter.codePointAt(0) ?? 0
  return parts.find(({ ranges }) => ranges.some(({ from, to }) => code >= from && code <= to))
}

/** Joiners and marks of direction have no shape of their own. */
function isSilent(letter: string): boolean {
  return /[\p{Cf}\p{M}]/u.test(letter)
}

function readParts(name: string): Part[] {
  const packed = `@fontsource-variable/${name}`
  const ranges = JSON.parse(readFileSync(read.resolve(`${packed}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(ranges).map(([part, text]) => {
    const family = `${name}-${part.replace(/^\[(\d+)\]$/, '$1')}`
    const source = read.resolve(`${packed}/files/${family}-wght-normal.woff2`)
    return { family, source, ranges: readRanges(text) }
  })
}

const fileOf = ({ family }: Part): string => `${family}.ttf`

/** The settings of fontconfig: no font of the machine, and ours by the names that they have here. */
function settingsFor(parts: readonly Part[]): string {
  const rules = parts.map(
    (part) =>
      `<match target="scan"><test name="file" compare="contains"><string>/${fileOf(part)}</string></test>` +
      `<edit name="family" mode="assign"><string>${part.family}</string></edit></match>`,
  )
  return `<?xml version="1.0"?>\n<fontconfig><cachedir prefix="relative">cache</cachedir>\n${rules.join('\n')}\n</fontconfig>\n`
}

/** Another process that unpacks the same at the same time makes the same file. */
async function unpacked(part: Part, folder: string): Promise<string> {
  const file = path.join(folder, fileOf(part))
  if (existsSync(file)) return file
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, await wawoff2.decompress(readFileSync(part.source)))
  renameSync(unfinished, file)
  return file
}
