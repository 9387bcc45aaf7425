/** The choices of colours, in their order, each with its drawing; their words are `theme.…` in the catalogue. */
export const themeChoices = [
  { value: 'system', icon: 'system' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
] as const
