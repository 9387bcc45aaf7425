import type { Translation } from '#lib/messages/catalogue.ts'
import type { themeMessages } from '#lib/messages/catalogues/theme.ts'

export const theme: Translation<typeof themeMessages> = {
  label: 'Thème',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
}
