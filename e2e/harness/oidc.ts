import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { RunningServer } from './server.ts'

/** An OpenID Connect provider in a process of its own: `server/testing/oidcProvider.ts`. */
export interface OidcProvider {
  /** The settings of a server that offers it under "Example ID". */
  readonly env: Readonly<Record<string, string>>
  /** Tells it where the server is that people come back to. */
  answerTo(server: Pick<RunningServer, 'url'>): Promise<void>
  /** The person as whom everybody is signed in there from now on. */
  be(person: {
    sub: string
    email?: string
    email_verified?: boolean
    name?: string
  }): Promise<void>
  close(): void
}

/** Starts a provider. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const program = path.resolve(import.meta.dirname, '../../server/testing/oidcProvider.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const issuer = said.toString().trim().slice('issuer '.length)
  const tell = async (what: 'setup' | 'person', body: object): Promise<void> => {
    await fetch(`${issuer}/${what}`, { method: 'POST', body: JSON.stringify(body) })
  }
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'earshot',
      OIDC_CLIENT_SECRET: 'a client secret of tests',
      OIDC_NAME: 'Example ID',
    },
    answerTo: ({ url }) => tell('setup', { redirectUri: `${url}/api/auth/callback/oidc` }),
    be: (person) => tell('person', person),
    close: () => void child.stdin.end(),
  }
}
