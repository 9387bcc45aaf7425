import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import type { LogLevel } from '../log/log.ts'
import { readPlatforms, type PlatformSettings } from '../platforms/settings.ts'
import { readBackups, type BackupSettings } from './backups.ts'
import { read, wrong, type Environment } from './environment.ts'
import { readLogLevel } from './logLevel.ts'
import {
  dkimKey,
  mailFrom,
  smtpConnections,
  smtpUrl,
  type DkimKey,
  type MailAddress,
} from './mail.ts'
import { readMailIn, type MailInSettings } from './mailIn.ts'
import { readMetrics, type MetricsSettings } from './metrics.ts'
import { providers, type ProviderSettings } from './providers.ts'
import { s3, type S3Settings } from './s3.ts'
import { readTransport, type TransportSettings } from './transport.ts'

/** The settings, all from the environment; every one has a default. */
export interface Config {
  /** PORT: where to listen, 0 for any free port (default 4000). */
  readonly port: number
  /** HOST: the address to listen on (default localhost). */
  readonly host: string
  /** DATA_DIR: folder of the embedded database, the secret and the control socket, absolute (default ./data). */
  readonly dataDir: string
  /** PUBLIC_URL: the address under which people reach the site; undefined: http://localhost:<port that was taken>. */
  readonly publicUrl: string | undefined
  /** ALLOWED_ORIGINS: further origins, with commas between: other addresses of the site, and pages elsewhere that may use it (default none). */
  readonly allowedOrigins: readonly string[]
  /** DATABASE_URL: a PostgreSQL database; undefined: the embedded one. */
  readonly databaseUrl: string | undefined
  /** SECRET: signs sessions; undefined: made once and kept in the data folder. */
  readonly secret: string | undefined
  /** TRUST_PROXY=true: believe X-Forwarded-For, which the last proxy in front of the server must set itself. */
  readonly trustProxy: boolean
  /** Pages are rendered by the server, and the browser begins with what it sees; RENDER=false leaves it to browsers. */
  readonly render: boolean
  /** EARLY_HINTS=true: the proxy in front passes 103 answers on. */
  readonly earlyHints: boolean
  /** SHARED_CACHE_SECONDS: how long a cache in front of the server may give visitors a page without asking whether it changed; it must tell cookies apart (default 0). */
  readonly sharedCacheSeconds: number
  /** INTROSPECTION=true: answer questions about the schema; off by default. */
  readonly introspection: boolean
  /** REPLACE_SECRET=true: use another secret than the one that the database's servers had, which signs everybody out. */
  readonly replaceSecret: boolean
  /** SMTP_URL: the server that sends mail, smtp:// or smtps://; undefined: mail is shown in the terminal. */
  readonly smtpUrl: string | undefined
  /** MAIL_FROM: who mail is from, an address or `Name <address>`; undefined: the site's name and no-reply@<host of PUBLIC_URL>. */
  readonly mailFrom: MailAddress | undefined
  /** DKIM_KEY_FILE and DKIM_SELECTOR: what letters are signed with; undefined: the mail server signs them, or nobody does. */
  readonly dkim: DkimKey | undefined
  /** SMTP_CONNECTIONS: letters that are sent at once, beside the codes that people wait for (default 5). */
  readonly smtpConnections: number
  /** REPLY_ADDRESS and the ways in; undefined: answers to letters are not read. */
  readonly mailIn: MailInSettings | undefined
  /** MAIL_BATCH_SECONDS: how long a letter about an idea waits for more about it, at most an hour (default 300). */
  readonly mailBatchSeconds: number
  /** PUSH_SERVICES: origins of further push services, with commas between, besides those of the known browsers (default none). */
  readonly pushServices: readonly string[]
  readonly providers: ProviderSettings
  /**
   * S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION (default
   * us-east-1): where images are kept; undefined: in the data folder.
   */
  readonly s3: S3Settings | undefined
  /** BACKUPS, BACKUP_HOURS and BACKUP_KEEP; undefined: the server makes none by itself. */
  readonly backups: BackupSettings | undefined
  /** FIREBASE_… and AMPLITUDE_…: what people are asked about before it is used. */
  readonly platforms: PlatformSettings
  /** METRICS_PORT, METRICS_HOST and METRICS_TOKEN; undefined: nothing is counted. */
  readonly metrics: MetricsSettings | undefined
  /** STOP_DELAY_SECONDS: how long a server that is told to end goes on working and says that it is not ready (default 0). */
  readonly stopDelaySeconds: number
  /** LOG_LEVEL: the least that is logged (default info). */
  readonly logLevel: LogLevel
  /** GRAPHQL_…: the way of its pages to the API. */
  readonly transport: TransportSettings
}

