import { siteAddress } from '#rules/siteAddress.ts'
import { newToken } from '#server/areas/invitations/oneTimeLink.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'

const siteExists = statement<{ name: string }>('site_exists', 'select name from site')
const forgetOwnerLinks = statement<never>(
  'owner_links_forget',
  `delete from invitation where kind = 'OWNER' and used_at is null`,
)
const addOwnerLink = statement<never>(
  'owner_link_add',
  `insert into invitation (id, kind, token_hash, expires_at) values ($1, 'OWNER', $2, 'infinity')`,
)

/**
 * The address that makes whoever uses it the owner of an empty site, or null once the site has one.
 * It holds until it is used or until the next call, which is made at every start: what was printed
 * before stops working.
 */
export async function createOwnerLink(db: Db, publicUrl: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [site] = await tx.query(siteExists)
    if (site) return null
    const { token, hash } = newToken()
    await tx.query(forgetOwnerLinks)
    await tx.query(addOwnerLink, [newId('invitation'), hash])
    return siteAddress(publicUrl, `/welcome?token=${token}`)
  })
}
