import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A letter as it arrived. */
export interface Received {
  readonly recipients: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** A real mail server on a free port that keeps what it is given. Works outside of Jest as well. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string
  readonly all: readonly Received[]
  /** The oldest letter to an address that was not asked for yet; waits up to half a minute for one. */
  mailTo(address: string): Promise<Received>
  /** The code in the next letter to an address. */
  codeFor(address: string): Promise<string>
  /** Whether letters are turned away, as by a mail server in trouble. */
  refusing: boolean
  /** Addresses that are refused for good. */
  readonly unknown: Set<string>
  /** The answers to the letters of some addresses, which are refused for good once they are there. */
  readonly rejected: Map<string, string>
  /** Addresses whose letters are taken, and the connection cut instead of saying so. */
  readonly cutting: Set<string>
  /** Milliseconds that each letter takes. */
  slowMs: number
  close(): Promise<void>
}

const PATIENCE_MS = 30_000

/** Starts a mail server, on a free port where none is given. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const all: Received[] = []
  const seen = new Set<Received>()
  let arrived = (): void => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!box.unknown.has(address)) return done()
      done(Object.assign(new Error('5.1.1 No such person here'), { responseCode: 550 }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (box.refusing)
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const raw = Buffer.concat(chunks).toString()
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const words = recipients.map((address) => box.rejected.get(address)).find(Boolean)
        if (words !== undefined) return done(Object.assign(new Error(words), { responseCode: 550 }))
        void PostalMime.parse(raw).then((mail) => {
          all.push({ recipients, raw, mail })
          arrived()
          if (!recipients.some((address) => box.cutting.has(address)))
            return void setTimeout(done, box.slowMs)
          for (const connection of server.connections)
            if (connection.session.id === session.id) connection._socket.destroy()
        })
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')

  const mailTo = async (address: string): Promise<Received> => {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const found = all.find((one) => !seen.has(one) && one.recipients.includes(address))
      if (found) {
        seen.add(found)
        return found
      }
      const rest = until - Date.now()
      if (rest <= 0) throw new Error(`No mail to ${address} arrived`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest)
        const before = arrived
        arrived = () => {
          clearTimeout(timer)
          before()
          resolve()
        }
      })
    }
  }
  const box: Mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    all,
    mailTo,
    codeFor: async (address) => {
      const { mail } = await mailTo(address)
      const code = /^\s*(\d{6})\s*$/m.exec(mail.text ?? '')?.[1]
      if (code === undefined) throw new Error(`The mail to ${address} has no code: ${mail.text}`)
      return code
    },
    refusing: false,
    unknown: new Set(),
    rejected: new Map(),
    cutting: new Set(),
    slowMs: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return box
}
