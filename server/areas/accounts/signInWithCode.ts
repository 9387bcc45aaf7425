import { normaliseEmail } from '#rules/email.ts'
import type { Db } from '#server/db/database.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { lockFor } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { requireEmail } from '#server/kernel/wrongText.ts'
import { isLink, useCode, useLink, type CodeUse } from './codes.ts'
import { accountOfEmail } from './findAccount.ts'
import { isOffered } from './isOffered.ts'
import { browserKey } from './signInBrowser.ts'
import {
  type SignIn,
  enterAccount,
  enterNew,
  provingIdentity,
  type SignedIn,
} from './signInIdentity.ts'

/**
 * Signs in who has what was mailed to an address: the code, in the browser that asked for it, or
 * the link, in any. Makes the account where the address has none and a name is given.
 */
export async function signInWithCode(
  parts: CodeUse & { db: Db },
  {
    email,
    code,
    name,
    browser,
  }: { email: string; code: string; name: string | null; browser: string | null },
  signIn: SignIn,
): Promise<Outcome<SignedIn>> {
  const address = normaliseEmail(email)
  return provingIdentity(parts.db, async (tx) => {
    requireEmail(email)
    if (!(await isOffered(tx, 'code'))) return refuse('PROVIDER_UNKNOWN')
    await lockFor(tx, `account:${address}`)
    const claim = { purpose: 'sign-in', email: address } as const
    const wrong = isLink(code)
      ? await useLink(tx, parts, { ...claim, link: code })
      : await useCode(tx, parts, { ...claim, code, of: browserKey(parts.auth, browser) })
    if (wrong) return wrong
    const account = await accountOfEmail(tx, address)
    return account
      ? enterAccount(tx, account, signIn)
      : enterNew(tx, { email: address, name, by: 'email' }, signIn)
  })
}
