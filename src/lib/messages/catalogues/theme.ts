import { defineMessages } from '../catalogue.ts'

/** The themes by their names. */
export const themeMessages = defineMessages('theme', {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
})
