// eslint-disable-next-line no-restricted-imports -- the server alone draws screens as text
import { Readable, Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static.node'
import type { PageStreaming } from '#rules/renderedPage.ts'

/** A screen as HTML. */
export interface Drawn {
  readonly html: string
  /** The sections that were not there yet, each whole, as they come; null where all were. */
  readonly rest: AsyncIterable<string> | null
}

/** Called with what a part of a screen failed with, which is left to the browser. */
type OnError = (error: unknown) => void

/**
 * A long part of its own would need a script that puts it into its place, although it is there:
 * none is long enough.
 */
const progressiveChunkSize = Infinity

/** Draws a screen when all of it is there. Rejects where it cannot be drawn at all. */
export async function drawWhole(screen: ReactNode, onError: OnError): Promise<Drawn> {
  const { prelude } = await prerenderToNodeStream(screen, { onError, progressiveChunkSize })
  const decoder = new TextDecoder()
  let html = ''
  for await (const chunk of prelude as AsyncIterable<Uint8Array>)
    html += decoder.decode(chunk, { stream: true })
  return { html, rest: null }
}

/** Draws what of a screen is there, and the rest as it comes. Rejects where nothing can be drawn. */
export async function drawStream(
  screen: ReactNode,
  onError: OnError,
  { nonce, signal }: PageStreaming,
): Promise<Drawn> {
  signal.throwIfAborted()
  const stream = await new Promise<PipeableStream>((resolve, reject) => {
    const drawing = renderToPipeableStream(screen, {
      nonce,
      progressiveChunkSize,
      onError,
      onShellReady: () => resolve(drawing),
      onShellError: reject,
    })
    signal.addEventListener('abort', () => drawing.abort(signal.reason), { once: true })
  })
  // Sections that React draws in the same turn come along.
  await new Promise((resolve) => setImmediate(resolve))
  const rest = new Readable({ objectMode: true, read: () => undefined })
  const begun: string[] = []
  const take = (html: string): void => {
    if (begun.length === 0) begun.push(html)
    else rest.push(html)
  }
  // Writes at once what is there.
  stream.pipe(createSink(take, () => rest.push(null)))
  return { html: begun.join(''), rest }
}

/** Takes what React writes, and gives it on where React pauses: there no element is open. */
function createSink(take: (html: string) => void, end: () => void): Writable {
  const decoder = new TextDecoder()
  let text = ''
  const sink = new Writable({
    // React would pause at a full buffer; a page is in memory anyway.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _, done) {
      text += decoder.decode(chunk, { stream: true })
      done()
    },
    final(done) {
      end()
      done()
    },
  })
  const flush = (): void => {
    if (text !== '') take(text)
    text = ''
  }
  return Object.assign(sink, { flush })
}
