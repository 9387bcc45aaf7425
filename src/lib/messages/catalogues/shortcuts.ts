import { defineMessages } from '../catalogue.ts'

/** Sentences of the list of keys, which load with it: each key that is bound anywhere, by itself. */
export const shortcutsMessages = defineMessages('shortcuts', {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.on': 'Single keys work everywhere except while you type.',
  'shortcuts.off': 'Single keys are switched off in this browser.',
  'shortcuts.turnOff': 'Switch off',
  'shortcuts.turnOn': 'Switch on',
  'shortcuts./': 'Search',
  'shortcuts.palette': 'Go to an idea, a page or an action',
  'shortcuts.c': 'Post an idea',
  'shortcuts.j': 'Next in the list',
  'shortcuts.k': 'Previous in the list',
  'shortcuts.o': 'Open the idea',
  'shortcuts.v': 'Vote for the idea',
  'shortcuts.e': 'Edit the idea; in the inbox: mark read',
  'shortcuts.s': 'Set the status or write an official answer',
  'shortcuts.m': 'Merge into another idea',
  'shortcuts.l': 'Lock or unlock the discussion',
  'shortcuts.x': 'Select or deselect',
  'shortcuts.a': 'Press the first button',
  'shortcuts.t': 'Approve, and trust the author',
  'shortcuts.?': 'Show this list',
})
