import type { Translation } from '#lib/messages/catalogue.ts'
import type { welcomeTextMessages } from '#lib/messages/catalogues/welcomeText.ts'

export const welcomeText: Translation<typeof welcomeTextMessages> = {
  label: 'Bienvenida',
  close: 'Cerrar el texto de bienvenida',
}
