import type { Translation } from '#lib/messages/catalogue.ts'
import type { signalsMessages } from '#lib/messages/catalogues/signals.ts'

export const signals: Translation<typeof signalsMessages> = {
  'offline.banner': 'Du bist offline. Was du schreibst, wird gespeichert.',
  'progress.loading': 'Wird geladen',
}
