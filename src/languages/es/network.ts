import type { Translation } from '#lib/messages/catalogue.ts'
import type { networkMessages } from '#lib/messages/catalogues/network.ts'

export const network: Translation<typeof networkMessages> = {
  'endpoint.refused':
    '{server} no responde a las páginas de {page}. Quien lo administra puede añadir {page} a ALLOWED_ORIGINS.',
  'endpoint.blocked':
    'La política de seguridad de contenido de esta página no le permite conectarse con {server}. Quien sirve la página puede añadir {server} a connect-src e img-src.',
  'release.newer': 'Hay una versión más reciente. Tus borradores se conservan.',
  'release.reload': 'Recargar',
  'release.later': 'Ahora no',
}
