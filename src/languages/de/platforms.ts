import type { Translation } from '#lib/messages/catalogue.ts'
import type { platformsMessages } from '#lib/messages/catalogues/platforms.ts'

export const platforms: Translation<typeof platformsMessages> = {
  title: 'Nutzungsstatistik',
  lead: 'Externe Dienste, die diese Website verwendet, nur bei Personen, die zugestimmt haben. Eingerichtet werden sie auf dem Server; die Einstellungen stehen in der README.',
  usage: 'Amplitude',
  cloud: 'Firebase',
  'reach.NOT_CONFIGURED': 'Nicht eingerichtet',
  'reach.REACHABLE': 'Eingerichtet und erreichbar',
  'reach.REFUSED': 'Erreichbar, aber der Schlüssel wird abgelehnt',
  'reach.UNREACHABLE': 'Eingerichtet, aber von diesem Server aus nicht erreichbar',
  'usage.via': 'Von diesem Server gesendet an {host}',
  'usage.direct':
    'Von den Browsern direkt an {host} gesendet, daher kann dieser Server die Ereignisse nicht zählen.',
  'usage.counts':
    'Seit dem Start des Servers: {received} Ereignisse empfangen, {forwarded} von Amplitude angenommen, {failed} abgelehnt, {refused} nicht im Katalog.',
  'usage.none': 'Noch keine Ereignisse. Sie kommen nur von Personen, die zugestimmt haben.',
  'cloud.project': 'Projekt {project}',
  'cloud.analytics.on':
    'Die Analysefunktion von Firebase ist für diese App eingeschaltet. Googles Tag wird den Seiten trotzdem nicht hinzugefügt, weil es Adressen und Titel liest.',
  'cloud.analytics.off': 'Die Analysefunktion von Firebase ist für diese App ausgeschaltet.',
  example: 'Was gesendet wird, mit Beispiel',
  'example.text': 'Wenn jemand abstimmt, der zugestimmt hat, wird nur das gesendet:',
  'example.more':
    'Alle Ereignisse stehen in docs/EVENTS.md. Nie gesendet werden: Titel, Texte, Suchanfragen, Namen, E-Mail-Adressen, Adressen von Seiten, IP-Adressen, Cookies.',
}
