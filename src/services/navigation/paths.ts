/** Addresses of the screens. */
export const paths = {
  home: '/',
  post: '/ideas/new',
  board: (slug: string) => `/boards/${encodeURIComponent(slug)}`,
  idea: (number: number, slug: string) => `/ideas/${number}${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`,
} as const
