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
})
