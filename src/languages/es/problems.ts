import type { Translation } from '#lib/messages/catalogue.ts'
import type { problemsMessages } from '#lib/messages/catalogues/problems.ts'

export const problems: Translation<typeof problemsMessages> = {
  wait: {
    one: '{what}. Inténtalo de nuevo en {count} segundo',
    other: '{what}. Inténtalo de nuevo en {count} segundos',
  },
  tooLarge: '{what}. Acórtalo',
  outdated: '{what}. Recarga la página',
  voteWaits: '{what}. Se enviará cuando vuelva la conexión, mientras esta página siga abierta.',
  reference: '{sentence} Referencia {reference}',
}
