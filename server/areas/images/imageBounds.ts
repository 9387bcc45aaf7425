import type { Metadata } from 'sharp'
import { limits } from '#rules/limits.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { countScans } from './jpegScans.ts'

/**
 * The largest image that is accepted: pixels of a side, frames, scans of a JPEG, bytes of all its
 * pixels once they are unpacked.
 */
const MOST = { side: 12_000, frames: 1_000, scans: 100, unpacked: 160_000_000 } as const

const BYTES_PER_SAMPLE: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
}

/** Throws Refusal for a JPEG that is to be drawn more often than any program writes one. */
export function requireFewScans(bytes: Buffer): void {
  if (countScans(bytes, MOST.scans) > MOST.scans)
    throw refuse('IMAGE_TOO_MANY_SCANS', { field: 'image', limit: MOST.scans })
}

/** Throws Refusal for an image whose unpacking would take too much time or memory, by what its head says of it. */
export function requireBounded(facts: Metadata, isMoving: boolean): void {
  const frames = isMoving ? (facts.pages ?? 1) : 1
  const height = isMoving ? (facts.pageHeight ?? facts.height) : facts.height
  if ((facts.pages ?? 1) > MOST.frames)
    throw refuse('IMAGE_TOO_MANY_FRAMES', { field: 'image', limit: MOST.frames })
  const pixels = facts.width * height * frames
  if (pixels > limits.image.pixels) throw tooManyPixels()
  if (facts.width > MOST.side || height > MOST.side)
    throw refuse('IMAGE_TOO_LONG_A_SIDE', { field: 'image', limit: MOST.side })
  if (pixels * facts.channels * (BYTES_PER_SAMPLE[facts.depth] ?? 8) > MOST.unpacked)
    throw refuse('IMAGE_TOO_MUCH_MEMORY', { field: 'image' })
}

export function tooManyPixels(): Error {
  return refuse('IMAGE_TOO_MANY_PIXELS', { field: 'image', limit: limits.image.pixels })
}
