import type { Translation } from '#lib/messages/catalogue.ts'
import type { refusalMessages } from '#lib/messages/catalogues/refusals.ts'

/** A reason of the server, in another language than its own. */
export const refusals: Translation<typeof refusalMessages> = {
  TOO_MANY_IDEAS: {
    one: 'Najwyżej {limit} pomysł na godzinę.',
    few: 'Najwyżej {limit} pomysły na godzinę.',
    many: 'Najwyżej {limit} pomysłów na godzinę.',
    other: 'Najwyżej {limit} pomysłu na godzinę.',
  },
}
