import { request } from 'node:http'
import { basePathOf } from '#rules/siteAddress.ts'
import { statement, type Db } from '#server/db/database.ts'

/** Ideas below which a site's first visitors wait for nothing worth the time that a start takes. */
const MANY = 500
/** Milliseconds that a start takes longer for this, at most. */
const WARM_UP_MS = 3_000

const some = statement<{ number: number; slug: string; title: string }>(
  'warm_up_ideas',
  `select number, slug, title from idea where number > ${MANY} order by number limit 4`,
)

/** Where the server listens, and the address by which people reach it. */
export interface Listening {
  readonly host: string
  readonly port: number
  readonly publicUrl: string
}

/**
 * Asks the server for its list, some ideas and searches for their words, so that the first visitors
 * after a start do not wait for what is compiled, planned and read once: a second, where there are
 * many ideas. What fails or is late is left to them. Never rejects.
 */
export async function warmUp(db: Db, { host, port, publicUrl }: Listening): Promise<void> {
  const signal = AbortSignal.timeout(WARM_UP_MS)
  const ask = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = request({
        // All addresses of a machine are no address that every system connects to.
        host: ['0.0.0.0', '::'].includes(host) ? 'localhost' : host,
        port,
        path: `${basePathOf(publicUrl)}${path}`,
        headers: { host: new URL(publicUrl).host, accept: 'text/html' },
        agent: false,
        signal,
      })
      asked.once('response', (answer) => answer.once('end', resolve).once('error', reject).resume())
      asked.once('error', reject).end()
    })
  try {
    const ideas = await db.query(some)
    if (ideas.length === 0) return
    await ask('/')
    for (const { number, slug, title } of ideas) {
      const words = title.split(/\s+/).slice(0, 2).join(' ')
      await ask(`/ideas/${number}/${slug}`)
      await ask(`/?q=${encodeURIComponent(words)}`)
    }
  } catch {
    // The server is as it was.
  }
}
