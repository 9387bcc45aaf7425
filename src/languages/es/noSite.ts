import type { Translation } from '#lib/messages/catalogue.ts'
import type { noSiteMessages } from '#lib/messages/catalogues/noSite.ts'

export const noSite: Translation<typeof noSiteMessages> = {
  'noSite.title': 'Aquí aún no hay nada',
  'noSite.text':
    'Si administras este servidor, abre el enlace que aparece en su terminal para dar nombre al sitio y convertirte en titular.',
}
