import type { Translation } from '#lib/messages/catalogue.ts'
import type { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'

export const membersOnly: Translation<typeof membersOnlyMessages> = {
  'membersOnly.text': 'Solo los miembros pueden leer este sitio. Inicia sesión para continuar.',
  'membersOnly.plain': 'Para iniciar sesión se necesita JavaScript. Actívalo para este sitio.',
  'membersOnly.signIn': 'Iniciar sesión',
}
