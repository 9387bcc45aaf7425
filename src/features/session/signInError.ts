import type { Translate } from '#lib/messages/catalogue.ts'
import type { signInMessages } from '#lib/messages/catalogues/signIn.ts'

/** The sentence for `/sign-in?error=…`, where a provider's way back leads when nobody was signed in; null without one. */
export function signInError(search: string, t: Translate<typeof signInMessages>): string | null {
  switch (new URLSearchParams(search).get('error')) {
    case null:
      return null
    case 'denied':
      return t('error.denied')
    case 'banned':
      return t('error.banned')
    case 'unlinked':
      return t('error.unlinked')
    case 'invited':
      return t('error.invited')
    case 'expired':
      return t('error.expired')
    default:
      return t('error.other')
  }
}
