import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { Refusal } from '#server/kernel/refusal.ts'
import { manyScans } from '#server/testing/hostileImages.ts'
import { imageFormat } from './imageFormat.ts'
import { countScans } from './jpegScans.ts'
import { prepareImage } from './prepareImage.ts'

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
const refused = async (bytes: Buffer) => {
  const [reason] = await prepareImage(bytes).then(
    () => [],
    (error: unknown) =>
      error instanceof Refusal
        ? error.reasons
        : [{ code: 'THROWN', field: null, message: String(error) }],
  )
  return reason && { code: reason.code, field: reason.field, message: reason.message }
}

/**
 * A PNG that says it is so large, of nothing but zeros, as well packed as can be. `kind`: bits per
 * sample, and 0 for grey or 6 for colours with transparency.
 */
function bomb(width: number, height: number, [bits, kind]: [number, 0 | 6] = [1, 0]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, kind, 0, 0, 0], 8)
  const row = Math.ceil((width * bits * (kind === 6 ? 4 : 1)) / 8) + 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of a large page with many frames, in a few bytes. */
function crowd(side: number, frames: number): Buffer {
  const size = [side & 255, side >> 8]
  const frame = [
    0x21,
    0xf9,
    4,
    0,
    10,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    ...size,
    ...size,
    0,
    2,
    2,
    0x44,
    1,
    0,
  ]
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...size,
    ...size,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  ])
}

async function moving(format: 'gif' | 'webp', frames = 3, side = 20): Promise<Buffer> {
  const raw = Buffer.alloc(side * side * 3 * frames)
  for (let at = 0; at < frames; at++)
    raw.fill(at * 40 + 20, at * side * side * 3, (at + 1) * side * side * 3)
  const image = sharp(raw, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
  return format === 'gif'
    ? image.gif({ delay: Array<number>(frames).fill(100) }).toBuffer()
    : image.webp({ delay: Array<number>(frames).fill(100) }).toBuffer()
}

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/webp'],
] as const)('%s is kept as %s, with its size', async (format, type) => {
  const bytes = await picture().toFormat(format).toBuffer()
  expect(imageFormat(bytes)).toBe(format)
  const image = await prepareImage(bytes)
  expect([image.type, image.width, image.height]).toEqual([type, 60, 40])
  expect(`image/${(await sharp(image.bytes).metadata()).format}`).toBe(type)
})

test('position, comments and profiles are gone; a picture lying on its side stands up', async () => {
  const exif = {
    IFD0: { ImageDescription: 'at home', Copyright: 'Ada' },
    IFD3: {
      GPSLatitude: '41/1 23/1 4/1',
      GPSLatitudeRef: 'N',
      GPSLongitude: '2/1 10/1 0/1',
      GPSLongitudeRef: 'E',
    },
  }
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await picture()
      .withExif(exif)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6, exif })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const image = await prepareImage(bytes)
    const facts = await sharp(image.bytes).metadata()
    expect([
      facts.exif,
      facts.icc,
      facts.xmp,
      facts.iptc,
      facts.orientation,
      facts.comments,
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined])
    expect(image.bytes.includes('at home')).toBe(false)
    // AVIF says its turning by itself, which was done when it was written.
    if (format !== 'avif') expect([image.width, image.height]).toEqual([40, 60])
  }
})

test('what moves keeps moving, and in the same time', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const image = await prepareImage(await moving(format))
    const facts = await sharp(image.bytes, { animated: true }).metadata()
    expect([facts.format, facts.pages, facts.delay, image.width, image.height]).toEqual([
      format,
      3,
      [100, 100, 100],
      20,
      20,
    ])
  }
})

test('the longer side is at most 2000 px; small ones stay as they are', async () => {
  expect(await prepareImage(await picture(3000, 1000).png().toBuffer())).toMatchObject({
    width: 2000,
    height: 667,
  })
  expect(await prepareImage(await picture(900, 2600).jpeg().toBuffer())).toMatchObject({
    width: 692,
    height: 2000,
  })
})

test('a photograph that grows as PNG is kept as a photograph', async () => {
  const noise = await sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888',
    },
  })
    .webp({ quality: 60 })
    .toBuffer()
  const small = await sharp(noise).resize(1100).png({ compressionLevel: 9 }).toBuffer()
  expect(small.length).toBeLessThan(5 * 1024 * 1024)
  const image = await prepareImage(small)
  expect(image.bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024)
})

