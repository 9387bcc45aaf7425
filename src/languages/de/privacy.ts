import type { Translation } from '#lib/messages/catalogue.ts'
import type { privacyMessages } from '#lib/messages/catalogues/privacy.ts'

export const privacy: Translation<typeof privacyMessages> = {
  'ask.label': 'Nutzungsstatistik',
  'ask.text':
    'Darf diese Website Nutzungsdaten erheben? Welche Seiten du öffnest und was du dort tust, nie, was du schreibst.',
  'ask.yes': 'Ja',
  'ask.no': 'Nein',
  'ask.details': 'Details',
  title: 'Datenschutz',
  lead: 'Ob diese Website Nutzungsdaten erheben darf. Du kannst das jederzeit ändern.',
  none: 'Diese Website hat keine Nutzungsstatistik. Nichts darüber, wie du sie nutzt, wird an irgendwen gesendet.',
  choice: 'Nutzungsstatistik',
  yes: 'An',
  'yes.hint': 'Deine Nutzung der Website wird gezählt, um sie zu verbessern.',
  no: 'Aus',
  'no.hint':
    'Nichts wird gesendet oder gespeichert. Was bisher gespeichert wurde, wird gelöscht, hier und bei den Anbietern.',
  signalled:
    'Dein Browser bittet Websites, dich nicht zu verfolgen (Global Privacy Control oder Do Not Track). Das zählt als Nein, deshalb wirst du nicht gefragt.',
  what: 'Was gesendet wird, und an wen',
  'what.events':
    'Welche Seiten du öffnest, was du dort tust (zum Beispiel abstimmen, einreichen, bearbeiten, kommentieren, reagieren, folgen, teilen oder suchen; im Team auch einen Status setzen oder Ideen zusammenführen), die Nummer der Idee, wie lang eine Suchanfrage oder ein Text ist, Fehler, die du siehst, und wie schnell Seiten laden. Nie, was du schreibst oder suchst, dein Name, deine E-Mail-Adresse oder die Adresse einer Seite.',
  'what.device':
    'Eine zufällige Nummer kennzeichnet diesen Browser, damit sich seine Ereignisse von anderen unterscheiden lassen. Sie ist nicht mit deinem Konto verknüpft und wird gelöscht, wenn du die Statistik ausschaltest.',
  'what.usage': 'Amplitude zählt die Ereignisse.',
  'what.cloud':
    'Google Firebase gibt diesem Browser eine Installationsnummer und speichert höchstens 30 Tage lang, an welchen Tagen er genutzt wurde.',
  deleted:
    'Ausgeschaltet. Die in diesem Browser gespeicherten Daten sind gelöscht, und die Anbieter werden gebeten, ihre zu löschen.',
}
