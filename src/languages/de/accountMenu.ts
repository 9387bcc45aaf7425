import type { Translation } from '#lib/messages/catalogue.ts'
import type { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'

export const accountMenu: Translation<typeof accountMenuMessages> = {
  signOut: 'Abmelden',
  waiting: { one: '{count} Beitrag zu prüfen', other: '{count} Beiträge zu prüfen' },
  'leaving.title': 'Vorher eine E-Mail-Adresse hinzufügen?',
  'leaving.text':
    'Dein Konto hat keine E-Mail-Adresse. Ohne sie können wir dir keinen Code schicken, mit dem du dich wieder anmelden kannst.',
  'leaving.add': 'Adresse hinzufügen',
  'leaving.anyway': 'Trotzdem abmelden',
}
