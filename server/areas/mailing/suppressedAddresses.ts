import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { CallId } from '#server/kernel/callId.ts'
import { runCommand, type Outcome } from '#server/kernel/command.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { pageOf, pageRequest, type Page, type PageArguments } from '#server/kernel/page.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

/** An address that a mail server has refused for good. */
export interface SuppressedAddressRow {
  id: string
  email: string
  reason: string
  since: string
}

const LIST = 'SUPPRESSED_ADDRESSES'
const page = (direction: 'desc' | 'asc', comparison: '<' | '>') =>
  statement<SuppressedAddressRow>(
    `suppressed_addresses_${direction}`,
    `select id, address as email, reason, since from mail_suppression where (since, id collate "C") ${comparison} ($1::timestamptz, $2)
     order by since ${direction}, id collate "C" ${direction} limit $3`,
  )
const newestFirst = page('desc', '<')
const oldestFirst = page('asc', '>')
const allow = statement<{ id: string }>(
  'suppressed_address_allow',
  'delete from mail_suppression where id = $1 returning id',
)

/** The addresses that get no mail of the queue, the last one first. Checks no permission. */
export async function listSuppressedAddresses(
  db: Db,
  arguments_: PageArguments,
): Promise<Page<SuppressedAddressRow>> {
  const request = pageRequest(arguments_, { name: LIST, types: ['time', 'string'] })
  const [at, id] = request.cursor ?? (request.backward ? ['-infinity', ''] : ['infinity', ''])
  const rows = await db.query(request.backward ? oldestFirst : newestFirst, [
    at,
    id,
    request.size + 1,
  ])
  return pageOf(rows, request, (row) => writeCursor(LIST, [row.since, row.id]))
}

/** Lets an address get mail again; another refusal for good ends that. */
export async function allowAddressAgain(
  db: Db,
  call: { actor: Actor & Member; suppressedAddressId: string; clientMutationId?: CallId | null },
): Promise<Outcome<{ suppressedAddressId: string }>> {
  const { actor, suppressedAddressId, clientMutationId } = call
  return runCommand(
    db,
    {
      mutation: 'allowAddressAgain',
      personId: actor.personId,
      clientMutationId,
      requires: () => requireMay(actor, 'manageSite'),
    },
    async (tx) => {
      const [allowed] = await tx.query(allow, [suppressedAddressId])
      if (!allowed) throw refuse('ADDRESS_ALLOWED', { field: 'suppressedAddressId' })
      await recordAudit(tx, 'address.allowed', {
        actorId: actor.personId,
        subjectId: suppressedAddressId,
      })
      return { suppressedAddressId }
    },
  )
}
