import type { Translation } from '#lib/messages/catalogue.ts'
import type { muteMessages } from '#lib/messages/catalogues/mute.ts'

export const mute: Translation<typeof muteMessages> = {
  'mute.menu': 'Mettre cette idée en sourdine',
  'mute.unmute': 'Retirer la sourdine de cette idée',
  'mute.muted': 'En sourdine',
  'mute.muted.hint':
    'Vous ne recevez plus rien au sujet de cette idée. Appuyez pour retirer la sourdine.',
  'mute.done': 'En sourdine. Vous ne recevrez plus rien au sujet de cette idée.',
  'mute.undone': 'Sourdine retirée. Vous recevrez à nouveau les nouvelles de cette idée.',
  'mute.failed': '{what}. Appuyez à nouveau pour réessayer.',
}
