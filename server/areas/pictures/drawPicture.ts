import sharp, { type OverlayOptions } from 'sharp'
import type { LanguageTag } from '#rules/languages.ts'
import { pictureSize, type PictureFacts } from '#rules/pictures.ts'
import type { Fonts } from './fonts.ts'
import { drawText, isRightToLeft, type DrawnText, type TextStyle } from './pictureText.ts'

const { width: WIDTH, height: HEIGHT } = pictureSize
const EDGE = 72
const INNER = WIDTH - 2 * EDGE
const largestLogo = { width: 320, height: 72 }

/** What votes are called, one of them and several. */
const votesIn: Readonly<Record<LanguageTag, readonly [one: string, other: string]>> = {
  en: ['vote', 'votes'],
  de: ['Stimme', 'Stimmen'],
  fr: ['vote', 'votes'],
  es: ['voto', 'votos'],
}

/** The light colours of src/ui/tokens.css. */
const colors = {
  accent: '#f88a2f',
  paper: '#fcfaf7',
  ink: '#241e1a',
  quiet: '#5a544f',
  OPEN: '#5b646f',
  PLANNED: '#3959a6',
  STARTED: '#006678',
  SHIPPED: '#0a693c',
  DECLINED: '#665b53',
  CLOSED: '#5b646f',
} as const

const style = {
  site: { sizes: [36], weight: 'Medium', color: colors.quiet, height: 80, width: INNER },
  title: {
    ...{ sizes: [72, 60, 50], weight: 'Semi-Bold', color: colors.ink },
    ...{ width: INNER, height: 300, wraps: true },
  },
  lead: {
    ...{ sizes: [34], weight: 'Medium', color: colors.quiet },
    ...{ width: INNER, height: 96, wraps: true },
  },
  count: { sizes: [44], weight: 'Semi-Bold', color: colors.ink, width: 400, height: 80 },
  votes: { sizes: [34], weight: 'Medium', color: colors.quiet, width: 200, height: 80 },
  status: { sizes: [34], weight: 'Medium', color: colors.quiet, width: 480, height: 80 },
} as const satisfies Record<string, TextStyle>

/** Draws the picture that chats show of a page, as a PNG; with the mark of the product where there is no logo that can be drawn. */
export async function drawPicture(
  facts: PictureFacts,
  fonts: Fonts,
  image: Uint8Array | null = null,
): Promise<Buffer> {
  const logo = image && (await drawLogo(image))
  const side = (logo?.width ?? 56) + 24
  const named = { ...style.site, width: INNER - side }
  const name = (await drawText(facts.site, named, fonts)) ?? (await sure('Earshot', named, fonts))
  const drawn = await drawText(facts.title, style.title, fonts)
  const isRtl = drawn !== null && isRightToLeft(facts.title)
  const sheet = createSheet(isRtl)
  const accent = colorOr(facts.accent, colors.accent)
  sheet.shape(0, 0, WIDTH, 14, `<rect width="${WIDTH}" height="14" fill="${accent}"/>`)
  if (logo) sheet.text(logo, EDGE, 92)
  else sheet.shape(EDGE, 64, 56, 56, mark(accent))
  sheet.text(name, EDGE + side, 92)
  // A title in letters that no font has is told by its number.
  const instead = facts.idea ? `#${facts.idea.number}` : 'Earshot'
  const title = drawn ?? (await drawText(instead, style.title, fonts))
  if (title) sheet.block(title, 176)
  const lead = facts.lead === '' ? null : await drawText(facts.lead, style.lead, fonts)
  if (lead && title) sheet.block(lead, 176 + title.height + 36)
  if (facts.idea) await drawFacts(facts.idea, facts.language, sheet, fonts)
  return sheet.png()
}

/** The votes and the status of an idea, in one line. */
async function drawFacts(
  { votes, status }: NonNullable<PictureFacts['idea']>,
  language: LanguageTag,
  sheet: Sheet,
  fonts: Fonts,
): Promise<void> {
  const [middle, gap] = [548, 16]
  let at = EDGE
  if (votes !== null) {
    const arrow = `<path d="M4 24 18 6l14 18z" fill="${colors.ink}"/>`
    sheet.shape(EDGE, middle - 15, 36, 30, arrow)
    at += 36 + gap
    const [one, other] = votesIn[language]
    const isOne = new Intl.PluralRules(language).select(votes) === 'one'
    const count = await drawText(votes.toLocaleString(language), style.count, fonts)
    const unit = await drawText(isOne ? one : other, style.votes, fonts)
    for (const text of [count, unit]) {
      if (!text) continue
      sheet.text(text, at, middle)
      at += text.width + gap
    }
    at += 3 * gap
  }
  const category = colors[status?.category as keyof typeof colors] ?? colors.OPEN
  const color = colorOr(status?.color ?? null, category)
  const name = status && (await drawText(status.name, style.status, fonts))
  if (!name) return
  sheet.shape(at, middle - 11, 22, 22, `<circle cx="11" cy="11" r="11" fill="${color}"/>`)
  sheet.text(name, at + 22 + gap, middle)
}

interface Sheet {
  /** Puts SVG into a box. */
  shape(left: number, top: number, width: number, height: number, svg: string): void
  /** Puts a line of text, or a small image, so that its middle is at a height. */
  text(text: DrawnText, left: number, middle: number): void
  /** Puts a text at the side where it begins. */
  block(text: DrawnText, top: number): void
  png(): Promise<Buffer>
}

/** Gives an empty picture. One of a language that is written from the right is laid out from the right. */
function createSheet(isRtl: boolean): Sheet {
  const layers: OverlayOptions[] = []
  const add = (input: OverlayOptions['input'], left: number, top: number, width: number): void => {
    const from = isRtl ? WIDTH - left - width : left
    layers.push({ input, left: Math.round(from), top: Math.round(top) })
  }
  return {
    shape: (left, top, width, height, svg) => {
      const box = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
      add(Buffer.from(box), left, top, width)
    },
    text: ({ input, width, height }, left, middle) => add(input, left, middle - height / 2, width),
    block: ({ input, width }, top) => add(input, EDGE, top, width),
    png: () =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.paper } })
        .composite(layers)
        .png({ compressionLevel: 9, palette: true, quality: 90 })
        .toBuffer(),
  }
}

/** A logo a little higher than the mark, and not so wide that the name has no room; of one that moves, what it begins with. Null for what cannot be read. */
async function drawLogo(image: Uint8Array): Promise<DrawnText | null> {
  const { width, height } = largestLogo
  try {
    const drawn = await sharp(image)
      .resize({ width, height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { input: drawn.data, width: drawn.info.width, height: drawn.info.height }
  } catch {
    return null
  }
}

/** The product's mark, of public/favicon.svg. */
function mark(color: string): string {
  return `<g transform="scale(1.75)" fill="none" stroke="${color}" stroke-width="3.4" stroke-linecap="round"><circle cx="8" cy="24" r="4" fill="${color}" stroke="none"/><path d="M8 13.5A10.5 10.5 0 0 1 18.5 24M8 4.5A19.5 19.5 0 0 1 27.5 24"/></g>`
}

/** A colour that somebody chose, where it is one that drawing takes. */
function colorOr(color: string | null, instead: string): string {
  return color !== null && /^#(?:[0-9a-f]{3}){1,2}$/i.test(color) ? color : instead
}

async function sure(text: string, named: TextStyle, fonts: Fonts): Promise<DrawnText> {
  const drawn = await drawText(text, named, fonts)
  if (drawn === null) throw new Error('The font of the product has no letters')
  return drawn
}
