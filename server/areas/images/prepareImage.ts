import type { Metadata, Sharp } from 'sharp'
import { megabytes } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { imageFormat, type ImageFormat } from './imageFormat.ts'

/** An image as it is kept and shown. */
export interface PreparedImage {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
  width: number
  height: number
}

const LONGEST_SECONDS = 30
const { pixels, side, bytes: most } = limits.image

/** What libvips calls the formats. */
const readAs = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
} as const satisfies Record<ImageFormat, string>

/** The size sentence of docs/RULES.md#validation, for what is sent and for what is announced. */
export function tooLarge(size: number): Error {
  return refuse(
    'INVALID',
    `An image can have at most ${megabytes(most)}; this one has ${megabytes(size)}.`,
    'image',
  )
}

/**
 * Draws an uploaded image anew: at most 2000 px, upright, without position data, profiles, comments, previews or anything that stood behind it; what
 * moves keeps moving. Throws Refusal for what is none of the five formats, too large, or broken. Never more pixels are unpacked than the limit.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedImage> {
  if (bytes.length > most) throw tooLarge(bytes.length)
  const format = imageFormat(bytes)
  if (format === null)
    throw refuse(
      'INVALID',
      'This is no image that can be shown here. Choose a PNG, JPEG, WebP, GIF or AVIF.',
      'image',
    )
  // Loaded when first needed: many sites are started more often than an image comes.
  const { default: sharp } = await import('sharp')
  const moves = format === 'gif' || format === 'webp'
  const image = sharp(bytes, {
    animated: moves,
    failOn: 'error',
    limitInputPixels: pixels,
    sequentialRead: true,
  }).timeout({ seconds: LONGEST_SECONDS })
  const facts = await orBroken(() => image.metadata())
  if (facts.format !== readAs[format] || (format === 'avif' && facts.compression !== 'av1'))
    throw broken()
  const frames = facts.pages ?? 1
  const isMoving = moves && frames > 1
  if (
    facts.width * (isMoving ? (facts.pageHeight ?? facts.height) * frames : facts.height) >
    pixels
  )
    throw tooManyPixels()
  const sized = (isMoving ? image : image.autoOrient()).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const drawn = await orBroken(() => encoded(sized, format, facts))
  return drawn
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

function tooManyPixels(): Error {
  return refuse(
    'INVALID',
    `An image can have at most ${pixels / 1_000_000} million pixels, all its frames together. Make this one smaller first.`,
    'image',
  )
}

function broken(): Error {
  return refuse(
    'INVALID',
    'This image is damaged and cannot be read. Open it in another program and save it anew.',
    'image',
  )
}
