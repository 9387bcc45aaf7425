import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { ProviderSettings } from '../config/providers.ts'
import type { SignInProvider } from './provider.ts'

/** None is set up. */
export const noProviders: ProviderSettings = {
  google: undefined,
  github: undefined,
  oidc: undefined,
  firebase: undefined,
}

/** The buttons of what is set up, in the order in which they are shown. */
export function providerList({
  google,
  github,
  oidc,
  firebase,
}: ProviderSettings): SignInProvider[] {
  const list: (SignInProvider | undefined)[] = [
    google && { id: 'google', name: 'Google', kind: 'REDIRECT' },
    github && { id: 'github', name: 'GitHub', kind: 'REDIRECT' },
    oidc && { id: 'oidc', name: oidc.name, kind: 'REDIRECT' },
    firebase && { id: 'firebase', name: 'Firebase', kind: 'FIREBASE' },
  ]
  return list.filter((one) => one !== undefined)
}

/** Google and GitHub as better-auth wants them. */
export function socialProviders({ google, github }: ProviderSettings) {
  return {
    ...(google && {
      google: {
        clientId: google.id,
        clientSecret: google.secret,
        prompt: 'select_account' as const,
      },
    }),
    ...(github && { github: { clientId: github.id, clientSecret: github.secret } }),
  }
}

/** The plugin for an OpenID Connect provider, which asks it for its addresses when it is initialised. */
export function oidcPlugin({ id, secret, issuer }: NonNullable<ProviderSettings['oidc']>) {
  return genericOAuth({
    config: [
      {
        providerId: 'oidc',
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId: id,
        clientSecret: secret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
      },
    ],
  })
}
