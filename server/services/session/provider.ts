/** A way to sign in other than by code: its button. */
export interface SignInProvider {
  id: 'google' | 'github' | 'oidc' | 'firebase'
  name: string
  /** REDIRECT: the browser goes there and comes back. FIREBASE: its own script gives a token. */
  kind: 'REDIRECT' | 'FIREBASE'
}

/** What a provider says about a person, after its own proof of it. */
export interface Identity {
  provider: SignInProvider['id']
  /** How the provider calls them, for ever. */
  subject: string
  email: string | null
  /** Only then is the address believed. */
  emailVerified: boolean
  name: string
}

/** How people can sign in here. */
export interface SignInOptions {
  /** TERMINAL: no mail server is set up, and codes stand in the server's terminal. */
  codeBy: 'MAIL' | 'TERMINAL'
  providers: readonly SignInProvider[]
}
