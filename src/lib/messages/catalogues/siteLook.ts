import { defineMessages } from '../catalogue.ts'

/** Sentences of what makes the site one's own, on the page of its settings. */
export const siteLookMessages = defineMessages('siteLook', {
  'look.title': 'Logo and accent',
  'look.lead': 'The accent marks two things: your votes, and what the team says.',
  'image.choose': 'Choose a file',
  'image.chooseFor': 'Choose a file: {label}',
  'image.remove': 'Remove',
  'image.removeOf': 'Remove: {label}',
  'image.sending': 'Uploading… {percent}%',
  'image.alt': '{label}, as it will be',
  'image.failed': 'The image couldn’t be uploaded. Try again.',
  'logo.label': 'Logo',
  'logo.hint': 'A square PNG, JPEG, WebP, GIF or AVIF. It stands beside the name of the site.',
  'favicon.label': 'Icon of the browser tab',
  'favicon.hint': 'A square picture that can be told at 16 pixels.',
  'accent.label': 'Accent',
  'accent.hint': 'A colour such as #fb8a2e. Empty: the one Earshot comes with.',
  'accent.wrong': 'The accent must be a colour such as #fb8a2e.',
  'accent.pick': 'Pick',
  'accent.own': 'Use Earshot’s own',
  'accent.fine': 'Reads well in both themes as it is.',
  'accent.corrected.fillLight':
    'As a fill in the light theme it is set to {hex}, so that it can be seen.',
  'accent.corrected.fillDark':
    'As a fill in the dark theme it is set to {hex}, so that it can be seen.',
  'accent.corrected.inkLight': 'As text on light paper it is set darker, as {hex}.',
  'accent.corrected.inkDark': 'As text on dark paper it is set lighter, as {hex}.',
  'accent.contrast': 'Contrast; 4.5 is asked for',
  'accent.light': 'Light',
  'accent.dark': 'Dark',
  'contrast.count': 'The count on your vote',
  'contrast.text': 'The team’s name',
  'contrast.wash': 'The same, in an answer',
  'preview.title': 'Keep my place when I switch between devices',
  'preview.answer': 'Answered by Ana',

  'domains.title': 'Whose addresses get an account',
  'domains.label': 'E-mail domains',
  'domains.hint':
    'One per line. Empty: any domain. People you invite, and existing members, get in with any address.',
  'ways.title': 'Ways to sign in',
  'ways.lead':
    'Those that are set up on the server. At least one stays on, and one that the owner uses.',
  'ways.code': 'Code by e-mail',
})
