import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '#server/db/database.ts'
import { authAccount, authSession, authUser, authVerification } from '#server/db/authTables.ts'
import { limits } from '#rules/limits.ts'
import type { CookieSettings } from './cookie.ts'

const DAY = 86_400
/** Names what better-auth calls user, session, account and verification. */
const schema = { user: authUser, session: authSession, account: authAccount, verification: authVerification }

/** The settings of sign-in that the rest of the server needs. */
export interface Auth {
  engine: ReturnType<typeof createEngine>
  secret: string
  cookie: CookieSettings
}

/** better-auth's own adapter on a database, or on a transaction of it. */
export function authAdapter(db: Db): ReturnType<typeof drizzleAdapter> {
  return drizzleAdapter(db.orm, { provider: 'pg', schema, transaction: false })
}

/** Sets sign-in up, once per process. Takes the secret that signs cookies and the address people use. */
export async function createAuth({ db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string }): Promise<Auth> {
  const engine = createEngine(db, secret, publicUrl)
  const { authCookies } = await engine.$context
  const { name, attributes } = authCookies.sessionToken
  return { engine, secret, cookie: { name, secure: attributes.secure === true, maxAge: limits.sessionDays * DAY } }
}

function createEngine(db: Db, secret: string, publicUrl: string) {
  return betterAuth({
    database: authAdapter(db),
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins: [new URL(publicUrl).origin],
    user: { additionalFields: { personId: { type: 'string', required: true, input: false } } },
    session: { expiresIn: limits.sessionDays * DAY, updateAge: DAY },
    emailAndPassword: { enabled: false },
    telemetry: { enabled: false },
    // On plain http there is no address but the socket's: see handler.ts, which sets this header itself.
    advanced: { cookiePrefix: 'earshot', useSecureCookies: publicUrl.startsWith('https:'), ipAddress: { ipAddressHeaders: ['x-earshot-address'] } },
    rateLimit: { enabled: true, window: 60, max: 60 },
    logger: { disabled: true },
  })
}
