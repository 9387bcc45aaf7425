import sharp from 'sharp'

/** Defines a code of one bit for "the next 16,384 and more blocks are empty". */
const TABLE = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array<number>(15).fill(0), 0xe0])
/** A scan of the brightness that says of its 30,000 blocks, in two bytes, that nothing is to be added. */
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0x00, 1, 63, 0, 0x6a, 0x61])

/** A valid progressive JPEG of 1600 × 1200 with so many scans more: each has twelve bytes, and costs a whole pass. */
export async function manyScans(more: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c63' } })
  const bytes = await picture.jpeg({ progressive: true }).toBuffer()
  const end = bytes.length - 2
  return Buffer.concat([
    bytes.subarray(0, end),
    TABLE,
    ...Array<Buffer>(more).fill(SCAN),
    bytes.subarray(end),
  ])
}
