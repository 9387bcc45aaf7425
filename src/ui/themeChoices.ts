/**
 * The themes in their order, each with its icon; their names are in the message
 * catalogue.
 */
export const themeChoices = [
  { value: 'system', icon: 'system' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const