test('nothing that stood behind or within an image is kept', async () => {
  const tail = '<script>hit()</script><?php hit() ?>PK\x03\x04%PDF-1.7'
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const image = await prepareImage(
      Buffer.concat([await picture().toFormat(format).toBuffer(), Buffer.from(tail)]),
    )
    expect(image.bytes.includes('hit()')).toBe(false)
    expect(image.bytes.includes('PDF')).toBe(false)
  }
  // The well-known GIF that is a script as well.
  const gifar = Buffer.concat([
    Buffer.from('GIF89a/*'),
    Buffer.alloc(200),
    Buffer.from('*/=1;hit()'),
  ])
  expect(await refused(gifar)).toMatchObject({ code: 'INVALID', field: 'image' })
})

test.each([
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"><script>hit()</script></svg>',
    ),
  ],
  [
    'SVG behind an XML head',
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
  ],
  ['SVG behind a mark', Buffer.from('\ufeff<svg/>')],
  ['HTML', Buffer.from('<!doctype html><script>hit()</script>')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['TIFF', Buffer.from('II*\0\x08\0\0\0')],
  ['BMP', Buffer.from(`BM${'\0'.repeat(60)}`)],
  ['ICO', Buffer.from('\0\0\x01\0\x01\0')],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['MP4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0')],
  ['a script', Buffer.from('#!/bin/sh\necho hit')],
  ['nothing', Buffer.alloc(0)],
])('%s is no image here', async (_, bytes) => {
  expect(await refused(bytes)).toMatchObject({
    code: 'INVALID',
    field: 'image',
    message: 'This file type isn’t supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  })
})

test('what begins as an image and is none, or only its beginning, is called damaged', async () => {
  const whole = await picture(400, 400).jpeg().toBuffer()
  const heads = [
    Buffer.from('\x89PNG\r\n\x1a\n<svg onload=hit()>', 'latin1'),
    Buffer.from('\xff\xd8\xff<script>', 'latin1'),
    Buffer.from('RIFF\x10\0\0\0WEBPVP8 hit()', 'latin1'),
    Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'),
    whole.subarray(0, whole.length / 2),
  ]
  for (const bytes of heads)
    expect(await refused(bytes)).toMatchObject({
      code: 'INVALID',
      field: 'image',
      message: expect.stringContaining('damaged') as string,
    })
})

test('a small file of very many pixels is not unpacked', async () => {
  const bytes = bomb(30_000, 30_000)
  expect(bytes.length).toBeLessThan(500_000)
  const before = process.memoryUsage().rss
  expect(await refused(bytes)).toMatchObject({
    code: 'INVALID',
    message:
      'An image can have at most 40 million pixels, counting all frames. Make this one smaller first.',
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  // Each frame is small; all of them are not.
  expect(await refused(crowd(2500, 8))).toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('40 million pixels') as string,
  })
  expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1, 1))).toMatchObject({
    code: 'INVALID',
    field: 'image',
    message: 'An image can be at most 5 MB; this one is 5.1 MB.',
  })
})

test('a long side, deep colours and very many frames are refused by what the head says', async () => {
  expect(await refused(bomb(1, 12_001))).toMatchObject({
    code: 'INVALID',
    message: 'An image can be at most 12,000 pixels wide and high. Make this one smaller first.',
  })
  expect(await refused(bomb(12_001, 1))).toMatchObject({ code: 'INVALID' })
  expect(await prepareImage(bomb(12_000, 4))).toMatchObject({ width: 2000, height: 1 })
  expect(await refused(bomb(5_000, 5_000, [16, 6]))).toMatchObject({
    code: 'INVALID',
    message:
      'This image takes too much memory. Make it smaller first, or save it with 8 bits per colour.',
  })
  expect(await refused(crowd(4, 1_001))).toMatchObject({
    code: 'INVALID',
    message: 'An image can have at most 1,000 frames. Shorten this one first.',
  })
  expect(await prepareImage(crowd(4, 1_000))).toMatchObject({ type: 'image/gif', width: 4 })
})

test('a JPEG of more than 100 scans is refused before any of them is drawn', async () => {
  const hostile = await manyScans(60_000)
  expect(hostile.length).toBeLessThan(5 * 1024 * 1024)
  expect(await refused(hostile)).toMatchObject({
    code: 'INVALID',
    message:
      'A JPEG can have at most 100 scans. Open this one in another program and save it again.',
  })
  expect(countScans(await manyScans(90), 100)).toBe(100)
  expect(await prepareImage(await manyScans(90))).toMatchObject({ type: 'image/jpeg' })
  const plain = await picture().jpeg().toBuffer()
  expect(countScans(plain, 100)).toBe(1)
  // A preview has scans of its own, and none of the picture's.
  const within = Buffer.concat([
    Buffer.from([0xff, 0xe1, plain.length >> 8, (plain.length & 255) + 2]),
    plain,
  ])
  expect(countScans(Buffer.concat([plain.subarray(0, 2), within, plain.subarray(2)]), 100)).toBe(1)
  expect(countScans(Buffer.alloc(1_000_000, 0xff), 100)).toBe(0)
})
