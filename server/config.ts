import path from 'node:path'
import { StartError } from './startError.ts'

/** The settings, all from the environment; every one has a default. */
export interface Config {
  /** PORT: where to listen, 0 for any free port (default 4000). */
  readonly port: number
  /** HOST: the address to listen on (default localhost). */
  readonly host: string
  /** DATA_DIR: folder of the embedded database, the secret and the control socket, absolute (default ./data). */
  readonly dataDir: string
  /** PUBLIC_URL: the origin under which people reach the site; undefined: http://localhost:<port that was taken>. */
  readonly publicUrl: string | undefined
  /** DATABASE_URL: a PostgreSQL database; undefined: the embedded one. */
  readonly databaseUrl: string | undefined
  /** SECRET: signs sessions; undefined: made once and kept in the data folder. */
  readonly secret: string | undefined
  /** TRUST_PROXY=true: believe X-Forwarded-For, which the last proxy in front of the server must set itself. */
  readonly trustProxy: boolean
  /** INTROSPECTION=true: answer questions about the schema; off by default. */
  readonly introspection: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const SECRET_LENGTH = 32

function wrong(name: string, value: string, allowed: string): StartError {
  return new StartError(`${name} is ${JSON.stringify(value)}: it must be ${allowed}.`)
}

/** An empty value counts as none, as in most shells' way of unsetting one. */
function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

function port(environment: Environment): number {
  const value = read(environment, 'PORT') ?? '4000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) throw wrong('PORT', value, 'a whole number from 0 to 65535')
  return Number(value)
}

function host(environment: Environment): string {
  const value = read(environment, 'HOST') ?? 'localhost'
  if (!/^[\w.:-]+$/.test(value)) throw wrong('HOST', value, 'a host name or an IP address, such as localhost or 0.0.0.0')
  return value
}

function publicUrl(environment: Environment): string | undefined {
  const value = read(environment, 'PUBLIC_URL')
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const plain = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!plain) throw wrong('PUBLIC_URL', value, 'an http or https address without a path, such as https://feedback.example.com')
  return url.origin
}

function databaseUrl(environment: Environment): string | undefined {
  const value = read(environment, 'DATABASE_URL')
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return value
  // The value is not shown: it may carry a password.
  throw new StartError('DATABASE_URL is not understood: it must look like postgres://user:password@host:5432/database.')
}

function flag(environment: Environment, name: string): boolean {
  const value = read(environment, name) ?? 'false'
  if (value !== 'true' && value !== 'false') throw wrong(name, value, 'true or false')
  return value === 'true'
}

function secret(environment: Environment): string | undefined {
  const value = read(environment, 'SECRET')
  if (value === undefined || value.length >= SECRET_LENGTH) return value
  throw new StartError(`SECRET has ${value.length} characters: it must have at least ${SECRET_LENGTH}.`)
}

/** Takes the environment. Throws StartError, one sentence that names the setting, its value and what is allowed. */
export function readConfig(environment: Environment): Config {
  return {
    port: port(environment),
    host: host(environment),
    dataDir: path.resolve(read(environment, 'DATA_DIR') ?? 'data'),
    publicUrl: publicUrl(environment),
    databaseUrl: databaseUrl(environment),
    secret: secret(environment),
    trustProxy: flag(environment, 'TRUST_PROXY'),
    introspection: flag(environment, 'INTROSPECTION'),
  }
}
