/** A way to sign in other than by code: its button. */
export interface SignInProvider {
  id: 'google' | 'github' | 'oidc' | 'firebase'
  name: string
  /** REDIRECT: the browser goes there and comes back. FIREBASE: its own script gives a token. */
  kind: 'REDIRECT' | 'FIREBASE'
}

/** A person as a provider describes them, after its own proof of who they are. */
export interface Identity {
  provider: SignInProvider['id']
  /** The provider's permanent name for the person. */
  subject: string
  email: string | null
  /** Only then is the address believed. */
  emailVerified: boolean
  name: string
}

/** The ways to sign in here. */
export interface SignInOptions {
  /** TERMINAL: no mail server is set up, and codes stand in the server's terminal. */
  codeBy: 'MAIL' | 'TERMINAL'
  providers: readonly SignInProvider[]
}
