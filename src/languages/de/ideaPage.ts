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
  'merged.label': 'Mit dieser Idee zusammengeführt',
  'merged.arrived': '„{title}“ wurde mit dieser Idee zusammengeführt.',
  'merged.more': { one: '{count} weitere anzeigen', other: '{count} weitere anzeigen' },
  'merged.votes': {
    one: '{count} dieser Stimmen kam von #{number}',
    other: '{count} dieser Stimmen kamen von #{number}',
  },
  'merged.votesAndImported': {
    one: '{count} dieser Stimmen und {imported} importierte kamen von #{number}',
    other: '{count} dieser Stimmen und {imported} importierte kamen von #{number}',
  },
  'merged.imported': '{imported} der importierten Stimmen kamen von #{number}',
  'merged.none': '#{number} wurde mit dieser Idee zusammengeführt',
  'merged.undo': 'Wieder trennen',
  'merged.undoLabel': '#{number} wieder trennen',
}
