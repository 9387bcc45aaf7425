import type { TextKind } from '#rules/validation.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { SiteRow } from '#server/kernel/rows.ts'

/** The settings of the site that its admins change, in the order of the statement below. */
const settings = [
  'name',
  'tagline',
  'imprint',
  'visibility',
  'moderation',
  'guestVoting',
  'signUp',
] as const
type Settings = Pick<SiteRow, (typeof settings)[number]>
/** The settings to change; those left out stay. */
export type SiteChange = { [Setting in keyof Settings]?: Settings[Setting] | null }

export interface UpdateSiteCommand {
  actor: Actor & Member
  change: SiteChange
  clientMutationId?: CallId | null
}

const texts: readonly { setting: 'name' | 'tagline' | 'imprint'; kind: TextKind }[] = [
  { setting: 'name', kind: 'siteName' },
  { setting: 'tagline', kind: 'tagline' },
  { setting: 'imprint', kind: 'imprint' },
]

const lock = statement<{ id: string }>('site_lock', 'select id from site for update')
const set = statement<never>(
  'site_set',
  `update site set name = coalesce($1, name), tagline = coalesce($2, tagline), imprint = coalesce($3, imprint), visibility = coalesce($4, visibility),
     moderation = coalesce($5, moderation), guest_voting = coalesce($6, guest_voting), sign_up = coalesce($7, sign_up), updated_at = now()`,
)

/**
 * Changes the settings that are given, all or none; of two admins at once each changes what they
 * gave. What was changed is told, each setting with what it was before. Refused: who may not manage
 * the site, and texts against the rules.
 */
export async function updateSite(
  db: Db,
  { actor, change, clientMutationId }: UpdateSiteCommand,
): Promise<Outcome<{ changed: string[] }>> {
  return runCommand(
    db,
    {
      mutation: 'updateSite',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      const wanted = checked(change)
      await tx.query(lock)
      const site = await findSite(tx)
      if (!site) throw refuse('SITE_NOT_NAMED')
      const changed = settings.filter(
        (setting) => wanted[setting] !== undefined && wanted[setting] !== site[setting],
      )
      if (changed.length > 0)
        await tx.query(
          set,
          settings.map((setting) => wanted[setting] ?? null),
        )
      for (const setting of changed)
        await recordEvent(tx, 'site.changed', {
          actorId: actor.personId,
          setting,
          from: site[setting],
          to: wanted[setting],
        })
      await recordAudit(tx, 'site.changed', {
        actorId: actor.personId,
        changes: Object.fromEntries(
          changed.map((setting) => [setting, [site[setting], wanted[setting]]]),
        ),
      })
      return { changed }
    },
  )
}

/** Gives the settings to change, with texts as they are stored. */
function checked(change: SiteChange): Partial<Settings> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value != null),
  ) as Partial<Settings>
  const asked = texts.flatMap(({ setting, kind }) =>
    given[setting] === undefined ? [] : [[setting, { kind, text: given[setting] }] as const],
  )
  return { ...given, ...checkTexts(Object.fromEntries(asked)) }
}
