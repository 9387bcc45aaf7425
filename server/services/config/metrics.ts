import { StartError } from '#server/lib/startError.ts'

/** The settings of how metrics are served to Prometheus. */
export interface MetricsSettings {
  /** METRICS_PORT: a port of their own; undefined: /metrics of the site's port, with the token. */
  readonly port: number | undefined
  /** METRICS_HOST: the address to listen on there (default localhost). */
  readonly host: string
  /** METRICS_TOKEN: who brings it is told; undefined: whoever reaches the port. */
  readonly token: string | undefined
}

const TOKEN_LENGTH = 16

/** Reads the settings by their names; undefined where metrics are not wanted. Throws StartError. */
export function readMetrics(
  read: (name: string) => string | undefined,
): MetricsSettings | undefined {
  const [port, host, token] = [read('METRICS_PORT'), read('METRICS_HOST'), read('METRICS_TOKEN')]
  if (token !== undefined && token.length < TOKEN_LENGTH)
    throw new StartError(
      `METRICS_TOKEN has ${token.length} characters: it must have at least ${TOKEN_LENGTH}.`,
    )
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65535))
    throw new StartError(
      `METRICS_PORT is ${JSON.stringify(port)}: it must be a whole number from 0 to 65535.`,
    )
  if (host !== undefined && port === undefined)
    throw new StartError('METRICS_PORT is missing: METRICS_HOST is the address of that port.')
  if (host !== undefined && !/^[\w.:-]+$/.test(host))
    throw new StartError(
      `METRICS_HOST is ${JSON.stringify(host)}: it must be a host name or an IP address, such as localhost or 0.0.0.0.`,
    )
  if (port === undefined && token === undefined) return undefined
  return { port: port === undefined ? undefined : Number(port), host: host ?? 'localhost', token }
}
