import { readMigrationFiles } from 'drizzle-orm/migrator'
import { quoted, readCatalog, schemaOf, type TableShape } from './catalog.ts'
import type { Db } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'

const run = (tx: Db, text: string): Promise<unknown[]> => tx.query({ name: '', text })

/** Our functions, which migrations make anew; those of extensions stay. */
const FUNCTIONS = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/**
 * Empties the database for rows of a schema, in the caller's transaction. Where the database has
 * that schema already, its tables are only emptied, so that a server which runs on it need not start
 * again; else they are made as the first `schema` migrations of this version make them. Tables that
 * `keeps` names keep their rows where they can.
 */
export async function rebuild(
  tx: Db,
  { schema, keeps }: { schema: number; keeps: readonly string[] },
): Promise<TableShape[]> {
  const present = await readCatalog(tx)
  if ((await schemaOf(tx)) === schema) {
    const emptied = present.filter(({ name }) => !keeps.includes(name))
    await run(tx, `truncate ${emptied.map(({ name }) => quoted(name)).join(', ')}`)
    return present
  }
  for (const { name } of present) await run(tx, `drop table ${quoted(name)} cascade`)
  for (const { name } of (await run(tx, FUNCTIONS)) as { name: string }[])
    await run(tx, `drop function ${name} cascade`)
  await run(tx, 'drop schema if exists drizzle cascade')
  await run(tx, 'create extension if not exists pg_trgm')
  await applyFirst(tx, schema)
  return readCatalog(tx)
}

/** Applies migrations as drizzle's migrator does, which would end the transaction that it is called in. */
async function applyFirst(tx: Db, count: number): Promise<void> {
  await run(tx, 'create schema drizzle')
  await run(
    tx,
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  for (const { sql, hash, folderMillis } of known.slice(0, count)) {
    for (const text of sql) await run(tx, text)
    await tx.query(
      {
        name: '',
        text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      },
      [hash, folderMillis],
    )
  }
}

/** Queries for what is taken off tables while they are filled: the statement that does so, and the one that puts it back. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "on"
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`
const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as "on"
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`

/**
 * Fills tables with rows as they were, in the caller's transaction: without triggers, which would
 * count and place anew, and with foreign keys and indexes made when all rows are there. Rejects where
 * the rows do not fit together.
 */
export async function fillAsItWas(
  tx: Db,
  tables: readonly TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const taken = [...(await run(tx, FOREIGN_KEYS)), ...(await run(tx, INDEXES))] as {
    off: string
    on: string
  }[]
  for (const { off } of taken) await run(tx, off)
  for (const { name } of tables) await run(tx, `alter table ${quoted(name)} disable trigger user`)
  await fill()
  for (const { name } of tables) await run(tx, `alter table ${quoted(name)} enable trigger user`)
  // Indexes first: a foreign key is checked by them.
  for (const { on } of [...taken].reverse()) await run(tx, on)
}
