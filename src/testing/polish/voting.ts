import type { Translation } from '#lib/messages/catalogue.ts'
import type { votingMessages } from '#lib/messages/catalogues/voting.ts'

/** Some sentences of voting, as a translation has them: with its own plural categories. */
export const voting: Translation<typeof votingMessages> = {
  'follow.follow': 'Obserwuj',
  'why.said': 'Twój powód: „{why}”',
  'voters.title': {
    one: '{count} głos',
    few: '{count} głosy',
    many: '{count} głosów',
    other: '{count} głosu',
  },
}
