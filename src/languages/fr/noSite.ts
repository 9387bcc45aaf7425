import type { Translation } from '#lib/messages/catalogue.ts'
import type { noSiteMessages } from '#lib/messages/catalogues/noSite.ts'

export const noSite: Translation<typeof noSiteMessages> = {
  'noSite.title': 'Il n’y a encore rien ici',
  'noSite.text':
    'Si vous gérez ce serveur, ouvrez le lien affiché dans son terminal pour donner un nom au site et en devenir propriétaire.',
}