const SECRET_LENGTH = 32
/** A path that needs no escaping in an address, in a cookie, in HTML or in a regular expression of a proxy. */
const SITE_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/
function port(environment: Environment): number {
  const value = read(environment, 'PORT') ?? '4000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535)
    throw wrong('PORT', value, 'a whole number from 0 to 65535')
  return Number(value)
}

function host(environment: Environment): string {
  const value = read(environment, 'HOST') ?? 'localhost'
  if (!/^[\w.:-]+$/.test(value))
    throw wrong('HOST', value, 'a host name or an IP address, such as localhost or 0.0.0.0')
  return value
}

function publicUrl(environment: Environment): string | undefined {
  const value = read(environment, 'PUBLIC_URL')
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : null
  const isAddress =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === '' &&
    SITE_PATH.test(url.pathname)
  if (!isAddress)
    throw wrong(
      'PUBLIC_URL',
      value,
      'an http or https address, such as https://feedback.example.com or https://example.com/feedback, whose path has letters, digits, -, _, . and ~ alone',
    )
  return url.origin + url.pathname.replace(/\/$/, '')
}

/** Origins with commas between. */
function origins(environment: Environment, name: string): string[] {
  return (read(environment, name) ?? '').split(',').flatMap((part) => {
    const value = part.trim()
    if (value === '') return []
    const origin = originOf(value)
    if (origin === null)
      throw wrong(
        name,
        value,
        'http or https addresses without a path, with commas between, such as https://www.example.com, https://app.example.com',
      )
    return [origin]
  })
}

/** The origin that a text names, and nothing besides; null where it is another text. */
function originOf(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    ? url.origin
    : null
}

function databaseUrl(environment: Environment): string | undefined {
  const value = read(environment, 'DATABASE_URL')
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return value
  // The value is not shown: it may carry a password.
  throw new StartError(
    'DATABASE_URL is not understood: it must look like postgres://user:password@host:5432/database (percent-encode what is not a letter or digit, or leave the password out and set PGPASSWORD).',
  )
}

function flag(environment: Environment, name: string, otherwise = false): boolean {
  const value = read(environment, name) ?? String(otherwise)
  if (value !== 'true' && value !== 'false') throw wrong(name, value, 'true or false')
  return value === 'true'
}

function seconds(environment: Environment, name: string, otherwise = 0): number {
  const value = read(environment, name) ?? String(otherwise)
  if (!/^\d{1,4}$/.test(value) || Number(value) > 3600)
    throw wrong(name, value, 'a whole number of seconds from 0 to 3600')
  return Number(value)
}

function secret(environment: Environment): string | undefined {
  const value = read(environment, 'SECRET')
  if (value === undefined || value.length >= SECRET_LENGTH) return value
  throw new StartError(
    `SECRET has ${value.length} characters: it must have at least ${SECRET_LENGTH}.`,
  )
}

/** Takes the environment. Throws StartError, one sentence that names the setting, its value and what is allowed. */
export function readConfig(environment: Environment): Config {
  const bucket = s3(environment)
  return {
    port: port(environment),
    host: host(environment),
    dataDir: path.resolve(read(environment, 'DATA_DIR') ?? 'data'),
    publicUrl: publicUrl(environment),
    allowedOrigins: origins(environment, 'ALLOWED_ORIGINS'),
    databaseUrl: databaseUrl(environment),
    secret: secret(environment),
    trustProxy: flag(environment, 'TRUST_PROXY'),
    render: flag(environment, 'RENDER', true),
    earlyHints: flag(environment, 'EARLY_HINTS'),
    sharedCacheSeconds: seconds(environment, 'SHARED_CACHE_SECONDS'),
    introspection: flag(environment, 'INTROSPECTION'),
    replaceSecret: flag(environment, 'REPLACE_SECRET'),
    smtpUrl: smtpUrl(environment),
    mailFrom: mailFrom(environment),
    dkim: dkimKey(environment),
    smtpConnections: smtpConnections(environment),
    mailIn: readMailIn((name) => read(environment, name)),
    mailBatchSeconds: seconds(environment, 'MAIL_BATCH_SECONDS', 300),
    pushServices: origins(environment, 'PUSH_SERVICES'),
    providers: providers(environment),
    s3: bucket,
    backups: readBackups((name) => read(environment, name), bucket !== undefined),
    platforms: readPlatforms(environment),
    metrics: readMetrics((name) => read(environment, name)),
    stopDelaySeconds: seconds(environment, 'STOP_DELAY_SECONDS'),
    logLevel: readLogLevel(read(environment, 'LOG_LEVEL')),
    transport: readTransport(environment),
  }
}
