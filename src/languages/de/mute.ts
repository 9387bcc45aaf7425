import type { Translation } from '#lib/messages/catalogue.ts'
import type { muteMessages } from '#lib/messages/catalogues/mute.ts'

export const mute: Translation<typeof muteMessages> = {
  'mute.menu': 'Diese Idee stummschalten',
  'mute.unmute': 'Stummschaltung aufheben',
  'mute.muted': 'Stummgeschaltet',
  'mute.muted.hint': 'Du erfährst nichts über diese Idee. Drück, um die Stummschaltung aufzuheben.',
  'mute.done': 'Stummgeschaltet. Du erfährst nichts mehr über diese Idee.',
  'mute.undone': 'Stummschaltung aufgehoben. Du erfährst wieder von dieser Idee.',
  'mute.failed': '{what}. Drück noch einmal, um es erneut zu versuchen.',
}
