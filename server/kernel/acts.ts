import type { Role } from './actor.ts'

/** What may be done on the site, with the least role that may (docs/RULES.md#permissions). Guests vote besides; see mayVote. */
export const acts = {
  post: 'MEMBER',
  comment: 'MEMBER',
  addImages: 'MEMBER',
  commentInternally: 'COLLABORATOR',
  vote: 'MEMBER',
  follow: 'MEMBER',
  markRead: 'MEMBER',
  report: 'MEMBER',
  changeProfile: 'MEMBER',
  moderate: 'COLLABORATOR',
  voteForOthers: 'COLLABORATOR',
  /** What others wrote, and the board it stands on. */
  editIdeas: 'COLLABORATOR',
  tag: 'COLLABORATOR',
  setStatus: 'COLLABORATOR',
  merge: 'COLLABORATOR',
  managePeople: 'ADMIN',
  manageSite: 'ADMIN',
  ownSite: 'OWNER',
} as const satisfies Record<string, Role>

export type Act = keyof typeof acts

/** What everybody may do with their own account, whatever their role. */
export const ownActs = ['endOwnSession', 'signOut', 'changeOwnAddress', 'deleteOwnAccount'] as const

export type OwnAct = (typeof ownActs)[number]
