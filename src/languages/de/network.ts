import type { Translation } from '#lib/messages/catalogue.ts'
import type { networkMessages } from '#lib/messages/catalogues/network.ts'

export const network: Translation<typeof networkMessages> = {
  'endpoint.refused':
    '{server} antwortet nicht auf Anfragen von {page}. Wer den Server betreibt, kann {page} zu ALLOWED_ORIGINS hinzufügen.',
  'endpoint.blocked':
    'Die Content-Security-Policy dieser Seite lässt keine Verbindung zu {server} zu. Wer die Seite ausliefert, kann {server} zu connect-src und img-src hinzufügen.',
  'release.newer': 'Eine neuere Version ist verfügbar. Deine Entwürfe bleiben erhalten.',
  'release.reload': 'Neu laden',
  'release.later': 'Jetzt nicht',
}
