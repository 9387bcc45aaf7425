import { type Chunks, EndsInMiddle } from './chunks.ts'

/** A value of a file that holds one or several, or an element of a list among them; `at` is its place, null where the file is one value. */
export interface Element {
  at: string | null
  /** Its JSON; null where it is larger than allowed. */
  bytes: Buffer | null
}

const QUOTE = 0x22,
  BACKSLASH = 0x5c,
  COMMA = 0x2c,
  NEWLINE = 0x0a,
  OPEN_OBJECT = 0x7b,
  CLOSE_OBJECT = 0x7d,
  OPEN_ARRAY = 0x5b,
  CLOSE_ARRAY = 0x5d,
  BOM = 0xef

/** Keeps the bytes from a mark on, over several chunks, as long as they are few enough. */
function createKeeper(maxBytes: number) {
  let kept: Buffer[] = []
  let size = 0
  return {
    keep(bytes: Buffer): void {
      size += bytes.length
      if (size > maxBytes) kept = []
      else kept.push(bytes)
    },
    isTooLarge: () => size > maxBytes,
    take(): Buffer | null {
      const bytes = size > maxBytes ? null : Buffer.concat(kept)
      kept = []
      size = 0
      return bytes
    },
  }
}

/**
 * Takes JSON values apart that stand one after another in a file, and those that are lists into
 * their elements, while its bytes arrive: a file of any size needs the memory of its largest
 * element. An element larger than `maxBytes` is passed over and costs no memory. Structure is ASCII
 * and no byte of a longer UTF-8 character is, so bytes can be looked at one by one. Throws where the
 * file ends before a value does.
 */
export async function* jsonElements(chunks: Chunks, maxBytes: number): AsyncGenerator<Element> {
  const keeper = createKeeper(maxBytes)
  let depth = 0,
    inString = false,
    escaped = false,
    inList = false,
    inElement = false,
    index = 0
  // Held back until a second value shows that the file is not one alone.
  let first: Element | null = null

  for await (const chunk of chunks) {
    const found: Element[] = []
    let start = inElement ? 0 : -1
    const end = (to: number): void => {
      keeper.keep(chunk.subarray(start, to))
      const bytes = keeper.take()
      found.push({ at: `[${index++}]`, bytes })
      start = -1
      inElement = false
    }
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
        continue
      }
      if (byte <= 0x20) continue
      const atTop = depth === (inList ? 1 : 0)
      if (byte === OPEN_ARRAY && depth === 0 && !inElement) {
        inList = true
        depth = 1
      } else if (byte === CLOSE_ARRAY && inList && depth === 1) {
        if (inElement) end(i)
        inList = false
        depth = 0
      } else if (byte === COMMA && atTop) {
        if (inElement) end(i)
      } else if (!inList && !inElement && byte !== OPEN_OBJECT) {
        // Between values nothing but lists and objects begins one: the mark of UTF-8 is passed over.
        if (byte !== BOM && byte !== 0xbb && byte !== 0xbf && byte !== COMMA) continue
      } else {
        if (!inElement) {
          inElement = true
          start = i
        }
        if (byte === QUOTE) inString = true
        else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++
        else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
          depth--
          if (depth === 0 && !inList) end(i + 1)
        }
      }
    }
    if (inElement) keeper.keep(chunk.subarray(start))
    for (const element of found) {
      if (element.at === '[0]' && !inList && first === null) first = element
      else {
        if (first !== null) yield first
        first = null
        yield element
      }
    }
  }
  if (first !== null) yield { ...first, at: null }
  if (inElement && keeper.isTooLarge()) yield { at: index === 0 ? null : `[${index}]`, bytes: null }
  if (inElement || depth > 0) throw new EndsInMiddle()
}

/** The lines of a file, each a value: one that is broken costs itself alone. */
export async function* jsonLines(chunks: Chunks, maxBytes: number): AsyncGenerator<Element> {
  const keeper = createKeeper(maxBytes)
  let number = 1
  for await (const chunk of chunks) {
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      keeper.keep(chunk.subarray(start, at))
      const element = lineOf(keeper.take(), number++)
      if (element !== null) yield element
      start = at + 1
    }
    keeper.keep(chunk.subarray(start))
  }
  const last = lineOf(keeper.take(), number)
  if (last !== null) yield last
}

function lineOf(bytes: Buffer | null, number: number): Element | null {
  const isBlank = bytes !== null && bytes.every((byte) => byte <= 0x20)
  return isBlank ? null : { at: ` line ${number}`, bytes }
}
