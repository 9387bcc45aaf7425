import { defineMessages } from '../catalogue.ts'

/** Sentences of one idea, which load with it. */
export const ideaPageMessages = defineMessages('ideaPage', {
  'idea.source': 'from {name} #{number}',
  'idea.source.unnumbered': 'from {name}',
  'idea.body': 'Details',
  'idea.noBody': 'No details given.',
  'idea.aside': 'About this idea',
  'idea.back': 'All ideas',
  'voters.title': 'Who voted',
  'voters.more': { one: 'and {count} more', other: 'and {count} more' },
  'idea.expected': 'expected in {month}',
  'voters.none': 'Nobody yet.',
  'voters.hidden': 'Only the team and people who voted can see the votes.',
  'merged.label': 'Merged into this idea',
  'merged.arrived': '“{title}” was merged into this idea.',
  'merged.more': { one: 'Show {count} more', other: 'Show {count} more' },
  'merged.votes': {
    one: '{count} of these votes came from #{number}',
    other: '{count} of these votes came from #{number}',
  },
  'merged.votesAndImported': {
    one: '{count} of these votes and {imported} imported came from #{number}',
    other: '{count} of these votes and {imported} imported came from #{number}',
  },
  'merged.imported': '{imported} of the imported votes came from #{number}',
  'merged.none': '#{number} was merged into this idea',
  'merged.undo': 'Unmerge',
  'merged.undoLabel': 'Unmerge #{number}',
})
