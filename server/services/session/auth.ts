import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { limits } from '#rules/limits.ts'
import { siteAddress } from '#rules/siteAddress.ts'
import type { Db } from '#server/db/database.ts'
import { authAccount, authSession, authUser, authVerification } from '#server/db/tables/accounts.ts'
import type { ProviderSettings } from '../config/providers.ts'
import { cookieScope, type CookieScope } from './cookie.ts'
import { firebaseReader } from './firebase.ts'
import type { Identity, SignInProvider } from './provider.ts'
import { noProviders, oidcPlugin, providerList, socialProviders } from './providers.ts'

const DAY = 86_400
const PROVIDER_MS = 5_000
/** Names what better-auth calls user, session, account and verification. */
const schema = {
  user: authUser,
  session: authSession,
  account: authAccount,
  verification: authVerification,
}

type Engine = ReturnType<typeof createEngine>
type Provider = Awaited<Engine['$context']>['socialProviders'][number]

/** The settings of sign-in that the rest of the server needs. */
export interface Auth {
  engine: Engine
  secret: string
  cookie: CookieScope
  /** The ways to sign in besides codes. */
  providers: readonly SignInProvider[]
  /** A provider that people are sent to; null where it is not set up or cannot be reached. */
  provider(id: SignInProvider['id']): Promise<Provider | null>
  /**
   * Gives the address to go to, and the cookies that bind the way back to this browser; null if the
   * provider cannot be reached. `returnTo` must be a path of ours.
   */
  startProvider(
    id: SignInProvider['id'],
    returnTo: string,
  ): Promise<{ url: string; cookies: string[] } | null>
  /** Gives the person that an ID token of Firebase names; null for a token that is not good. */
  readFirebaseToken(idToken: string): Promise<Identity | null>
}

interface AuthOptions {
  db: Db
  secret: string
  publicUrl: string
  providers?: ProviderSettings
  /** The endpoint that providers send people back to: providerCallback.ts. */
  callback?: BetterAuthPlugin
}

/** better-auth's own adapter on a database, or on a transaction of it. */
export function authAdapter(db: Db): ReturnType<typeof drizzleAdapter> {
  return drizzleAdapter(db.orm, { provider: 'pg', schema, transaction: false })
}

/** Sets sign-in up, once per process. Takes the secret that signs cookies and the address people use. */
export function createAuth(options: AuthOptions): Auth {
  const { secret, publicUrl, providers = noProviders } = options
  const engine = createEngine(options)
  const provider = findProvider(engine, providers)
  return {
    engine,
    secret,
    cookie: cookieScope(publicUrl),
    providers: providerList(providers),
    provider,
    startProvider: async (id, returnTo) =>
      (await provider(id)) === null ? null : startProvider(engine, id, returnTo),
    readFirebaseToken: providers.firebase
      ? firebaseReader(providers.firebase)
      : () => Promise.resolve(null),
  }
}

/** An OpenID Connect provider is asked for its addresses when it is first needed: it may be down while the server starts. */
function findProvider(engine: Engine, { oidc }: ProviderSettings): Auth['provider'] {
  return async (id) => {
    const context = await engine.$context
    const known = () => context.socialProviders.find((provider) => provider.id === id) ?? null
    if (id !== 'oidc' || oidc === undefined || known()) return known()
    const late = new Promise<null>((resolve) => setTimeout(resolve, PROVIDER_MS, null).unref())
    const plugin = oidcPlugin(oidc)
    // The context's type names our own options; the plugin is written for any.
    const asked = await Promise.race([
      plugin.init(context as unknown as Parameters<typeof plugin.init>[0]),
      late,
    ])
    const found = asked?.context.socialProviders.find((provider) => provider.id === id)
    if (found && !known()) context.socialProviders.push(found)
    return known()
  }
}

async function startProvider(
  engine: Engine,
  id: SignInProvider['id'],
  returnTo: string,
): Promise<{ url: string; cookies: string[] } | null> {
  const body = {
    provider: id,
    callbackURL: returnTo,
    errorCallbackURL: '/sign-in',
    disableRedirect: true,
    additionalData: { provider: id },
  }
  const { headers, response } = await engine.api.signInSocial({ body, returnHeaders: true })
  return response.url === undefined ? null : { url: response.url, cookies: headers.getSetCookie() }
}

function createEngine({ db, secret, publicUrl, providers = noProviders, callback }: AuthOptions) {
  const { prefix, path, secure } = cookieScope(publicUrl)
  return betterAuth({
    database: authAdapter(db),
    secret,
    // If the address has a path, better-auth takes it for the whole one.
    baseURL: siteAddress(publicUrl, '/api/auth'),
    trustedOrigins: [new URL(publicUrl).origin],
    user: { additionalFields: { personId: { type: 'string', required: true, input: false } } },
    session: { expiresIn: limits.sessionDays * DAY, updateAge: DAY },
    emailAndPassword: { enabled: false },
    socialProviders: socialProviders(providers),
    plugins: callback ? [callback] : [],
    telemetry: { enabled: false },
    // On plain http there is no address but the socket's: see signInCallback.ts, which sets this header.
    advanced: {
      // Its own prefix for https would be __Secure- everywhere.
      cookiePrefix: `${prefix}earshot`,
      useSecureCookies: false,
      defaultCookieAttributes: { secure, path },
      ipAddress: { ipAddressHeaders: ['x-earshot-address'] },
    },
    rateLimit: { enabled: true, window: 60, max: 60 },
    logger: { disabled: true },
  })
}
