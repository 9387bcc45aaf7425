import { median, quantile } from '../statistics.ts'
import { openConnection } from './keepAlive.ts'

/**
 * An order to the load process: send these requests in turn over some connections, each as soon as
 * the previous one is answered.
 */
export interface LoadOrder {
  readonly host: string
  readonly port: number
  /** Whole requests, each byte as a character (latin1). */
  readonly requests: readonly string[]
  /** How many of them were sent before, so that the next ones follow; 0 if not given. */
  readonly from?: number
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requests: number
  readonly seconds: number
  readonly p50: number
  readonly p95: number
  /** Median size of an answer, headers included. */
  readonly bytes: number
}

async function load({
  host,
  port,
  requests: texts,
  from = 0,
  connections,
  seconds,
}: LoadOrder): Promise<LoadResult> {
  const requests = texts.map((text) => Buffer.from(text, 'latin1'))
  const waits: number[] = []
  const sizes: number[] = []
  let next = from
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(host, port)
      while (performance.now() < end) {
        const sent = performance.now()
        const request = requests[next++ % requests.length] as Buffer
        const answer = await connection.send(request)
        if (answer.status !== 200)
          throw new Error(`${request.toString('latin1').slice(0, 300)}: ${answer.status}`)
        waits.push(performance.now() - sent)
        sizes.push(answer.bytes)
      }
      connection.close()
    }),
  )
  return {
    requests: waits.length,
    seconds: (performance.now() - start) / 1000,
    p50: median(waits),
    p95: quantile(waits, 0.95),
    bytes: median(sizes),
  }
}

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
