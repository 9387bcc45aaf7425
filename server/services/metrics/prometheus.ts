import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ExecutedOperation, Metrics } from './metrics.ts'

/** The values that are looked up at the moment somebody asks. */
export interface Gauges {
  /** Connections to the database by pool and state, and work that waits for one. */
  readonly connections: () => readonly { pool: string; state: string; count: number }[]
  /** Lengths of queues by name; rejects where the database does not answer. */
  readonly queues: () => Promise<Readonly<Record<string, number>>>
  /** The last scheduled backup in seconds of Unix time, 0: none yet; undefined where none are made. */
  readonly lastBackup?: (() => Promise<number>) | undefined
}

/** Metrics in the text format of Prometheus. */
export interface Prometheus extends Metrics {
  readonly contentType: string
  text(): Promise<string>
}

/** Seconds; the list of ideas has to be there within 0.1, and no request takes longer than 15. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** The outcomes of operations with a name of their own: codes of `extensions.code`. */
const OUTCOMES = new Set([
  'ok',
  'BUSY',
  'DATABASE_AWAY',
  'INTERNAL',
  'RATE_LIMITED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
])

/**
 * Counts in a registry of its own, for one server. `operations`: the names of our client's, which
 * are told apart; all others are `other`, since anybody may name an operation anything.
 */
export function createPrometheus(gauges: Gauges, operations: ReadonlySet<string>): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'earshot_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const executions = new Histogram({
    name: 'earshot_graphql_operation_duration_seconds',
    help: 'Seconds that an operation of the API took, also for rendered pages and feeds.',
    labelNames: ['operation', 'outcome'] as const,
    buckets: BUCKETS,
    registers,
  })
  const counter = <Label extends string>(name: string, help: string, label?: Label) =>
    new Counter({ name, help, labelNames: label === undefined ? [] : [label], registers })
  const mail = counter('earshot_mail_total', 'Letters that a mail server took or not.', 'result')
  const pages = counter('earshot_pages_total', 'Pages by where they came from.', 'source')
  const passed = counter(
    'earshot_events_passed_total',
    'Events that could not be read and of which nobody was told.',
  )
  const budgets = counter('earshot_over_budget_total', 'Refusals for a budget that was used up.')
  watch(gauges, registers)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status }, seconds),
    executed: ({ name = '', outcome, seconds }: ExecutedOperation) =>
      executions.observe(
        {
          operation: operations.has(name) ? name : 'other',
          outcome: OUTCOMES.has(outcome) ? outcome : 'refused',
        },
        seconds,
      ),
    mailed: (result) => mail.inc({ result }),
    paged: (source) => pages.inc({ source }),
    eventPassed: () => passed.inc(),
    overBudget: () => budgets.inc(),
  }
}

/** Gauges are read when somebody asks. What cannot be read is left out, and the rest is told. */
function watch({ connections, queues, lastBackup }: Gauges, registers: Registry[]): void {
  const pool = new Gauge({
    name: 'earshot_database_connections',
    help: 'Connections to the database by pool and state; waiting is work that has none yet.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect: () => {
      for (const { count, ...labels } of connections()) pool.set(labels, count)
    },
  })
  const queue = new Gauge({
    name: 'earshot_queue_length',
    help: 'What waits: events to be read, letters, letters that were given up, messages for devices.',
    labelNames: ['queue'] as const,
    registers,
    collect: async () => {
      queue.reset()
      const lengths = await queues().catch(() => ({}))
      for (const [name, length] of Object.entries(lengths)) queue.set({ queue: name }, length)
    },
  })
  if (lastBackup === undefined) return
  const backup = new Gauge({
    name: 'earshot_last_backup_timestamp_seconds',
    help: 'When the last scheduled backup was begun that succeeded, in seconds of Unix time; 0: none yet.',
    registers,
    collect: async () => {
      const seconds = await lastBackup().catch(() => null)
      if (seconds === null) backup.remove()
      else backup.set(seconds)
    },
  })
}
