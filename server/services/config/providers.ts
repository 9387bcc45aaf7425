import { read, together, webUrl, wrong, type Environment } from './environment.ts'

/** The ways to sign in besides mail; undefined: not set up. */
export interface ProviderSettings {
  /** GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
  readonly google: ClientSettings | undefined
  /** GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET. */
  readonly github: ClientSettings | undefined
  /** OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, which its button shows (default: the issuer's host). */
  readonly oidc: (ClientSettings & { readonly issuer: string; readonly name: string }) | undefined
  /** FIREBASE_PROJECT_ID, and FIREBASE_KEYS_URL where its keys are published elsewhere. */
  readonly firebase: { readonly projectId: string; readonly keysUrl: string } | undefined
}

/** This site's registration with a provider. */
export interface ClientSettings {
  readonly id: string
  readonly secret: string
}

const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Reads the ways to sign in. */
export function providers(environment: Environment): ProviderSettings {
  const google = together(environment, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const github = together(environment, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'])
  const oidc = together(environment, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  const issuer = webUrl(environment, 'OIDC_ISSUER')
  const projectId = read(environment, 'FIREBASE_PROJECT_ID')
  if (projectId !== undefined && !/^[a-z0-9-]{4,60}$/.test(projectId))
    throw wrong('FIREBASE_PROJECT_ID', projectId, "a Firebase project's id, such as example-1a2b3")
  return {
    google: google && { id: google.GOOGLE_CLIENT_ID, secret: google.GOOGLE_CLIENT_SECRET },
    github: github && { id: github.GITHUB_CLIENT_ID, secret: github.GITHUB_CLIENT_SECRET },
    oidc:
      oidc && issuer !== undefined
        ? {
            id: oidc.OIDC_CLIENT_ID,
            secret: oidc.OIDC_CLIENT_SECRET,
            issuer,
            name: read(environment, 'OIDC_NAME') ?? new URL(issuer).host,
          }
        : undefined,
    firebase:
      projectId === undefined
        ? undefined
        : { projectId, keysUrl: webUrl(environment, 'FIREBASE_KEYS_URL') ?? FIREBASE_KEYS },
  }
}
