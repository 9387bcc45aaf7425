import { ownTables, tableContents } from '#server/areas/archive/contents.ts'
import { isAbandoned, isShared } from '#server/areas/importing/holdImport.ts'
import { quoted, readCatalog, type TableShape } from '#server/db/catalog.ts'
import { statement, type Db } from '#server/db/database.ts'
import { sqlState } from '#server/db/errors.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { noteLeftImages } from './leftImages.ts'

export interface DeleteSiteCommand {
  actor: Actor & Member
  /** The site's name, by which its owner shows that this site is meant. */
  name: string
}

const role = statement<{ role: Role }>(
  'site_delete_role',
  'select role from person where id = $1 and deleted_at is null',
)
const runs = statement<{ id: string }>(
  'site_delete_imports',
  `select id from import_job where state = 'RUNNING' and not coalesce(${isAbandoned('$1')}, false) limit 1`,
)
/** How far the server has read the outbox, whose numbers go on, and what is its own. */
const KEPT = [...ownTables, 'outbox_reader', 'server_fact']
const COUNTS_ON = 'outbox'
/** SQLSTATE of a lock that was not to be had in time, and of a deadlock. */
const LOCKED_OUT = ['55P03', '40P01']
/** Less than the second after which PostgreSQL looks for deadlocks: nobody else's writing fails for this. */
const LOCK_MS = 800

/**
 * Deletes everything that the site has, for good and at once, and leaves the database as a new one:
 * without a site or an owner. For the owner alone, who gives its name; refused while an import runs,
 * which would go on in the empty site, and while something else is being read or written for long.
 * Tables that are not Earshot's stay as they are, and the bytes of its images until
 * `removeLeftImages`.
 */
export async function deleteSite(
  db: Db,
  { actor, name }: DeleteSiteCommand,
): Promise<Outcome<true>> {
  return refusalsAsErrors(() =>
    db
      .transaction(async (tx) => {
        await requireName(tx, name)
        const shapes = (await readCatalog(tx)).filter((shape) => shape.name in tableContents)
        const emptied = shapes.filter((shape) => !KEPT.includes(shape.name))
        await lockAll(tx, emptied)
        const [person] = await tx.query(role, [actor.personId])
        requireMay({ ...actor, role: person?.role ?? null }, 'ownSite')
        await requireName(tx, name)
        if ((await tx.query(runs, [isShared(db)])).length > 0) throw refuse('IMPORTS_RUN')
        await noteLeftImages(tx)
        await empty(tx, emptied)
        return true as const
      })
      .catch((error: unknown) => {
        throw LOCKED_OUT.includes(sqlState(error) ?? '') ? refuse('SITE_BUSY') : error
      }),
  )
}

async function requireName(tx: Db, typed: string): Promise<void> {
  const { name } = await findNamedSite(tx)
  if (typed.normalize().trim() !== name) throw refuse('SITE_NAME_DIFFERS', { field: 'name', name })
}

async function lockAll(tx: Db, tables: readonly TableShape[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ')
  await tx.query(statement<never>('', `set local lock_timeout = ${LOCK_MS}`))
  await tx.query(statement<never>('', `lock table ${names} in access exclusive mode`))
}

/** Empties tables, and lets their numbers begin anew. */
async function empty(tx: Db, tables: readonly TableShape[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ')
  await tx.query(statement<never>('', `truncate ${names}`))
  for (const { name, counters } of tables)
    for (const { sequence } of name === COUNTS_ON ? [] : counters)
      await tx.query(statement<never>('', `alter sequence ${sequence} restart`))
}
