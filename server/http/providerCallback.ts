import { createAuthEndpoint } from 'better-auth/api'
import { getOAuthCallbackPath, parseState } from 'better-auth/oauth2'
import { decodeJwt } from 'jose'
import { returnPath } from '#rules/returnPath.ts'
import { siteAddress } from '#rules/siteAddress.ts'
import { guestOf, noGuestCookie } from '#server/areas/accounts/guest.ts'
import { signInFrom } from '#server/areas/accounts/signInFrom.ts'
import { provingIdentity } from '#server/areas/accounts/signInIdentity.ts'
import { signInWithProvider } from '#server/areas/accounts/signInWithProvider.ts'
import type { Db } from '#server/db/database.ts'
import { findNamedSite } from '#server/kernel/findSite.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Identity, SignInProvider } from '#server/services/session/provider.ts'
import { writeFor } from './askedBy.ts'

/** Why somebody comes back from a provider without being signed in: /sign-in?error=<code>. */
export type ProviderFailure = 'denied' | 'expired' | 'failed' | 'invited' | 'banned' | 'unlinked'

interface CallbackParts {
  db: Db
  publicUrl: string
  /** Made after this, since it is a part of it. */
  auth: () => Auth
}

/**
 * The endpoint that providers send people back to: better-auth's endpoint, with its own check of
 * the state, its exchange of the code and its check of the ID token, and then our rules in one
 * transaction, the same as for every other way of signing in.
 */
export function providerCallback({ db, publicUrl, auth }: CallbackParts) {
  const endpoint = createAuthEndpoint('/callback/:id', { method: 'GET' }, async (c) => {
    const back = (path: string) => c.redirect(siteAddress(publicUrl, path))
    const failed = (code: ProviderFailure) => back(`/sign-in?error=${code}`)
    const { code, error, iss } = (c.query ?? {}) as Record<string, unknown>
    const state = await parseState(c).catch(() => null)
    if (state === null) throw failed('expired')
    if (error !== undefined) throw failed(error === 'access_denied' ? 'denied' : 'failed')
    const { providers, provider: find } = auth()
    const shown = providers.find(({ id }) => id === c.params.id)
    const provider = shown && (await find(shown.id))
    // A state that was made for another provider is a mix-up, or somebody's attempt at one.
    if (!provider || state['provider'] !== provider.id || typeof code !== 'string')
      throw failed('failed')
    if (iss !== undefined && provider.issuer !== undefined && iss !== provider.issuer)
      throw failed('failed')
    if (provider.requiresIdTokenNonce === true && state.idTokenNonce === undefined)
      throw failed('failed')
    const redirectURI = `${c.context.baseURL}${getOAuthCallbackPath(provider)}`
    const identity = await readIdentity(shown, provider, {
      code,
      redirectURI,
      codeVerifier: state.codeVerifier,
      nonce: state.idTokenNonce,
    }).catch(() => null)
    if (identity === null) throw failed('failed')
    const { cookie, refused } = await enter(db, auth(), shown, identity, c.headers ?? new Headers())
    if (cookie === null) throw failed(refused)
    c.responseHeaders.append('set-cookie', cookie)
    const cookies = c.headers?.get('cookie') ?? undefined
    if (guestOf(auth(), cookies) !== null)
      for (const line of noGuestCookie(auth(), cookies))
        c.responseHeaders.append('set-cookie', line)
    throw back(returnPath(state.callbackURL))
  })
  return { id: 'earshot-callback', endpoints: { callbackOAuth: endpoint } }
}

type Provider = NonNullable<Awaited<ReturnType<Auth['provider']>>>

async function readIdentity(
  shown: SignInProvider,
  provider: Provider,
  {
    code,
    redirectURI,
    codeVerifier,
    nonce,
  }: { code: string; redirectURI: string; codeVerifier: string; nonce: string | undefined },
): Promise<Identity | null> {
  const tokens = await provider.validateAuthorizationCode({ code, redirectURI, codeVerifier })
  if (!tokens) return null
  const told = await provider.getUserInfo({
    ...tokens,
    ...(nonce !== undefined && { expectedIdTokenNonce: nonce }),
  })
  if (!told) return null
  const subject = String(await provider.accountSubject({ tokens, profile: told.data }))
  if (subject === '' || subject === 'undefined' || subject === 'null') return null
  const { sub, iss } =
    shown.id === 'oidc' && tokens.idToken !== undefined ? decodeJwt(tokens.idToken) : {}
  // The user info endpoint must speak of the person whom the signed token names.
  if (shown.id === 'oidc' && (sub !== subject || iss === undefined)) return null
  const { email, emailVerified, name } = told.user
  // Person 7 of one issuer is not person 7 of the one that is set up after it.
  return {
    provider: shown.id,
    subject: iss === undefined ? subject : `${iss} ${subject}`,
    email: email ?? null,
    emailVerified: emailVerified === true,
    name: name ?? '',
  }
}

function failureOf({ reasons }: Refusal): ProviderFailure {
  const reason = reasons[0]?.reason
  if (reason === 'BANNED') return 'banned'
  return reason === 'PROVIDER_UNLINKED' ? 'unlinked' : 'invited'
}

async function enter(
  shared: Db,
  auth: Auth,
  shown: SignInProvider,
  identity: Identity,
  headers: Headers,
): Promise<{ cookie: string | null; refused: ProviderFailure }> {
  const browser = {
    client: {
      address: headers.get('x-earshot-address') ?? 'unknown',
      userAgent: headers.get('user-agent') ?? '',
    },
    cookieHeader: headers.get('cookie') ?? undefined,
  }
  const db = writeFor(addressGroup(browser.client.address), shared)
  const site = await findNamedSite(db)
  let cookie: string | null = null
  let refused: ProviderFailure = 'failed'
  // Never a part of the address, which nobody else may see.
  const proven = {
    identity,
    providerName: shown.name,
    site,
    name: null,
    fallbackName: 'New member',
  }
  await provingIdentity(db, async (tx) => {
    const entered = await signInWithProvider(tx, proven, async (inner, person) => {
      cookie = await signInFrom(inner, auth, browser, person)
    })
    if (entered instanceof Refusal) refused = failureOf(entered)
    return entered
  })
  return { cookie, refused }
}
