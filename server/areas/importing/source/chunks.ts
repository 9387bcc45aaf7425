/** The bytes of a file as they come; whoever takes them must read to the end or stop the iteration. */
export interface Chunks {
  [Symbol.asyncIterator](): AsyncIterator<Buffer, unknown>
}

/** Reads ahead at least `size` bytes (fewer at the end of the file); `all` then gives everything from the start. */
export async function peek(chunks: Chunks, size: number): Promise<{ head: Buffer; all: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let length = 0
  while (length < size) {
    const next = await iterator.next()
    if (next.done) break
    read.push(next.value)
    length += next.value.length
  }
  const head = Buffer.concat(read)
  return { head, all: startingWith(head, iterator) }
}

async function* startingWith(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/**
 * All bytes of a file, or null where there are more than `max`. Reads to the end all the same: a
 * tar archive cannot be left in the middle of a file.
 */
export async function collect(chunks: Chunks, max: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length <= max) parts.push(chunk)
    else parts.length = 0
  }
  return length <= max ? Buffer.concat(parts) : null
}

/** A file ends before what it holds does. */
export class EndsInMiddle extends Error {
  constructor() {
    super('the file ends in the middle')
  }
}
