import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'

export const siteSettings: Translation<typeof siteSettingsMessages> = {
  'settings.title': 'Website-Einstellungen',
  'settings.lead': 'Wie diese Website heißt, wer sie lesen und wer mitmachen kann.',
  'settings.contents': 'Auf dieser Seite',
  'settings.save': 'Speichern',
  'settings.saving': 'Wird gespeichert\u00a0…',
  'settings.discard': 'Änderungen verwerfen',
  'settings.saved': 'Gespeichert.',
  'settings.failed':
    '{what}. Es wurde nichts geändert, und deine Auswahl ist noch da. Versuch es noch einmal.',
  'general.title': 'Name und Untertitel',
  'general.name': 'Name der Website',
  'general.tagline': 'Untertitel',
  'general.tagline.hint': 'Eine Zeile unter dem Namen, zum Beispiel, was das Produkt ist.',
  'language.title': 'Sprache',
  'language.label': 'Sprache der Website',
  'language.hint':
    'Schaltflächen, Beschriftungen, Datumsangaben und E-Mails, für alle. Boards, Status und Schlagwörter behalten die Namen, die ihr ihnen gegeben habt.',

  'reading.title': 'Wer lesen kann',
  'reading.public': 'Alle',
  'reading.public.hint':
    'Wer den Link hat, kann die öffentlichen Boards lesen, auch Suchmaschinen.',
  'reading.members': 'Mitglieder',
  'reading.members.hint':
    'Wer nicht angemeldet ist, sieht nur den Namen der Website und wie man sich anmeldet: keine Ideen, Zahlen oder Namen von Personen.',
  'reading.open':
    'Im Moment kann jede Person mit einer E-Mail-Adresse Mitglied werden und dann lesen. Um das zu verhindern, lass unten nur Eingeladene zu.',
  'signUp.title': 'Wer ein Konto bekommt',
  'signUp.open': 'Alle mit einer E-Mail-Adresse',
  'signUp.open.hint': 'Mit der ersten Anmeldung wird man Mitglied.',
  'signUp.invited': 'Nur Eingeladene',
  'signUp.invited.hint':
    'Nur Eingeladene können ein Konto anlegen. Wer schon Mitglied ist, behält seines.',
  'guests.title': 'Abstimmen ohne Anmeldung',
  'guests.no': 'Zum Abstimmen anmelden',
  'guests.no.hint':
    'Gäste können nur lesen. Stimmen, die schon ohne Anmeldung abgegeben wurden, bleiben.',
  'guests.yes': 'Sofort abstimmen',
  'guests.yes.hint':
    'Der Browser eines Gastes zählt als eine Person. Meldet sie sich an, ziehen ihre Stimmen in ihr Konto um, jede einmal gezählt. Wer mehrere Browser hat, kann mehrmals abstimmen.',
  'guests.closed': 'Das wirkt nicht, solange nur Mitglieder lesen können.',
  'moderation.title': 'Freigabe von Beiträgen',
  'moderation.off': 'Keine',
  'moderation.off.hint': 'Beiträge erscheinen sofort.',
  'moderation.firstPost': 'Der erste Beitrag jeder Person',
  'moderation.firstPost.hint':
    'Er wartet, bis das Team ihn freigibt. Spätere Beiträge der Person erscheinen sofort.',
  'moderation.all': 'Jeder Beitrag',
  'moderation.all.hint':
    'Jeder Beitrag wartet, bis das Team ihn freigibt, nur die des Teams nicht.',
  'letters.title': 'Benachrichtigungs-E-Mails',
  'letters.imprint': 'Absender und Postanschrift',
  'letters.imprint.hint':
    'Eine Zeile am Ende jeder Benachrichtigungs-E-Mail, etwa „Feldnotizen GmbH, Hauptstraße 1, 04109 Leipzig“. In vielen Ländern ist sie Pflicht.',
  'catalog.title': 'Boards, Status und Schlagwörter',
  'catalog.lead':
    'Wie Ideen geordnet sind, wer lesen und mitmachen kann und was auf der Roadmap steht.',
  'catalog.open': 'Boards, Status und Schlagwörter bearbeiten',
}
