import type { Translation } from '#lib/messages/catalogue.ts'
import type { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'

export const welcome: Translation<typeof welcomeMessages> = {
  'welcome.title': 'Willkommen bei Earshot',
  'welcome.lead': 'Gib deiner Website einen Namen, um loszulegen.',
  'welcome.siteName': 'Name der Website',
  'welcome.siteName.hint': 'Meist der Name deines Produkts.',
  'welcome.ownerName': 'Dein Name',
  'welcome.ownerName.hint': 'Steht neben deinen Beiträgen.',
  'welcome.language': 'Sprache der Website',
  'welcome.language.hint':
    'Für Schaltflächen und E-Mails und für die Boards und Status, mit denen sie beginnt.',
  'welcome.start': 'Beginnen mit',
  'welcome.app': 'Eine App oder ein Dienst',
  'welcome.app.hint':
    'Boards für Funktionen, Probleme und Integrationen, mit Status und Schlagwörtern.',
  'welcome.library': 'Eine Bibliothek oder ein Entwicklungswerkzeug',
  'welcome.library.hint':
    'Boards für Vorschläge, Probleme und Dokumentation, mit Status und Schlagwörtern.',
  'welcome.publicBody': 'Eine Stadt oder Behörde',
  'welcome.publicBody.hint':
    'Boards für Dienstleistungen, Website und Orte, mit Status und Schlagwörtern.',
  'welcome.sample': 'Beispieldaten',
  'welcome.sample.hint':
    'Ideen für ein erfundenes Produkt, damit du dich umsehen kannst. Sie lassen sich später in den Einstellungen unter „Importe“ entfernen.',
  'welcome.empty': 'Nichts',
  'welcome.empty.hint': 'Ein Board, für eigene Ideen oder einen Import.',
  'welcome.imported': {
    one: '{count} importierte Idee ist schon da.',
    other: '{count} importierte Ideen sind schon da.',
  },
  'welcome.asImported': 'Nichts weiter',
  'welcome.asImported.hint': 'Was importiert wurde, mit Boards und Schlagwörtern.',
  'welcome.create': 'Website anlegen',
  'welcome.creating': 'Website wird angelegt',
  'welcome.noToken.title': 'Du brauchst einen Link, um diese Seite zu öffnen',
  'welcome.noToken.text':
    'Der Server gibt den Link zum Übernehmen der Website beim Start in seinem Terminal aus.',
  'welcome.ready.title': '{name} ist bereit',
  'welcome.ready.text':
    'Diese Website gehört dir, und du bist angemeldet. Mit einer E-Mail-Adresse kannst du dich wieder anmelden, hier oder auf einem anderen Gerät.',
  'welcome.done.title': 'Diese Website gehört schon jemandem',
  'welcome.done.text': 'Der Link zum Übernehmen wurde schon verwendet.',
  toIdeas: 'Zu den Ideen',
  toSettings: 'Mach sie zu deiner',
}
