import { ownTables, serverTables } from '#server/areas/archive/contents.ts'
import { imageIds } from '#server/areas/archive/strayImages.ts'
import { isAbandoned, isShared } from '#server/areas/importing/holdImport.ts'
import { schemaOf } from '#server/db/catalog.ts'
import { statement, type Db } from '#server/db/database.ts'
import { rebuild } from '#server/db/rebuild.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

export interface DeleteSiteCommand {
  actor: Actor & Member
  /** The site's name, by which its owner shows that this site is meant. */
  name: string
}

/** A site that was deleted. */
export interface DeletedSite {
  /** The ids of its images, whose bytes are still in their store. */
  readonly images: readonly string[]
}

const lock = statement<{ role: Role }>(
  'site_delete_lock',
  'select role from person where id = $1 and deleted_at is null for no key update',
)
const runs = statement<{ id: string }>(
  'site_delete_imports',
  `select id from import_job where state = 'RUNNING' and not coalesce(${isAbandoned('$1')}, false) limit 1`,
)
/** How far the server has read the outbox, whose numbers go on. */
const READERS = 'outbox_reader'

/**
 * Deletes everything that the site has, for good and at once, and leaves the database as a new one:
 * without a site or an owner. For the owner alone, who gives its name; refused while an import runs,
 * which would go on in the empty site.
 */
export async function deleteSite(
  db: Db,
  { actor, name }: DeleteSiteCommand,
): Promise<Outcome<DeletedSite>> {
  return refusalsAsErrors(() =>
    db.transaction(async (tx) => {
      const [person] = await tx.query(lock, [actor.personId])
      requireMay({ ...actor, role: person?.role ?? null }, 'ownSite')
      const site = await findNamedSite(tx)
      if (name.normalize().trim() !== site.name)
        throw refuse('SITE_NAME_DIFFERS', { field: 'name', name: site.name })
      if ((await tx.query(runs, [isShared(db)])).length > 0) throw refuse('IMPORTS_RUN')
      const images = await imageIds(tx)
      const keeps = [...ownTables, ...serverTables, READERS]
      await rebuild(tx, { schema: await schemaOf(tx), keeps })
      return { images }
    }),
  )
}
