import type { Metadata, Sharp } from 'sharp'
import { limits } from '#rules/limits.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { densityFor, DRAWN_SIDE, requirePlainSvg } from './drawSvg.ts'
import { requireBounded, requireFewScans, tooManyPixels } from './imageBounds.ts'
import { imageFormat, type ImageFormat } from './imageFormat.ts'

/** An image as it is kept and shown. */
export interface PreparedImage {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
  width: number
  height: number
}

const { pixels, side, bytes: most } = limits.image

/** The names that libvips has for the formats. */
const readAs = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
} as const satisfies Record<ImageFormat, string>

/** The size sentence of docs/RULES.md#validation, for what is sent and for what is announced. */
export function tooLarge(size: number): Error {
  return refuse('IMAGE_TOO_LARGE', { field: 'image', limit: most, size })
}

/**
 * Draws an uploaded image anew: at most 2000 px, upright, without position data, profiles,
 * comments, previews or anything that stood behind it; what moves keeps moving. Throws Refusal for
 * what is none of the five formats, too large, or broken. An SVG becomes a PNG where it is asked
 * for. It may take any time: the server has it done in a process that it can end (imagePreparer.ts).
 */
export async function prepareImage(
  bytes: Buffer,
  { takesSvg = false }: { takesSvg?: boolean } = {},
): Promise<PreparedImage> {
  if (bytes.length > most) throw tooLarge(bytes.length)
  const format = imageFormat(bytes)
  if (format === null && takesSvg && requirePlainSvg(bytes)) return drawnSvg(bytes)
  if (format === null) throw refuse('IMAGE_UNKNOWN_FORMAT', { field: 'image' })
  if (format === 'jpeg') requireFewScans(bytes)
  // Loaded when first needed: the server itself uses this module's sentences alone.
  const { default: sharp } = await import('sharp')
  const moves = format === 'gif' || format === 'webp'
  const image = sharp(bytes, {
    animated: moves,
    failOn: 'error',
    limitInputPixels: pixels,
    sequentialRead: true,
  })
  const facts = await orBroken(() => image.metadata())
  if (facts.format !== readAs[format] || (format === 'avif' && facts.compression !== 'av1'))
    throw broken()
  const isMoving = moves && (facts.pages ?? 1) > 1
  requireBounded(facts, isMoving)
  const sized = (isMoving ? image : image.autoOrient()).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const drawn = await orBroken(() => encoded(sized, format, facts))
  return drawn
}

/** An SVG as a PNG, drawn at the size at which it is kept. */
async function drawnSvg(bytes: Buffer): Promise<PreparedImage> {
  const { default: sharp } = await import('sharp')
  const reading = { failOn: 'error', limitInputPixels: pixels } as const
  const facts = await orBroken(() => sharp(bytes, reading).metadata())
  if (facts.format !== 'svg') throw broken()
  requireBounded(facts, false)
  const drawn = sharp(bytes, { ...reading, density: densityFor(facts) })
    .resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: 'inside' })
    .png({ compressionLevel: 8 })
  return orBroken(() => output(drawn, 'png'))
}

async function encoded(
  image: Sharp,
  format: ImageFormat,
  { pages = 1 }: Metadata,
): Promise<PreparedImage> {
  const own = await output(as(image.clone(), format), format === 'avif' ? 'webp' : format)
  // A photograph as PNG can grow manyfold: then it is kept as a photograph.
  return own.bytes.length > most && pages === 1 ? output(as(image.clone(), 'webp'), 'webp') : own
}

/** AVIF becomes WebP: written by the same machine it costs fifty times as long. */
function as(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 8 })
  if (format === 'jpeg') return image.jpeg({ quality: 84, progressive: true })
  if (format === 'gif') return image.gif({ effort: 3 })
  return image.webp({ quality: 84, effort: 3 })
}

async function output(image: Sharp, format: Exclude<ImageFormat, 'avif'>): Promise<PreparedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    type: `image/${format}`,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw tooManyPixels()
    throw broken()
  }
}

/** The refusal of an image that no decoder can make anything of. */
export function broken(): Error {
  return refuse('IMAGE_BROKEN', { field: 'image' })
}
