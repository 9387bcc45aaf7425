import sharp, { type OverlayOptions } from 'sharp'
import type { Fonts, Typeset } from './fonts.ts'

/** The style of a text: pixels, and a colour as `#rrggbb`. */
export interface TextStyle {
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[]
  readonly weight: 'Medium' | 'Semi-Bold'
  readonly color: string
  readonly width: number
  readonly height: number
  /** Whether it goes on in further lines. */
  readonly wraps?: boolean
}

/** A text as pixels. */
export interface DrawnText {
  readonly input: OverlayOptions['input']
  readonly width: number
  readonly height: number
}

/** More letters than any box holds. */
const LETTERS_MAX = 500

const loaded = new Set<string>()

/**
 * Draws a text with its letters joined and its lines broken as its script wants it, cut with an
 * ellipsis where the smallest size leaves no room for all. Null where no font has one of its letters,
 * and where nothing of it is left.
 */
export async function drawText(
  wanted: string,
  style: TextStyle,
  fonts: Fonts,
): Promise<DrawnText | null> {
  const plain = wanted.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  // The ellipsis may be needed.
  const set = await fonts.typeset(`${plain}…`)
  if (set === null || set.text.trim() === '…') return null
  await load(set.files)
  const letters = [...set.text.slice(0, -1)].slice(0, LETTERS_MAX)
  const fits = async (text: string, size: number): Promise<DrawnText | null> => {
    const drawn = await draw(text, size, style, set).catch(nullIfTooLarge)
    if (drawn === null) return null
    return drawn.width <= style.width && drawn.height <= style.height ? drawn : null
  }
  for (const size of style.sizes) {
    const drawn = await fits(letters.join(''), size)
    if (drawn) return drawn
  }
  const smallest = style.sizes.at(-1) ?? 16
  return longest(letters, (text) => fits(text, smallest))
}

/** Draws as many letters as fit, with an ellipsis behind them. */
async function longest(
  letters: readonly string[],
  fits: (text: string) => Promise<DrawnText | null>,
): Promise<DrawnText | null> {
  let best: DrawnText | null = null
  let [fewer, more] = [0, letters.length]
  while (more - fewer > 1) {
    const half = (fewer + more) >> 1
    const drawn = await fits(`${letters.slice(0, half).join('').trimEnd()}…`)
    best = drawn ?? best
    if (drawn) fewer = half
    else more = half
  }
  return best
}

/** Whether a text begins from the right. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
}

async function draw(
  text: string,
  size: number,
  { weight, color, width, wraps = false }: TextStyle,
  { families }: Typeset,
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `${families.join(',')} ${weight} ${size}`,
      rgba: true,
      ...(wraps && { width, wrap: 'word-char' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** A font is known once a text was drawn with its file at hand. */
async function load(files: readonly string[]): Promise<void> {
  for (const fontfile of files) {
    if (loaded.has(fontfile)) continue
    await sharp({ text: { text: '-', fontfile } }).toBuffer()
    loaded.add(fontfile)
  }
}

/** Cairo draws nothing beyond 32,767 pixels: what would be larger does not fit. */
function nullIfTooLarge(error: Error): null {
  if (error.message.includes('too big')) return null
  throw error
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;' })[letter] ?? '&gt;')
}
