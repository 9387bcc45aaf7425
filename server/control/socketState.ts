import { connect } from 'node:net'

/** `dead`: the name is there, and the process that made it is gone. */
export type SocketState = 'alive' | 'dead' | 'absent'

/** Asks a socket by connecting to it. Rejects when this user may not. */
export function socketState(socket: string): Promise<SocketState> {
  return new Promise((resolve, reject) => {
    const probe = connect(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve('alive')
    })
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // EAGAIN: it lives, and its queue of callers is full.
      if (error.code === 'EAGAIN') resolve('alive')
      else if (error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK') resolve('dead')
      else if (error.code === 'ENOENT') resolve('absent')
      else reject(error)
    })
  })
}
