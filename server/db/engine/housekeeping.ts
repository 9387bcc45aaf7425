import type { PGlite } from '@electric-sql/pglite'

const INTERVAL_MS = 20_000
const QUIET_MS = 1_000
const CHECKPOINT_BYTES = 64 * 1024 * 1024

/** Tables whose rows changed by more than a tenth (and 1,000) since the last time, as autovacuum counts them. */
const STALE_TABLES = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
  where n_mod_since_analyze > 1000 + 0.1 * n_live_tup`

/**
 * Does the work of PostgreSQL's background processes, which single-user mode leaves undone:
 * checkpoints, without which the log would grow for ever and a start after a crash take ever
 * longer, vacuum, and statistics.
 */
export class Housekeeping {
  readonly #pglite: PGlite
  #timer: NodeJS.Timeout | undefined
  #lastWork = 0
  #worked = false
  #checkpointed = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Called after each batch, so that housekeeping waits for a quiet moment and does nothing on an idle server. */
  noticeWork(): void {
    this.#worked = true
    this.#lastWork = Date.now()
  }

  /** Starts the round; `enqueue` runs a task between two batches of the session. */
  start(enqueue: (task: () => Promise<void>) => void): void {
    this.#timer = setInterval(() => {
      if (this.#worked) enqueue(() => this.#round())
    }, INTERVAL_MS)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #round(): Promise<void> {
    if (this.#pglite.isInTransaction()) return
    const position = await this.#walPosition()
    const grown = position - this.#checkpointed
    // The log must not grow without end under load that never pauses.
    if (Date.now() - this.#lastWork < QUIET_MS && grown < 4 * CHECKPOINT_BYTES) return
    this.#worked = false
    if (grown > CHECKPOINT_BYTES) {
      await this.#pglite.exec('checkpoint')
      this.#checkpointed = position
    }
    const stale = await this.#pglite.query<{ name: string }>(STALE_TABLES)
    for (const { name } of stale.rows) await this.#pglite.exec(`vacuum (analyze) ${name}`)
  }

  async #walPosition(): Promise<number> {
    const found = await this.#pglite.query<{ bytes: number }>(
      `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as bytes`,
    )
    return found.rows[0]?.bytes ?? 0
  }
}
