// Printed from the descriptors of the pages (src/routes) by `npm run events:print`; do not edit.

/** Names of the screens in usage analytics. */
export const screens = [
  'ideas',
  'roadmap',
  'board',
  'post',
  'idea',
  'changelog',
  'changelogEntry',
  'inbox',
  'team',
  'teamChangelog',
  'teamPeople',
  'teamSettings',
  'teamCatalog',
  'settings',
  'welcome',
  'signIn',
  'invitation',
] as const

/** The name of one screen. */
export type Screen = (typeof screens)[number]
