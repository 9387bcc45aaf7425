import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'

/** Gives somebody an account, as signing in does. */
export async function addAccount(
  db: OpenDatabase,
  personId: string,
  email = `${personId}@people.example`,
): Promise<string> {
  const id = newId('account')
  await db.orm.insert(authUser).values({ id, personId, name: '', email, emailVerified: true })
  return id
}

/** Signs somebody in, and gives them an account where they have none. */
export const signIn = async (
  tx: Parameters<typeof addAccount>[0] | Parameters<Parameters<OpenDatabase['transaction']>[0]>[0],
  who: { id: string; email?: string },
) => {
  const [known] = await tx.orm.select().from(authUser).where(eq(authUser.personId, who.id))
  const userId = known?.id ?? (await addAccount(tx as OpenDatabase, who.id, who.email))
  await tx.orm.insert(authSession).values({
    id: newId('session'),
    token: newId('token'),
    userId,
    expiresAt: new Date(Date.now() + 1e8),
  })
}
