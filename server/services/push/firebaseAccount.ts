import { readFileSync } from 'node:fs'
import { importPKCS8, SignJWT } from 'jose'
import { StartError } from '#server/lib/startError.ts'

/** The key of a service account, as Google gives it in a file. */
export interface FirebaseAccount {
  readonly projectId: string
  readonly clientEmail: string
  readonly privateKey: string
  /** The address at which tokens are asked for. */
  readonly tokenUrl: string
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const TIME_LIMIT_MS = 15_000
/** Seconds before its end from which on a token is not used any more. */
const MARGIN_SECONDS = 60

/** Reads the file of FIREBASE_SERVICE_ACCOUNT. Throws StartError where it is none. */
export function readFirebaseAccount(file: string): FirebaseAccount {
  const wrong = (what: string) => new StartError(`FIREBASE_SERVICE_ACCOUNT is ${file}: ${what}.`)
  let facts: Record<string, unknown>
  try {
    facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch (error) {
    throw wrong(
      error instanceof SyntaxError ? 'it is not JSON' : `it cannot be read (${String(error)})`,
    )
  }
  const fact = (name: string): string => {
    const value = facts[name]
    if (typeof value !== 'string' || value === '')
      throw wrong(`it has no ${name}; it must be the key of a service account`)
    return value
  }
  const tokenUrl = fact('token_uri')
  if (!/^https?:\/\//.test(tokenUrl)) throw wrong('its token_uri is no address')
  return {
    projectId: fact('project_id'),
    clientEmail: fact('client_email'),
    privateKey: fact('private_key'),
    tokenUrl,
  }
}

/**
 * Gives what fetches access tokens of a service account, and keeps one until a minute before its end
 * (https://developers.google.com/identity/protocols/oauth2/service-account#httprest). `renew`: the
 * one that is kept was refused. Rejects where none is given.
 */
export function accessTokens(
  { clientEmail, privateKey, tokenUrl }: FirebaseAccount,
  now: () => number = Date.now,
): (renew?: boolean) => Promise<string> {
  let kept: { token: Promise<string>; until: number } | undefined
  const fetchToken = async (): Promise<{ token: string; seconds: number }> => {
    const issued = Math.floor(now() / 1_000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3_600)
      .sign(await importPKCS8(privateKey, 'RS256'))
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (!answer.ok) throw new Error(`no access token: status ${answer.status}`)
    const { access_token: token, expires_in: seconds } = (await answer.json()) as Record<
      string,
      unknown
    >
    if (typeof token !== 'string') throw new Error('no access token in the answer')
    return { token, seconds: typeof seconds === 'number' ? seconds : 0 }
  }
  return (renew = false) => {
    if (kept && !renew && now() < kept.until) return kept.token
    const fetched = fetchToken()
    const mine = { token: fetched.then(({ token }) => token), until: Infinity }
    kept = mine
    fetched.then(
      ({ seconds }) => (mine.until = now() + (seconds - MARGIN_SECONDS) * 1_000),
      () => {
        if (kept === mine) kept = undefined
      },
    )
    return mine.token
  }
}
