import type { Invitation } from '#server/areas/invitations/createInvitation.ts'
import { callControl } from '#server/control/callControl.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { startedServer } from '#server/testing/startServer.ts'

/** A real server with the sample data, in a process of its own, and people to visit it. */
export interface FlowServer {
  readonly url: string
  /** The session cookie of the owner, Ana. */
  readonly owner: string
  /** The path of a new member's invitation. */
  invite(name: string): Promise<string>
  /**
   * The last sign-in code for an address, read from the server's terminal output. Throws while
   * there is none.
   */
  codeFor(email: string): string
  /** Sends an operation as somebody, past the client. */
  send<Data>(
    query: string,
    variables: object,
    cookie?: string,
  ): Promise<{ data: Data; cookie: string | null }>
  stop(): Promise<void>
}

const createSite = `mutation CreateSite($token: String!) {
  createSite(token: $token, siteName: "Fieldnotes", ownerName: "Ana", start: SAMPLE) { errors { message } }
}`

/** Starts the server and makes its site. */
export async function startFlowServer(): Promise<FlowServer> {
  const folder = await askKeeper('/open/folder')
  const server = await startedServer(folder)
  const send: FlowServer['send'] = async (query, variables, cookie) => {
    const headers = {
      'content-type': 'application/json',
      origin: server.url,
      ...(cookie ? { cookie } : {}),
    }
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data } = (await response.json()) as { data: never }
    return { data, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null }
  }
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1] ?? ''
  const { cookie } = await send(createSite, { token })
  if (cookie === null) throw new Error(`The site could not be made: ${server.said}`)
  return {
    url: server.url,
    owner: cookie,
    send,
    async invite(name) {
      // The control socket does what the command line would, without another process.
      for await (const made of callControl(
        folder,
        'invite',
        { name, isNew: false },
        new AbortController().signal,
      )) {
        const { pathname, search } = new URL((made as Invitation).url)
        return pathname + search
      }
      throw new Error('No invitation was made')
    },
    codeFor(email) {
      const letters = server.said.split(`Mail to ${email} `).slice(1)
      const code = /^\s*\|\s*(\d{6})\s*$/m.exec(letters.at(-1) ?? '')?.[1]
      if (code === undefined) throw new Error(`No code for ${email} yet`)
      return code
    },
    async stop() {
      await server.end('SIGTERM')
      await askKeeper('/close', folder)
    },
  }
}
