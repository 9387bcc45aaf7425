import { translator } from '../t.ts'

/** Sentences of one idea, which load with it. */
export const t = translator({
  'idea.source': 'from {name} #{number}',
  'idea.body': 'Details',
  'idea.noBody': 'No details were given.',
  'idea.aside': 'About this idea',
  'idea.back': 'All ideas',
  'voters.title': 'Who voted',
  'voters.none': 'Nobody yet.',
})
