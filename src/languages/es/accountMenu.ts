import type { Translation } from '#lib/messages/catalogue.ts'
import type { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'

export const accountMenu: Translation<typeof accountMenuMessages> = {
  signOut: 'Cerrar sesión',
  waiting: { one: '{count} publicación por revisar', other: '{count} publicaciones por revisar' },
  'leaving.title': '¿Añades antes una dirección de correo?',
  'leaving.text':
    'Tu cuenta no tiene dirección de correo. Sin ella no podemos enviarte un código para volver a iniciar sesión.',
  'leaving.add': 'Añadir una dirección',
  'leaving.anyway': 'Cerrar sesión de todos modos',
}
