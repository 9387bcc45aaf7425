import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createAgenda } from './agenda.ts'
import { createBottleneck, createFlow, type LinkShape } from './link.ts'

/*
 * A process with ports that lead to servers of this machine by a link of a given shape. Its only
 * argument: how many ports. Told `targets`, the ports behind them, and `shape`, which cuts all
 * connections so that each visit begins with none.
 */
export interface ProxyOrder {
  readonly targets?: readonly number[]
  readonly shape?: LinkShape
}

const agenda = createAgenda()
const open = new Set<Socket>()
let targets: readonly number[] = []
let link = linkOf({ roundTrip: 0, megabits: 1_000 })

function linkOf(shape: LinkShape) {
  return {
    roundTrip: shape.roundTrip,
    up: createBottleneck(agenda, shape),
    down: createBottleneck(agenda, shape),
  }
}

function carry(near: Socket, port: number): void {
  const far = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  const { roundTrip, up, down } = link
  const opensAt = agenda.now() + roundTrip
  for (const [from, to, bottleneck] of [
    [near, far, up],
    [far, near, down],
  ] as const) {
    const flow = createFlow({
      agenda,
      bottleneck,
      roundTrip,
      opensAt,
      deliver: (bytes) => void (to.destroyed || to.write(bytes)),
      close: () => void to.end(),
    })
    open.add(from)
    from
      .on('data', (bytes) => flow.send(bytes))
      .on('end', () => flow.end())
      .on('error', () => to.destroy())
      .on('close', () => open.delete(from))
  }
  near.on('close', () => far.destroy())
}

function listen(index: number): Promise<Server> {
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) =>
    carry(near, targets[index] ?? 0),
  )
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const count = Number(process.argv[2])
const servers = await Promise.all(Array.from({ length: count }, (_, index) => listen(index)))
process.on('message', (order: ProxyOrder) => {
  targets = order.targets ?? targets
  if (order.shape) {
    link = linkOf(order.shape)
    for (const socket of open) socket.destroy()
  }
  process.send?.('done')
})
process.send?.(servers.map((server) => (server.address() as AddressInfo).port))
