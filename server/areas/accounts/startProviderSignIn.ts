import { returnPath } from '#rules/returnPath.ts'
import type { Context } from '#server/graphql/context.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { addressGroup, countWithin } from '#server/kernel/rateWindow.ts'
import { refuse } from '#server/kernel/refusal.ts'

const STARTS = { limit: 30, minutes: 15, sentence: 'Signing in was started too often from here.' }

/** Where the browser goes to sign in at a provider; it comes back to a path of ours. Sets the cookie that binds the way back to this browser. */
export async function startProviderSignIn(
  context: Context,
  { provider, returnTo }: { provider: string; returnTo: string },
): Promise<Outcome<{ url: string }>> {
  return refusalsAsErrors(async () => {
    const found = context.auth.providers.find(
      ({ id, kind }) => id === provider && kind === 'REDIRECT',
    )
    if (!found)
      throw refuse(
        'NOT_FOUND',
        'This way to sign in is not set up here. Choose another one.',
        'provider',
      )
    const limited = await context.db.transaction((tx) =>
      countWithin(tx, { kind: 'provider', by: addressGroup(context.request.address), ...STARTS }),
    )
    if (limited) throw limited
    const started = await context.auth.startProvider(found.id, returnPath(returnTo))
    if (started === null)
      throw refuse(
        'UNAVAILABLE',
        `${found.name} cannot be reached. Try again in a minute, or sign in with a code.`,
      )
    context.request.cookies.push(...started.cookies)
    return { url: started.url }
  })
}
