import type { OpenDatabase } from '#server/db/database.ts'
import { listen, type Answer } from '#server/http/server.ts'
import type { Config } from '#server/services/config/config.ts'
import type { Log } from '#server/services/log/log.ts'
import { noMetrics, type Metrics } from '#server/services/metrics/metrics.ts'

interface MetricsOptions {
  readonly config: Pick<Config, 'metrics' | 'backups'>
  readonly db: OpenDatabase
  /** Names of the client's operations. */
  readonly operations: () => ReadonlySet<string>
  readonly log: Log
}

/** The metrics as they are counted, and the answer that serves them. */
export interface RunningMetrics {
  readonly metrics: Metrics
  /** GET /metrics at the site's own port; undefined where there is none. */
  readonly answer: Answer | undefined
  stop(): Promise<void>
}

/** Begins to count where METRICS_PORT or METRICS_TOKEN asks for it; a server without them does not load what counts. */
export async function startMetrics({
  config: { metrics: settings, backups },
  db,
  operations,
  log,
}: MetricsOptions): Promise<RunningMetrics> {
  if (settings === undefined)
    return { metrics: noMetrics, answer: undefined, stop: () => Promise.resolve() }
  const [{ createPrometheus }, { queueLengths }, { lastBackupSeconds }, { metricsAnswer }] =
    await Promise.all([
      import('#server/services/metrics/prometheus.ts'),
      import('#server/services/metrics/queueLengths.ts'),
      import('#server/areas/archive/backUpWhenDue.ts'),
      import('#server/http/metrics.ts'),
    ])
  const gauges = {
    connections: db.connections,
    queues: () => queueLengths(db),
    lastBackup: backups ? () => lastBackupSeconds(db) : undefined,
  }
  const metrics = createPrometheus(gauges, operations())
  const answer = metricsAnswer(metrics, settings.token)
  if (settings.port === undefined) return { metrics, answer, stop: () => Promise.resolve() }
  const { port, host } = settings
  const http = await listen({ port, host, trustProxy: false, log })
  http.serve(answer)
  return { metrics, answer: undefined, stop: () => http.close(0) }
}
