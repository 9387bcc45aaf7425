import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Facts } from './attacks.ts'

/*
 * A process that opens connections, as many of each kind, and keeps them until it is ended; then it
 * says what became of them. Arguments: the server's port, how many, how many a minute, from how
 * many addresses of the loopback, what is known, and the kinds.
 */
const [port, count, rate, addresses] = process.argv.slice(2, 6).map(Number) as [
  number,
  number,
  number,
  number,
]
const { longest } = JSON.parse(process.argv[6] ?? '{}') as Facts
const counts = { opened: 0, refused: 0, ended: 0 }

const head = (line: string): string => `${line} HTTP/1.1\r\nhost: localhost:${port}\r\n`
const ids = Array.from({ length: 100 }, () => JSON.stringify(longest)).join(',')
const large = JSON.stringify({ query: `{ nodes(ids: [${ids}]) { ... on Idea { body } } }` })
const askLarge = `${head('POST /graphql')}content-type: application/json\r\ncontent-length: ${large.length}\r\n\r\n${large}`

const slow = new Set<Socket>()
setInterval(() => slow.forEach((socket) => socket.write('a')), 1_000)

const all: Readonly<Record<string, (socket: Socket) => void>> = {
  // Another byte of a header each second.
  slow: (socket) => {
    socket.resume().write(`${head('GET /health')}x-slow: `)
    slow.add(socket)
  },
  // Silent after an answer.
  idle: (socket) => void socket.resume().write(`${head('GET /health')}\r\n`),
  // Nothing is ever sent.
  halfOpen: (socket) => void socket.resume(),
  // A large answer is asked for.
  unread: (socket) => void socket.pause().write(askLarge),
}
const kinds = (process.argv[7] ?? '').split(',').flatMap((name) => all[name] ?? [])

function hold(n: number): void {
  const from = n % addresses
  const localAddress = `127.1.${Math.floor(from / 250)}.${1 + (from % 250)}`
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let isOpen = false
  socket.once('connect', () => {
    isOpen = true
    counts.opened += 1
    kinds[n % kinds.length]?.(socket)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => {
    slow.delete(socket)
    counts[isOpen ? 'ended' : 'refused'] += 1
  })
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(counts))
  process.exit()
})
process.stderr.write('ready\n')
const begun = performance.now()
for (let n = 0; n < count; n += 1) {
  while (n >= ((performance.now() - begun) / 60_000) * rate) await wait(10)
  hold(n)
}
