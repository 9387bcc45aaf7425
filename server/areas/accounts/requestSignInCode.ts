import { emailProblem, normaliseEmail } from '#rules/email.ts'
import { limits } from '#rules/limits.ts'
import { checkGuard, type FormGuard } from '#server/areas/posts/formGuard.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { letter } from '#server/services/letters/letter.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { sendCode, type CodeSending } from './codes.ts'
import { isWelcome } from './findAccount.ts'

const { minutes } = limits.signInCode

/**
 * Mails a sign-in code. Words, work and time are the same whoever the address belongs to: where nobody is let in by it, a letter goes out
 * that says so, to its reader alone. A program that was trapped is answered as a person is, and nothing is sent.
 */
export async function requestSignInCode(
  parts: CodeSending & { publicUrl: string },
  {
    email,
    guard,
    site,
  }: { email: string; guard: FormGuard | null; site: Pick<SiteRow, 'name'> | null },
): Promise<Outcome<{ expiresAt: string }>> {
  return refusalsAsErrors(async () => {
    const problem = emailProblem(email)
    if (problem !== null) throw refuse('INVALID', problem, 'email')
    if (!site)
      throw refuse(
        'CONFLICT',
        'This site has no owner yet. Its first link is in the terminal of the server.',
      )
    if (guard && checkGuard(guard, parts.auth.secret) === 'trapped')
      return { expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }
    const address = normaliseEmail(email)
    return sendCode(parts, {
      purpose: 'sign-in',
      email: address,
      isUsable: (tx) => isWelcome(tx, address),
      write: (code, isUsable) =>
        isUsable
          ? codeLetter(site.name, parts.publicUrl, address, code)
          : noAccountLetter(site.name, parts.publicUrl),
    })
  })
}

function codeLetter(
  site: string,
  publicUrl: string,
  email: string,
  code: string,
): Omit<Mail, 'to'> {
  // In the fragment, so that it is in no log; opening it does nothing yet.
  const url = new URL('/sign-in', publicUrl)
  url.hash = new URLSearchParams({ email, code }).toString()
  const parts = letter({
    site,
    heading: `Your code for ${site}`,
    code,
    paragraphs: [
      `Type this code where you asked for it. It is good for ${minutes} minutes, and once.`,
      'If you did not ask for it, you need not do anything: without the code nobody gets in.',
    ],
    action: { label: 'Sign in with this code', url: url.href },
  })
  return { subject: `${code} is your code for ${site}`, ...parts }
}

function noAccountLetter(site: string, publicUrl: string): Omit<Mail, 'to'> {
  const parts = letter({
    site,
    heading: `There is no account for this address`,
    paragraphs: [
      `Somebody, probably you, wanted to sign in to ${site} with this address. No account has it, and only people who were invited get one.`,
      'Perhaps you use another address there. Otherwise ask the team to invite you.',
    ],
    action: { label: `Open ${site}`, url: publicUrl },
  })
  return { subject: `Signing in to ${site}`, ...parts }
}
