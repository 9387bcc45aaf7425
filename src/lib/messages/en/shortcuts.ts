import { translator } from '../t.ts'

/** Sentences of the list of keys, which load with it. */
export const t = translator({
  'shortcuts.on': 'Single keys work everywhere except while you type.',
  'shortcuts.off': 'Single keys are switched off in this browser.',
  'shortcuts.turnOff': 'Switch off',
  'shortcuts.turnOn': 'Switch on',
  'shortcuts.search': 'Search',
  'shortcuts.palette': 'Go to an idea, a screen or an action',
  'shortcuts.next': 'Next idea',
  'shortcuts.previous': 'Previous idea',
  'shortcuts.openIdea': 'Open the idea',
  'shortcuts.vote': 'Vote for the idea',
  'shortcuts.create': 'Post an idea',
  'shortcuts.help': 'Show this list',
})
