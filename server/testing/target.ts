import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { askKeeper } from './askKeeper.ts'
import { cpuOf } from './cpuOf.ts'
import { type ServerProcess, startedServer } from './startServer.ts'

/** The answer of a target. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A request, as unusual as one likes. */
export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The result of an operation. */
export interface Result {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: { readonly code?: string }
  }[]
}

/** The operation's result in an answer. */
export const json = ({ text }: Answer): Result => JSON.parse(text) as Result

/** Gives the wanted number of parts, with spaces between. */
export const many = (count: number, make: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => make(number)).join(' ')

/** A real server for attacks, whose owner Ana is signed in somewhere. */
export class Target {
  readonly server: ServerProcess
  /** The owner's cookie. */
  owner = ''
  /** The id of a board. */
  board = ''
  readonly #folder: string
  #addresses = 1

  private constructor(server: ServerProcess, folder: string) {
    this.server = server
    this.#folder = folder
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
    const folder = await askKeeper('/open/folder')
    const target = new Target(await startedServer(folder, settings), folder)
    const token = /welcome\?token=(\S+)/.exec(target.server.said)?.[1]
    const query =
      'mutation ($token: String!) { createSite(token: $token, siteName: "Fieldnotes", ownerName: "Ana", start: EMPTY) { errors { message } site { boards { id } } } }'
    const made = await target.post({ query, variables: { token } })
    target.owner = String(made.headers['set-cookie']?.[0]).split(';', 1)[0] ?? ''
    target.board = /board_\w+/.exec(made.text)?.[0] ?? ''
    if (!target.owner.includes('session_token='))
      throw new Error(`The owner was not signed in: ${made.text}`)
    return target
  }

  /**
   * From here on requests come from an address that has not asked for anything yet. Takes effect on
   * a server with TRUST_PROXY.
   */
  useFreshAddress(): void {
    this.#addresses += 1
  }

  async close(): Promise<void> {
    await this.server.end('SIGKILL')
    await askKeeper('/close', this.#folder)
  }

  /** node:http and no agent: fetch would not send the headers that attacks are made of. */
  call(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const from = { 'x-forwarded-for': `198.51.${this.#addresses >> 8}.${this.#addresses & 255}` }
      const options = { path, method, headers: { ...from, ...headers }, agent: false }
      const sent = request(this.server.url, options, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Sends bytes as they are; gives all that comes back until the server closes or the time is over, undefined where that is nothing. */
  raw(bytes: string, limit = 10_000): Promise<string | undefined> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(this.server.url).port), '127.0.0.1')
      let text = ''
      const late = setTimeout(() => socket.destroy(), limit)
      socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(late)
        resolve(text === '' ? undefined : text)
      })
      socket.write(bytes)
    })
  }

  /** Megabytes that the server's process holds; 0 on systems that do not tell. */
  memory(): number {
    return process.platform === 'linux'
      ? Number(
          /VmRSS:\s+(\d+)/.exec(
            readFileSync(`/proc/${this.server.child.pid}/status`, 'utf8'),
          )?.[1] ?? 0,
        ) / 1024
      : 0
  }

  /** Milliseconds of CPU that the server has taken. */
  cpu(): number {
    return cpuOf(this.server.child.pid)
  }

  /** The server is there, quick, and answers as before. */
  async expectWell(): Promise<void> {
    const before = this.cpu()
    const query = '{ viewer { user { name } } site { name } }'
    expect(json(await this.post({ query }, { cookie: this.owner }))).toEqual({
      data: { viewer: { user: { name: 'Ana' } }, site: { name: 'Fieldnotes' } },
    })
    expect(this.cpu() - before).toBeLessThan(5_000)
  }
}
