import { Worker } from 'node:worker_threads'
import { asWritten } from '#server/areas/texts/asWritten.ts'
import { renderBody, type RenderOptions } from '#server/areas/texts/markdown.ts'
import {
  referencedNumbers,
  referenceHref,
  type KnownIdeas,
} from '#server/areas/texts/trackerReferences.ts'
import type { Source } from '../items/shape.ts'

/** Characters up to which a text is rendered at once: for some 30 ms nobody else is answered. */
const AT_ONCE = 20_000
/** Characters up to which a text is rendered at all, and the milliseconds that it may take. */
const MOST = 1_000_000
const LONGEST_MS = 10_000

/** The input of the thread; functions cannot travel. */
export interface LongText extends Pick<RenderOptions, 'mentions' | 'images'> {
  readonly body: string
  readonly from: Source
  readonly known: KnownIdeas
}

/**
 * Gives the HTML of a text from a tracker. A long one is rendered in a thread of its own; one that
 * is too long, or takes too long, is shown as it was written, with a note.
 */
export async function renderText(
  body: string,
  from: Source,
  known: KnownIdeas,
  shown: Pick<RenderOptions, 'mentions' | 'images'> = {},
): Promise<string> {
  if (body.length > MOST) return asWritten(body)
  if (body.length <= AT_ONCE)
    return renderBody(body, { reference: referenceHref(from, known), ...shown, isTracker: true })
  const named = referencedNumbers(body).flatMap((number) => {
    const idea = known.get(String(number))
    return idea === undefined ? [] : [[String(number), idea] as const]
  })
  return (
    (await inThread({
      body,
      from: { source: from.source, tracker: from.tracker },
      known: new Map(named),
      ...shown,
    })) ?? asWritten(body)
  )
}

/** Null where the text took too long, or more memory than a thread gets. */
async function inThread(text: LongText): Promise<string | null> {
  const thread = new Worker(new URL('./renderThread.mjs', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise((resolve) => {
    const end = (html: string | null) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(html)
    }
    const timer = setTimeout(end, LONGEST_MS, null)
    thread.once('message', end)
    thread.once('error', () => end(null))
  })
}
