import type { Role } from './actor.ts'

/**
 * The acts on the site, each with the lowest role that may do it (docs/RULES.md#permissions).
 * Guests vote besides; see mayVote.
 */
export const acts = {
  post: 'MEMBER',
  comment: 'MEMBER',
  addImages: 'MEMBER',
  commentInternally: 'COLLABORATOR',
  /** To an entry of the changelog; to comments who may comment. */
  react: 'MEMBER',
  subscribe: 'MEMBER',
  vote: 'MEMBER',
  follow: 'MEMBER',
  markRead: 'MEMBER',
  report: 'MEMBER',
  changeProfile: 'MEMBER',
  moderate: 'COLLABORATOR',
  voteForOthers: 'COLLABORATOR',
  /** Covers ideas of others, and the board that an idea is on. */
  editIdeas: 'COLLABORATOR',
  tag: 'COLLABORATOR',
  setStatus: 'COLLABORATOR',
  merge: 'COLLABORATOR',
  /** And comment while it is locked. */
  lockDiscussion: 'COLLABORATOR',
  /** Post, vote and comment where a board leaves that to the team. */
  useTeamBoards: 'COLLABORATOR',
  writeChangelog: 'COLLABORATOR',
  managePeople: 'ADMIN',
  manageSite: 'ADMIN',
  ownSite: 'OWNER',
} as const satisfies Record<string, Role>

export type Act = keyof typeof acts

/** The acts that everybody may do with their own account, whatever their role. */
export const ownActs = [
  'endOwnSession',
  'signOut',
  'changeOwnAddress',
  'linkOwnProviders',
  'hearByPush',
  'deleteOwnAccount',
] as const

export type OwnAct = (typeof ownActs)[number]
