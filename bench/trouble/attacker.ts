import { attacks, type Facts } from './attacks.ts'

/*
 * A process that attacks until it is ended, and then says how many requests were answered, refused
 * and left. Arguments: the server's address, the number of the attack, what is known, and a cookie.
 */
const [url = '', number = '0', facts = '{}', cookie = ''] = process.argv.slice(2)
const attack = attacks[Number(number)]
if (attack === undefined) throw new Error(`There is no attack ${number}`)
const { path, type, connections, leaveAfter } = attack
const body = await attack.body(JSON.parse(facts) as Facts)
const counts = { answered: 0, refused: 0, left: 0 }

async function send(): Promise<void> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-forwarded-for': `198.51.100.${number}`,
        ...(path === '/graphql' ? {} : { cookie }),
      },
      body: body as BodyInit,
      signal: AbortSignal.timeout(leaveAfter ?? 120_000),
    })
    const text = await response.text()
    const isRefused = response.status !== 200 || text.startsWith('{"errors"')
    counts[isRefused ? 'refused' : 'answered'] += 1
  } catch {
    counts.left += 1
  }
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(counts))
  process.exit()
})
process.stderr.write('ready\n')
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (;;) await send()
  }),
)
