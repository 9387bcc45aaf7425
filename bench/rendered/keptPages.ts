import { connect } from 'node:net'
import type { RunningServer } from '../../e2e/harness/server.ts'
import { startLoad } from '../api/children.ts'
import { addressOf, openConnection, pageBytes } from '../api/keepAlive.ts'
import { mega, ms, report, times } from '../report.ts'
import { median, medianRatio } from '../statistics.ts'
import { AIM, memoryOf } from '../trouble/suffer.ts'
import { requestsFor } from './serverCost.ts'
import type { MeasuredPage, Sites } from './sites.ts'

interface Options {
  readonly rounds: number
  readonly seconds: number
}

const CONNECTIONS = 8
const SLOW_READERS = 100
/** MB by which memory may grow from a tenth of the addresses to all of them. */
const GROWTH_MB = 64
const host = '127.0.0.1'

/** Pages per second that visitors get again and again, against a file of the same bytes from the same server. */
export async function measureKeptPages(
  { rendered: server, pages }: Pick<Sites, 'rendered' | 'pages'>,
  { rounds, seconds }: Options,
): Promise<boolean> {
  const load = startLoad()
  let holds = true
  const perSecond = async (address: string): Promise<number> => {
    const requests = requestsFor(server, { paths: [address], isSignedIn: false }, [])
    const order = { host, port: server.port, requests, connections: CONNECTIONS, seconds }
    const result = await load.run(order)
    return result.requests / result.seconds
  }
  try {
    for (const { name, path, same } of pages) {
      const [kept, file]: [number[], number[]] = [[], []]
      for (let round = 0; round <= rounds; round += 1) {
        const pair = [await perSecond(path), await perSecond(same)] as const
        // The first round is not counted.
        if (round === 0) continue
        kept.push(pair[0])
        file.push(pair[1])
      }
      const ratio = medianRatio(kept, file)
      holds &&= ratio >= 0.5
      report({
        what: `${name}, again and again`,
        value: `${times(ratio)} of a file (${median(kept).toFixed(0)} pages/s, ${median(file).toFixed(0)} files/s)`,
        how: `The same bytes as a page that visitors get and as a file, from one process, ${CONNECTIONS} connections; median ratio of ${rounds} rounds.`,
        aim: { text: 'at least 0.5', holds: ratio >= 0.5 },
      })
    }
  } finally {
    load.stop()
  }
  return holds
}

/** An address that was never asked for: of no page, with a parameter that means nothing, or an idea's. */
function addressNumber(index: number, ideas: number): string {
  if (index % 3 === 0) return `/nowhere-${index}`
  return index % 3 === 1 ? `/?from=${index}` : `/ideas/${1 + (index % ideas)}?from=${index}`
}

/** The memory of the server's process while visitors ask for so many different addresses. */
export async function measureMemory(
  server: RunningServer,
  { addresses, ideas }: { addresses: number; ideas: number },
): Promise<boolean> {
  let next = 0
  const ask = async (upTo: number): Promise<number> => {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const connection = await openConnection(host, server.port)
        while (next < upTo) {
          const index = next++
          const get = (path: string) =>
            connection.send(pageBytes({ host, port: server.port, path, address: addressOf(index) }))
          const { location } = await get(addressNumber(index, ideas))
          // From the number of an idea to its page.
          if (location !== null) await get(location)
        }
        connection.close()
      }),
    )
    return memoryOf(server.pid)
  }
  const before = memoryOf(server.pid)
  const early = await ask(Math.floor(addresses / 10))
  const late = await ask(addresses)
  const holds = late - early <= GROWTH_MB
  report({
    what: `memory over ${addresses} different addresses`,
    value: `${mega(before * 1e6)} before, ${mega(early * 1e6)} after a tenth, ${mega(late * 1e6)} after all`,
    how: 'Resident memory of the server: a third of the addresses are of no page, a third have a parameter that means nothing, a third are ideas.',
    aim: { text: `at most ${GROWTH_MB} MB more than after a tenth`, holds },
  })
  return holds
}

/** What others wait for a page while readers take nothing of a large one. */
export async function measureSlowReaders(
  server: RunningServer,
  large: MeasuredPage,
  { seconds }: Options,
): Promise<boolean> {
  const load = startLoad()
  const wait = async (): Promise<number> => {
    const requests = requestsFor(server, { paths: ['/'], isSignedIn: false }, [])
    const order = { host, port: server.port, requests, connections: CONNECTIONS, seconds }
    return (await load.run(order)).p95
  }
  await wait()
  const inPeace = await wait()
  const readers = Array.from({ length: SLOW_READERS }, (_, index) => {
    const socket = connect({ host, port: server.port }).pause()
    socket.on('error', () => undefined)
    const asked = { host, port: server.port, path: large.path, address: addressOf(index) }
    socket.write(pageBytes(asked))
    return socket
  })
  const among = await wait()
  for (const socket of readers) socket.destroy()
  load.stop()
  const holds = among <= Math.max(AIM.p95, 2 * inPeace)
  report({
    what: `the list among ${SLOW_READERS} readers who take nothing`,
    value: `p95 ${ms(among)}, without them ${ms(inPeace)}`,
    how: `They asked for ${large.path} and leave the answer unread.`,
    aim: { text: `p95 at most ${AIM.p95} ms or twice as long`, holds },
  })
  return holds
}
