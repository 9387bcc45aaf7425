import { ENGLISH } from '#rules/languages.ts'
import type { SignIn } from '#server/areas/accounts/signInIdentity.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { useLink } from '#server/areas/invitations/useLink.ts'
import { loadSample } from '#server/areas/sample/loadSample.ts'
import { checkLanguage } from '#server/areas/site/siteSettings.ts'
import { startEmpty } from '#server/areas/site/startEmpty.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { checkTexts } from '#server/kernel/checkTexts.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { StartName } from './starts.ts'
import { startWith } from './startWith.ts'

export interface CreateSiteCommand {
  token: string
  siteName: string
  ownerName: string
  start: 'EMPTY' | 'SAMPLE' | StartName
  /** The site's language, in which its boards, statuses and tags are called; English if not given. */
  locale?: string | null
}

const addSite = statement<{ id: string }>(
  'site_add',
  `insert into site (id, name, tagline, locale) values ('site_1', $1, '', $2) on conflict do nothing returning id`,
)
const addOwner = statement<never>(
  'owner_add',
  `insert into person (id, name, role) values ($1, $2, 'OWNER')`,
)

/** Names an empty site, fills it, and makes the holder of the one-time link its owner, signed in. All of it or nothing. */
export async function createSite(
  db: Db,
  command: CreateSiteCommand,
  signIn: SignIn,
): Promise<Outcome<{ personId: string }>> {
  return refusalsAsErrors(() =>
    db.transaction(async (tx) => {
      const { siteName, ownerName } = checkTexts({
        siteName: { kind: 'siteName', text: command.siteName },
        ownerName: { kind: 'personName', text: command.ownerName },
      })
      const locale = checkLanguage(command.locale ?? ENGLISH)
      await useLink(tx, command.token, 'OWNER')
      const [site] = await tx.query(addSite, [siteName, locale])
      if (!site) throw refuse('SITE_HAS_OWNER')
      const personId = newId('user')
      await tx.query(addOwner, [personId, ownerName])
      if (command.start === 'SAMPLE') await loadSample(tx, { locale })
      else if (command.start === 'EMPTY') await startEmpty(tx, locale)
      else await startWith(tx, command.start, locale)
      await recordAudit(tx, 'site.created', {
        actorId: personId,
        subjectId: personId,
        changes: { name: [null, siteName], role: [null, 'OWNER'], start: [null, command.start] },
      })
      await signIn(tx, { id: personId, name: ownerName })
      return { personId }
    }),
  )
}
