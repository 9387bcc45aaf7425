/**
 * The themes in their order, each with its icon; their names are `theme.…` in the message
 * catalogue.
 */
export const themeChoices = [
  { value: 'system', icon: 'system' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const
