import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Reader } from '#server/kernel/reader.ts'
import type { InvitationRow } from '#server/kernel/rows.ts'

/** Mailed ones until they are used or revoked, links until they expire; not those that sign a member in again. */
const isOpen = `kind = 'MEMBER' and used_at is null and revoked_at is null and person_id is null and (email is not null or expires_at > now())`
const columns = `id, email, nullif(name, '') as name, role, expires_at as "expiresAt", invited_by as "invitedBy", created_at as "createdAt", updated_at as "updatedAt"`

const byId = statement<InvitationRow>(
  'invitations_by_id',
  `select ${columns} from invitation where id = any($1::text[]) and ${isOpen}`,
)
const open = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<InvitationRow>(
    `invitations_${direction}`,
    `select ${columns} from invitation where ${isOpen} and id collate "C" ${comparison} $1 order by id collate "C" ${direction} limit $2`,
  )
const newestFirst = open('desc', '<')
const oldestFirst = open('asc', '>')

/** Open invitations by id, in the order asked for; null for what does not exist, is used or is revoked. */
export async function findInvitations(
  db: Db,
  ids: readonly string[],
): Promise<(InvitationRow | null)[]> {
  const found = new Map((await db.query(byId, [ids])).map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}

/** The open invitations, the newest first. */
export async function listInvitations(db: Db, page: PageArguments): Promise<Page<InvitationRow>> {
  const request = pageRequest(page, { name: 'INVITATIONS', types: ['string'] })
  const [id] = request.cursor ?? [request.backward ? '' : '\u{10ffff}']
  const rows = await db.query(request.backward ? oldestFirst : newestFirst, [id, request.size + 1])
  return pageOf(rows, request, (invitation) => writeCursor('INVITATIONS', [invitation.id]))
}

/** Open invitations by id; null to who may not manage people. */
export const invitationLoaders = ({ db, actor }: Reader) => ({
  invitations: new DataLoader<string, InvitationRow | null>((ids) =>
    may(actor, 'managePeople') ? findInvitations(db, ids) : Promise.resolve(ids.map(() => null)),
  ),
})
