import type { Chunk } from '#rules/searchText.ts'
import { commonWords, isOf, LEAST } from '#server/areas/texts/commonWords.ts'

const [english] = commonWords

/**
 * Tells which words of a query, in their order, say nothing of what is searched for. Its language is
 * the one with the most of them; where several have as many, the words of all.
 */
export function commonChunks(chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const counts = commonWords.map(
    ({ anywhere, asking }) =>
      chunks.filter((chunk) => isOf(anywhere, chunk) || isOf(asking, chunk)).length,
  )
  const most = Math.max(...counts)
  const spoken = commonWords.filter(
    (language, at) => counts[at] === most && (most >= LEAST || language === english),
  )
  const common = new Set<Chunk>()
  chunks.forEach((chunk, at) => {
    // So far the query consists of such words alone.
    const isBeginning = at > 0 && common.size === at
    const isCommon = spoken.some(
      ({ anywhere, asking }) => isOf(anywhere, chunk) || (isBeginning && isOf(asking, chunk)),
    )
    if (isCommon) common.add(chunk)
  })
  return common
}

const askingBefore = /^(?:如何|為什麼|为什么|怎麼|怎么|請問|请问)+/u
const askingAfter = /[嗎吗呢]$/u
/** So many characters have to stay for there to be something to search for. */
const LEFT_MIN = 2

/** Leaves out what only asks in a script without spaces; the same chunk where nothing does. */
export function withoutAsking(chunk: Chunk): Chunk {
  const runs = chunk.runs.map((run) => {
    if (!run.unspaced) return run
    const text = run.text.replace(askingBefore, '').replace(askingAfter, '')
    return text !== run.text && [...text].length >= LEFT_MIN ? { ...run, text } : run
  })
  return runs.every((run, at) => run === chunk.runs[at]) ? chunk : { runs, joined: null }
}
