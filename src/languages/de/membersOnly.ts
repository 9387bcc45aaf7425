import type { Translation } from '#lib/messages/catalogue.ts'
import type { membersOnlyMessages } from '#lib/messages/catalogues/membersOnly.ts'

export const membersOnly: Translation<typeof membersOnlyMessages> = {
  'membersOnly.text': 'Nur Mitglieder können diese Website lesen. Melde dich an, um fortzufahren.',
  'membersOnly.plain': 'Zum Anmelden wird JavaScript benötigt. Bitte erlaube es für diese Website.',
  'membersOnly.signIn': 'Anmelden',
}
