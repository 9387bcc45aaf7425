import type { Translation } from '#lib/messages/catalogue.ts'
import type { muteMessages } from '#lib/messages/catalogues/mute.ts'

export const mute: Translation<typeof muteMessages> = {
  'mute.menu': 'Silenciar esta idea',
  'mute.unmute': 'Dejar de silenciar esta idea',
  'mute.muted': 'Silenciada',
  'mute.muted.hint': 'No te avisamos de nada sobre esta idea. Pulsa para dejar de silenciarla.',
  'mute.done': 'Silenciada. Ya no te avisaremos de nada sobre esta idea.',
  'mute.undone': 'Ya no está silenciada. Volveremos a avisarte sobre esta idea.',
  'mute.failed': '{what}. Pulsa de nuevo para reintentarlo.',
}
