import { href } from './href.ts'

/** Short names for addresses that many places lead to; any other page is reached by `href`. */
export const paths = {
  home: href('/'),
  roadmap: href('/roadmap'),
  post: href('/ideas/new'),
  signIn: href('/sign-in'),
  settings: href('/settings'),
  team: href('/team'),
  people: href('/team/people'),
  siteSettings: href('/team/settings'),
  board: (slug: string) => href('/boards/:slug', { slug }),
  idea: (number: number, slug: string) =>
    href('/ideas/:number/:slug?', { number: String(number), slug }),
} as const
