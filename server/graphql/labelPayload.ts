import type { Context } from './context.ts'
import { siteNote } from './labels.ts'
import { Site } from './Site.ts'

/** A payload's site, of which its lists can be read as they are afterwards. */
export const siteAfter = {
  type: Site,
  nullable: true,
  description: siteNote,
  resolve: (_: object, __: object, { viewer }: Context) => viewer.site,
} as const

/** A payload's number of ideas that were moved, or whose tags were changed. */
export const movedIdeas = {
  nullable: true,
  description: 'The number of ideas that were moved or changed; null where the call was refused.',
  resolve: ({ result }: { result: { ideas: number } | null }) => result?.ideas ?? null,
} as const
