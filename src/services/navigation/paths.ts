/** Addresses of the screens. */
export const paths = {
  home: '/',
  post: '/ideas/new',
  signIn: '/sign-in',
  settings: '/settings',
  team: '/team',
  people: '/team/people',
  siteSettings: '/team/settings',
  board: (slug: string) => `/boards/${encodeURIComponent(slug)}`,
  idea: (number: number, slug: string) =>
    `/ideas/${number}${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`,
} as const
