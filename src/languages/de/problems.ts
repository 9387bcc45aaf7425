import type { Translation } from '#lib/messages/catalogue.ts'
import type { problemsMessages } from '#lib/messages/catalogues/problems.ts'

export const problems: Translation<typeof problemsMessages> = {
  wait: {
    one: '{what}. Versuch es in {count} Sekunde noch einmal',
    other: '{what}. Versuch es in {count} Sekunden noch einmal',
  },
  tooLarge: '{what}. Kürze den Text',
  outdated: '{what}. Lade die Seite neu',
  voteWaits:
    '{what}. Deine Stimme wird gesendet, sobald die Verbindung wieder da ist, solange diese Seite offen bleibt.',
  reference: '{sentence} Referenz {reference}',
}
