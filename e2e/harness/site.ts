import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import type { Invitation } from '#server/areas/invitations/createInvitation.ts'
import { callControl } from '#server/control/callControl.ts'
import type { SiteStart } from './madeSite.ts'
import { basePath, type RunningServer } from './server.ts'

const root = path.resolve(import.meta.dirname, '../..')

type Address = Pick<RunningServer, 'url'>
type Folder = Pick<RunningServer, 'dataDir'>

/** Somebody who is signed in. */
export interface Person {
  /** The `cookie` header of their requests. */
  readonly cookie: string
  /** Given to `open`, the page is theirs. */
  readonly asThem: Pick<BrowserContextOptions, 'storageState'>
}

/** Gives the person who has this cookie. */
export function person(server: Address, cookie: string): Person {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const kept = {
    name,
    value,
    domain: new URL(server.url).hostname,
    path: basePath || '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookie, asThem: { storageState: { cookies: [kept], origins: [] } } }
}

async function send(
  server: Address,
  query: string,
  variables: object,
  cookie?: string,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    origin: new URL(server.url).origin,
    ...(cookie === undefined ? {} : { cookie }),
  }
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
}

/** Asks the API past the client, as somebody or as a visitor. Fails on any error in the answer. */
export async function ask<Data>(
  server: Address,
  query: string,
  variables: object = {},
  as?: Person,
): Promise<Data> {
  const answer = (await (await send(server, query, variables, as?.cookie)).json()) as {
    data: Data
    errors?: unknown
  }
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

async function signIn(server: Address, mutation: string, variables: object): Promise<Person> {
  const response = await send(server, mutation, variables)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`Nobody was signed in: ${await response.text()}`)
  return person(server, cookie)
}

/** Names the empty site "Fieldnotes" and signs in its owner, Ana. */
export async function createSite(server: RunningServer, start: SiteStart): Promise<Person> {
  const token = new URL(await server.ownerLink()).searchParams.get('token')
  const mutation = `mutation CreateSite($token: String!, $start: SiteStart!) {
    createSite(token: $token, siteName: "Fieldnotes", ownerName: "Ana", start: $start) { errors { message } }
  }`
  return signIn(server, mutation, { token, start })
}

export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of the command line on a server's data folder, as `npm run import` and `npm run invite` do. */
export async function runCommand(
  { dataDir }: Folder,
  program: 'import' | 'invite',
  ...args: string[]
): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['server/testing/builtProgram.mjs', program, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

/** A one-time link for a new member, made by the running server as the command line asks it to, without a process for each. */
export async function invite({ dataDir }: Folder, name: string): Promise<string> {
  for await (const made of callControl(
    dataDir,
    'invite',
    { name, isNew: false },
    AbortSignal.timeout(30_000),
  ))
    return (made as Invitation).url
  throw new Error('No invitation was made')
}

/** The same by the command line, as a person in a terminal has it. */
export async function inviteInTerminal(server: Folder, name: string): Promise<string> {
  const { stdout, stderr } = await runCommand(server, 'invite', name)
  const link = /http:\S+\/invitation\?token=\S+/.exec(stdout)?.[0]
  if (link === undefined) throw new Error(`No invitation: ${stdout}${stderr}`)
  return link
}

/** Signs a new member in. */
export async function join(server: RunningServer, name: string): Promise<Person> {
  const token = new URL(await invite(server, name)).searchParams.get('token')
  return signIn(
    server,
    'mutation Join($token: String!) { acceptInvitation(token: $token) { errors { message } } }',
    { token },
  )
}
