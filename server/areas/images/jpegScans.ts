const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const TEM = 0x01

/**
 * Counts the scans of a JPEG without decoding any of them; stops counting beyond `most`. Each scan
 * costs a pass over the whole picture, however few bytes it has.
 */
export function countScans(bytes: Uint8Array, most: number): number {
  let scans = 0
  let at = 0
  while (scans <= most) {
    const marker = nextMarker(bytes, at)
    if (marker === undefined || marker.code === EOI) break
    at = marker.end
    if (marker.code === SOS) scans += 1
    // Skips the segment: a preview inside it is no scan of the picture.
    if (hasLength(marker.code)) at += ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  }
  return scans
}

/** The next marker from a place on: as decoders do, past coded data, stuffed zeros and anything between segments. */
function nextMarker(bytes: Uint8Array, from: number): { code: number; end: number } | undefined {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    if (code === undefined) return undefined
    if (code !== 0 && code !== 0xff) return { code, end: at + 2 }
  }
  return undefined
}

/** Restarts, the beginning and the end stand alone; all other markers begin a segment that says its length. */
function hasLength(code: number): boolean {
  return !((code >= 0xd0 && code <= 0xd7) || code === SOI || code === TEM)
}
