import type { Translation } from '#lib/messages/catalogue.ts'
import type { signalsMessages } from '#lib/messages/catalogues/signals.ts'

export const signals: Translation<typeof signalsMessages> = {
  'offline.banner': 'Vous êtes hors ligne. Ce que vous écrivez est conservé.',
  'progress.loading': 'Chargement',
}
