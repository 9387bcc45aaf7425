import type { Translation } from '#lib/messages/catalogue.ts'
import type { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'

export const accountMenu: Translation<typeof accountMenuMessages> = {
  signOut: 'Se déconnecter',
  waiting: { one: '{count} publication à examiner', other: '{count} publications à examiner' },
  'leaving.title': 'Ajouter d’abord une adresse e-mail\u202f?',
  'leaving.text':
    'Votre compte n’a pas d’adresse e-mail. Sans elle, nous ne pouvons pas vous envoyer de code pour vous reconnecter.',
  'leaving.add': 'Ajouter une adresse',
  'leaving.anyway': 'Se déconnecter quand même',
}
