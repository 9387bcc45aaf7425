import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'

export const ideaPage: Translation<typeof ideaPageMessages> = {
  'idea.source': 'aus {name} #{number}',
  'idea.source.unnumbered': 'aus {name}',
  'idea.body': 'Details',
  'idea.noBody': 'Keine Details angegeben.',
  'idea.aside': 'Über diese Idee',
  'idea.back': 'Alle Ideen',
  'voters.title': 'Wer abgestimmt hat',
  'voters.more': { one: 'dazu {count} weitere Person', other: 'dazu {count} weitere' },
  'idea.expected': 'voraussichtlich {month}',
  'voters.none': 'Noch niemand.',
  'voters.hidden': 'Stimmen sehen nur das Team und wer abgestimmt hat.',
}
