import type { Translation } from '#lib/messages/catalogue.ts'
import type { signalsMessages } from '#lib/messages/catalogues/signals.ts'

export const signals: Translation<typeof signalsMessages> = {
  'offline.banner': 'No tienes conexión. Lo que escribes se guarda.',
  'progress.loading': 'Cargando',
}
