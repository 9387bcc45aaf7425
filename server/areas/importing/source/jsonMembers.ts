import { type Chunks, EndsInMiddle } from './chunks.ts'

/** A member of a JSON object, or one element of a member that is an array; `bytes` is its JSON, null where it is larger than allowed. */
export interface Member {
  key: string
  /** Position in the array, or null where the member is no array. */
  index: number | null
  bytes: Buffer | null
}

const QUOTE = 0x22,
  BACKSLASH = 0x5c,
  COMMA = 0x2c,
  COLON = 0x3a
const OPEN_OBJECT = 0x7b,
  CLOSE_OBJECT = 0x7d,
  OPEN_ARRAY = 0x5b,
  CLOSE_ARRAY = 0x5d

/**
 * Takes a JSON object apart while its bytes arrive, so that a file of any size needs the memory of
 * its largest element, and one beyond `maxBytes` none. Structure is ASCII and no byte of a longer UTF-8 character is, so bytes can
 * be looked at one by one.
 */
export function memberScanner(maxBytes: number): {
  push(chunk: Buffer): Member[]
  isWhole(): boolean
} {
  let depth = 0,
    inString = false,
    escaped = false,
    inArray = false,
    ended = false
  let key = '',
    index = 0,
    kept: Buffer[] = [],
    keptBytes = 0,
    start = -1

  function take(chunk: Buffer, end: number): Buffer | null {
    const isWhole = keptBytes + end - start <= maxBytes
    const bytes = isWhole ? Buffer.concat([...kept, chunk.subarray(start, end)]) : null
    kept = []
    keptBytes = 0
    start = -1
    return bytes
  }

  function push(chunk: Buffer): Member[] {
    const found: Member[] = []
    const flush = (end: number) => {
      if (start < 0) return
      found.push({ key, index: inArray ? index++ : null, bytes: take(chunk, end) })
    }
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inString = false
        continue
      }
      if (byte === undefined || byte <= 0x20 || (depth === 0 && byte !== OPEN_OBJECT)) continue
      const atMember = depth === 1 || (depth === 2 && inArray)
      if (byte === COMMA && atMember) flush(i)
      else if (byte === COLON && depth === 1) key = start < 0 ? '' : parseKey(take(chunk, i))
      else if (byte === CLOSE_ARRAY && depth === 2 && inArray) {
        flush(i)
        inArray = false
        depth = 1
      } else if (byte === CLOSE_OBJECT && depth === 1) {
        flush(i)
        depth = 0
        ended = true
      } else if (byte === OPEN_OBJECT && depth === 0) depth = 1
      else if (byte === OPEN_ARRAY && depth === 1 && start < 0) {
        inArray = true
        index = 0
        depth = 2
      } else {
        if (start < 0 && atMember) start = i
        if (byte === QUOTE) inString = true
        else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++
        else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth--
      }
    }
    if (start >= 0) {
      keptBytes += chunk.length - start
      if (keptBytes > maxBytes) kept = []
      else kept.push(chunk.subarray(start))
      start = 0
    }
    return found
  }
  return { push, isWhole: () => ended }
}

function parseKey(bytes: Buffer | null): string {
  try {
    return String(JSON.parse(bytes?.toString('utf8') ?? '""'))
  } catch {
    return ''
  }
}

/** The members of a JSON object as its bytes arrive; throws where the file ends before the object does. */
export async function* jsonMembers(chunks: Chunks, maxBytes: number): AsyncGenerator<Member> {
  const scanner = memberScanner(maxBytes)
  for await (const chunk of chunks) yield* scanner.push(chunk)
  if (!scanner.isWhole()) throw new EndsInMiddle()
}
