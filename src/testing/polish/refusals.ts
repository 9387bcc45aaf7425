import type { Translation } from '#lib/messages/catalogue.ts'
import type { refusalMessages } from '#lib/messages/catalogues/refusals.ts'

/** A reason of the server, in another language than its own. */
export const refusals: Translation<typeof refusalMessages> = {
  TOO_MANY_IDEAS: {
    one: 'Najwyżej {count} pomysł dziennie.',
    few: 'Najwyżej {count} pomysły dziennie.',
    many: 'Najwyżej {count} pomysłów dziennie.',
    other: 'Najwyżej {count} pomysłu dziennie.',
  },
}
