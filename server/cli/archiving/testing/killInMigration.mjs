// Preloaded into a process that migrates: kills it within the transaction of all migrations, when KILL_AFTER of them are made.
import pg from 'pg'

const { query } = pg.Client.prototype
let left = Number(process.env.KILL_AFTER)

pg.Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : config.text
  // As drizzle's migrator notes one.
  if (text?.startsWith('insert into "drizzle"."__drizzle_migrations"') && left-- === 0)
    process.kill(process.pid, 'SIGKILL')
  return query.call(this, config, ...rest)
}
