import { changesOf, recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { recordEvent } from '#server/kernel/recordEvent.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { requireWayIn } from './requireWayIn.ts'
import { requireSiteImages, settleSiteImages } from './siteImages.ts'
import {
  checkSettings,
  renderWelcome,
  settingNames,
  settings,
  settingText,
  type Setting,
  type Settings,
  type SiteChange,
} from './siteSettings.ts'

export interface UpdateSiteCommand {
  actor: Actor & Member
  change: SiteChange
  /** The ways to sign in that are set up: `code`, and the ids of providers. */
  signInWays: readonly string[]
  clientMutationId?: CallId | null
}

const lock = statement<{ id: string }>('site_lock', 'select id from site for update')
const set = statement<never>(
  'site_set',
  `update site set ${settingNames.map(assignment).join(', ')}, welcome_html = coalesce($${settingNames.length + 1}, welcome_html), updated_at = now()`,
)

function assignment(setting: Setting, at: number): string {
  const { column, type } = settings[setting]
  const value = `coalesce($${at + 1}::${type}, ${column})`
  return `${column} = ${'isNullable' in settings[setting] ? `nullif(${value}, '')` : value}`
}

/**
 * Changes the settings that are given, all or none; of two admins at once each changes what they
 * gave. What was changed is told, each setting with what it was before. Refused: who may not manage
 * the site, and what breaks a rule.
 */
export async function updateSite(
  db: Db,
  { actor, change, signInWays, clientMutationId }: UpdateSiteCommand,
): Promise<Outcome<{ changed: string[] }>> {
  const requires = () => requireMay(actor, 'manageSite')
  const call = { mutation: 'updateSite', personId: actor.personId, clientMutationId, requires }
  return runCommand(db, call, async (tx) => {
    const wanted = checkSettings(change)
    await tx.query(lock)
    const site = await findSite(tx)
    if (!site) throw refuse('SITE_NOT_NAMED')
    const changed = settingNames.filter(
      (setting) => wanted[setting] !== undefined && !isSame(wanted[setting], site[setting]),
    )
    if (changed.length === 0) return { changed }
    await write(tx, actor.personId, { site, wanted, changed, signInWays })
    for (const setting of changed)
      await recordEvent(tx, 'site.changed', {
        actorId: actor.personId,
        setting,
        from: site[setting],
        to: wanted[setting],
      })
    await recordAudit(tx, 'site.changed', {
      actorId: actor.personId,
      changes: changesOf(changed, (setting) => [
        settingText(site[setting]),
        settingText(wanted[setting] ?? null),
      ]),
    })
    return { changed }
  })
}

interface Writing {
  site: SiteRow
  wanted: Partial<Settings>
  changed: readonly Setting[]
  signInWays: readonly string[]
}

async function write(
  tx: Db,
  personId: string,
  { site, wanted, changed, signInWays }: Writing,
): Promise<void> {
  const next = { ...site, ...wanted }
  if (changed.includes('signInOff'))
    await requireWayIn(tx, { ways: signInWays, before: site.signInOff, off: next.signInOff })
  await requireSiteImages(tx, personId, imagesOf(site), imagesOf(next))
  await tx.query(set, [
    ...settingNames.map((setting) =>
      changed.includes(setting) ? parameterOf(setting, next[setting]) : null,
    ),
    changed.includes('welcome') ? renderWelcome(next.welcome) : null,
  ])
  await settleSiteImages(tx, imagesOf(site), imagesOf(next))
}

function imagesOf({ logo, logoDark, favicon }: SiteRow) {
  return { logo, logoDark, favicon }
}

/** A setting as a parameter; what is taken away is an empty text, since null leaves it as it is. */
function parameterOf(setting: Setting, value: Settings[Setting]): unknown {
  if (value === null) return ''
  return settings[setting].type === 'jsonb' ? JSON.stringify(value) : value
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
