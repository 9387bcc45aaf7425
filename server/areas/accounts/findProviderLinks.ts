import { statement, type Db } from '#server/db/database.ts'
import { NO_ADDRESS } from '#server/services/session/noAddress.ts'
import type { SignInProvider } from '#server/services/session/provider.ts'

/** A provider's identity that signs somebody in, or did until they unlinked it. */
export interface ProviderLinkRow {
  id: string
  name: string
  createdAt: string
  /** Null while it signs them in. */
  unlinkedAt: string | null
  /** Whether nothing else signs them in. */
  isLastWay: boolean
}

interface Found extends Omit<ProviderLinkRow, 'name' | 'isLastWay'> {
  provider: SignInProvider['id']
  hasAddress: boolean
}

const names = { google: 'Google', github: 'GitHub', oidc: 'OpenID Connect', firebase: 'Firebase' }
const ofPerson = statement<Found>(
  'provider_links_of_person',
  `select a.id, a.provider_id as provider, a.created_at as "createdAt", a.unlinked_at as "unlinkedAt",
     u.email_verified and u.email not like '%${NO_ADDRESS}' as "hasAddress"
   from auth_account a join auth_user u on u.id = a.user_id where u.person_id = $1
   order by a.created_at, a.id collate "C" limit 50`,
)

/**
 * Gives a person's links, the oldest first. Takes the providers that are set up: no other is a way
 * in. Checks no permission.
 */
export async function findProviderLinks(
  db: Db,
  personId: string,
  providers: readonly SignInProvider[],
): Promise<ProviderLinkRow[]> {
  const rows = await db.query(ofPerson, [personId])
  const shown = (provider: string) => providers.find(({ id }) => id === provider)
  const isWay = ({ provider, unlinkedAt }: Found) => unlinkedAt === null && shown(provider)
  return rows.map((row) => {
    const { id, provider, createdAt, unlinkedAt, hasAddress } = row
    const isLastWay = Boolean(
      isWay(row) && !hasAddress && !rows.some((other) => other !== row && isWay(other)),
    )
    return { id, name: shown(provider)?.name ?? names[provider], createdAt, unlinkedAt, isLastWay }
  })
}
