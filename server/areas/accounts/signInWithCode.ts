import { normaliseEmail } from '#rules/email.ts'
import type { Db } from '#server/db/database.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { requireEmail } from '#server/kernel/wrongText.ts'
import { useCode, type CodeUse } from './codes.ts'
import { accountOfEmail } from './findAccount.ts'
import {
  type SignIn,
  enterAccount,
  enterNew,
  provingIdentity,
  type SignedIn,
} from './signInIdentity.ts'

/** Signs in who has the code that was mailed to an address; makes the account where it has none and a name is given. */
export async function signInWithCode(
  parts: CodeUse & { db: Db },
  { email, code, name }: { email: string; code: string; name: string | null },
  signIn: SignIn,
): Promise<Outcome<SignedIn>> {
  const address = normaliseEmail(email)
  return provingIdentity(parts.db, async (tx) => {
    requireEmail(email)
    await lockFor(tx, `account:${address}`)
    const wrong = await useCode(tx, parts, { purpose: 'sign-in', email: address, code })
    if (wrong) return wrong
    const account = await accountOfEmail(tx, address)
    return account
      ? enterAccount(tx, account, signIn)
      : enterNew(tx, { email: address, name, by: 'email' }, signIn)
  })
}
