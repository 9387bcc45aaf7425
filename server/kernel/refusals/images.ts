import { megabytes } from '#rules/images.ts'
import { count, tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of what is done with images. */
export const imageRefusals = {
  IMAGE_EMPTY: ['INVALID', 'The image is empty.'],
  IMAGE_TOO_LARGE: [
    'INVALID',
    ({ limit, size }: { limit: number; size: number }) =>
      `An image can be at most ${megabytes(limit)}; this one is ${megabytes(size)}.`,
  ],
  IMAGE_UNKNOWN_FORMAT: [
    'INVALID',
    'This file type isn’t supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  ],
  SVG_NOT_PLAIN: [
    'INVALID',
    'This SVG contains other images or definitions that aren’t allowed. Save it as a plain SVG, or as a PNG.',
  ],
  IMAGE_BROKEN: [
    'INVALID',
    'This image is damaged and cannot be read. Open it in another program and save it again.',
  ],
  IMAGE_TOO_SLOW: [
    'INVALID',
    'This image takes too long to read. Open it in another program and save it again, or make it smaller.',
  ],
  IMAGES_WAITING: [
    'UNAVAILABLE',
    'Many images are being processed right now. Try again in a minute.',
  ],
  IMAGES_NOT_STORED: ['UNAVAILABLE', 'Images cannot be stored right now. Try again later.'],
  IMAGE_GONE: [
    'INVALID',
    'One of the images in the text is no longer stored here. Remove it, or add it again.',
  ],
  TOO_MANY_IMAGES_IN_POST: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `A post can have at most ${limit} images; this one has ${given}.`,
  ],
  TOO_MANY_IMAGES: ['RATE_LIMITED', tooOften((limit) => `You can add ${limit} images an hour.`)],
  IMAGE_TOO_MANY_SCANS: [
    'INVALID',
    ({ limit }: { limit: number }) =>
      `A JPEG can have at most ${limit} scans. Open this one in another program and save it again.`,
  ],
  IMAGE_TOO_MANY_FRAMES: [
    'INVALID',
    ({ limit }: { limit: number }) =>
      `An image can have at most ${count(limit)} frames. Shorten this one first.`,
  ],
  IMAGE_TOO_LONG_A_SIDE: [
    'INVALID',
    ({ limit }: { limit: number }) =>
      `An image can be at most ${count(limit)} pixels wide and high. Make this one smaller first.`,
  ],
  IMAGE_TOO_MANY_PIXELS: [
    'INVALID',
    ({ limit }: { limit: number }) =>
      `An image can have at most ${limit / 1_000_000} million pixels, counting all frames. Make this one smaller first.`,
  ],
  IMAGE_TOO_MUCH_MEMORY: [
    'INVALID',
    'This image takes too much memory. Make it smaller first, or save it with 8 bits per colour.',
  ],
} as const satisfies Catalogue
