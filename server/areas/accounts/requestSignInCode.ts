import { normaliseEmail } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'
import { checkGuard, type FormGuard } from '#server/areas/posts/formGuard.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { requireEmail } from '#server/kernel/wrongText.ts'
import { codeLetter, noAccountLetter } from '#server/services/letters/signInLetters.ts'
import { sendCode, type CodeSending } from './codes.ts'
import { isWelcome } from './findAccount.ts'
import { browserKey } from './signInBrowser.ts'

const { minutes } = limits.signInCode

/**
 * Mails a sign-in code. Words, work and time are the same whoever the address belongs to: where
 * nobody is let in by it, a letter goes out that says so, to its reader alone. A program that was
 * trapped is answered as a person is, and nothing is sent. `browser` asks, and may type the code.
 */
export async function requestSignInCode(
  parts: CodeSending & { publicUrl: string },
  {
    email,
    guard,
    site,
    browser,
  }: {
    email: string
    guard: FormGuard | null
    site: Pick<SiteRow, 'name' | 'locale' | 'signInOff'> | null
    browser: string
  },
): Promise<Outcome<{ expiresAt: string }>> {
  return refusalsAsErrors(async () => {
    requireEmail(email)
    if (!site) throw refuse('SITE_HAS_NO_OWNER')
    if (site.signInOff.includes('code')) throw refuse('PROVIDER_UNKNOWN')
    if (guard && checkGuard(guard, parts.auth.secret) === 'trapped')
      return { expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }
    const address = normaliseEmail(email)
    return sendCode(parts, {
      purpose: 'sign-in',
      email: address,
      of: browserKey(parts.auth, browser),
      isUsable: (tx) => isWelcome(tx, address),
      write: (proofs, isUsable) =>
        isUsable
          ? codeLetter(site, parts.publicUrl, { email: address, ...proofs })
          : noAccountLetter(site, parts.publicUrl),
    })
  })
}
