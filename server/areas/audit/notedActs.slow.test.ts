import { pino } from 'pino'
import { deleteEntry } from '#server/areas/changelog/deleteEntry.ts'
import { publishDue } from '#server/areas/changelog/publishDue.ts'
import {
  publishEntry,
  scheduleEntry,
  unpublishEntry,
} from '#server/areas/changelog/publishEntry.ts'
import { createEntry } from '#server/areas/changelog/saveEntry.ts'
import { acceptInvitation } from '#server/areas/invitations/acceptInvitation.ts'
import { createInvitation } from '#server/areas/invitations/createInvitation.ts'
import { createOwnerLink } from '#server/areas/setup/createOwnerLink.ts'
import { createSite } from '#server/areas/setup/createSite.ts'
import { auditEvent } from '#server/db/tables/audit.ts'
import { changelogEntry } from '#server/db/tables/changelog.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { signIn } from '#server/testing/accounts.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { listAudit } from './listAudit.ts'

const publicUrl = 'https://example.com'
const tokenIn = (url: string | null): string => new URL(url ?? '').searchParams.get('token') ?? ''

describeOnEngines('the audit log has', (open) => {
  /** Gives the noted acts, the oldest first: who did what to whom, and the fields. */
  const noted = async () =>
    (await listAudit(open(), {}, { first: 100 })).rows
      .toReversed()
      .map(({ actor, actorId, kind, subjectName, field, from, to }) => [
        actorId === null ? 'the server' : actor?.name,
        kind,
        subjectName,
        field === null ? null : `${field}: ${from ?? ''} > ${to ?? ''}`,
      ])

  beforeEach(async () => void (await open().orm.delete(auditEvent)))

  test('that the site was made, by whom and from what', async () => {
    const token = tokenIn(await createOwnerLink(open(), publicUrl))
    const wish = { token, siteName: 'Notes', ownerName: 'Olu', start: 'LIBRARY' } as const
    const { result } = await createSite(open(), wish, signIn)
    expect(result).not.toBeNull()
    expect((await noted()).toSorted()).toEqual([
      ['Olu', 'site.created', 'Olu', 'name:  > Notes'],
      ['Olu', 'site.created', 'Olu', 'role:  > OWNER'],
      ['Olu', 'site.created', 'Olu', 'start:  > LIBRARY'],
    ])
  })

  test('links that were made on the server, and who came into the team by one', async () => {
    const { url } = await createInvitation(open(), { name: 'Ada', role: 'ADMIN' }, publicUrl)
    await acceptInvitation(open(), { token: tokenIn(url), name: null }, signIn)
    const other = await createInvitation(open(), { name: 'Mo' }, publicUrl)
    await acceptInvitation(open(), { token: tokenIn(other.url), name: null }, signIn)
    expect(await noted()).toEqual([
      ['the server', 'invitation.created', 'Ada', 'role:  > ADMIN'],
      ['Ada', 'person.joined', 'Ada', 'role:  > ADMIN'],
      ['the server', 'invitation.created', 'Mo', 'role:  > MEMBER'],
    ])
  })

  test('a link that signs a member in again, and none that was refused', async () => {
    await createInvitation(open(), { name: 'Ada' }, publicUrl)
    const lower = createInvitation(open(), { name: 'Ada', role: 'COLLABORATOR' }, publicUrl)
    await expect(lower).rejects.toThrow('Ada')
    expect(await noted()).toEqual([['the server', 'invitation.created', 'Ada', null]])
  })

  test('entries that were published, by hand and on time, taken back and deleted', async () => {
    const actor: Actor & Member = await addMember(open(), 'COLLABORATOR', 'Cy')
    const text = { title: 'Both versions stay', body: 'You see both.', labels: [], ideaIds: [] }
    const create = async () => (await createEntry(open(), { actor, ...text })).result?.entryId ?? ''
    const entryId = await create()
    await publishEntry(open(), { actor, entryId, expectedVersion: 1 })
    await unpublishEntry(open(), { actor, entryId })
    await unpublishEntry(open(), { actor, entryId })
    await deleteEntry(open(), { actor, entryId })
    const later = await create()
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    await scheduleEntry(open(), { actor, entryId: later, publishAt, expectedVersion: 1 })
    await open()
      .orm.update(changelogEntry)
      .set({ publishAt: new Date(0).toISOString() })
    await publishDue(open(), pino({ level: 'silent' }))
    const entry = (kind: string, field: string | null) => ['Cy', kind, text.title, field]
    expect(await noted()).toEqual([
      entry('changelog.published', 'state: DRAFT > PUBLISHED'),
      entry('changelog.unpublished', 'state: PUBLISHED > DRAFT'),
      entry('changelog.deleted', null),
      entry('changelog.published', 'state: SCHEDULED > PUBLISHED'),
    ])
  })
})
