import { median, quantile } from '../statistics.ts'
import { openConnection, postBytes } from './keepAlive.ts'

/**
 * An order to the load process: send these requests in turn over some connections, each as soon as
 * the previous one is answered.
 */
export interface LoadOrder {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly bodies: readonly string[]
  readonly cookies: readonly string[]
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
  path,
  bodies,
  cookies,
  connections,
  seconds,
}: LoadOrder): Promise<LoadResult> {
  // Many people at many addresses, for each has a budget.
  const requests = Array.from({ length: Math.max(bodies.length, cookies.length) }, (_, index) =>
    postBytes({
      host,
      port,
      path,
      body: bodies[index % bodies.length] ?? '',
      cookie: cookies[index % Math.max(1, cookies.length)],
      address: `198.18.${index >> 8}.${index & 255}`,
    }),
  )
  const waits: number[] = []
  const sizes: number[] = []
  let next = 0
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(host, port)
      while (performance.now() < end) {
        const sent = performance.now()
        const answer = await connection.send(requests[next++ % requests.length] as Buffer)
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
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
