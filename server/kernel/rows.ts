import type { SiteLink } from '#rules/siteLook.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import type { Role } from './actor.ts'
import type { Visibility } from './visibility.ts'

/** Rows as the schema's resolvers read them: plain properties, named like the fields. Times are text that Date understands. */
interface Row {
  id: string
  createdAt: string
  updatedAt: string
}

export interface BoardRow extends Row {
  name: string
  slug: string
  description: string
  visibility: Visibility
  position: number
  /** Of those who may read it. */
  posting: 'MEMBERS' | 'TEAM'
  /** EVERYONE: also guests, where the site lets them vote. */
  voting: 'EVERYONE' | 'MEMBERS' | 'TEAM'
  commenting: 'MEMBERS' | 'TEAM'
}

export interface StatusRow extends Row {
  name: string
  slug: string
  description: string
  color: string | null
  category: StatusCategory
  onRoadmap: boolean
  position: number
}

export interface TagRow extends Row {
  name: string
  slug: string
  description: string
  color: string | null
  visibility: 'PUBLIC' | 'TEAM'
}

export interface UserRow extends Row {
  name: string
  avatar: string | null
  role: Role
}

export interface InvitationRow extends Row {
  email: string | null
  name: string | null
  role: Role
  expiresAt: string
  invitedBy: string | null
}

export interface SiteRow extends Row {
  name: string
  tagline: string
  /** The sender of its letters with a postal address; empty where nothing is said. */
  imprint: string
  logo: string | null
  logoDark: string | null
  favicon: string | null
  accentColor: string | null
  locale: string
  visibility: 'PUBLIC' | 'MEMBERS'
  moderation: 'OFF' | 'FIRST_POST' | 'ALL'
  guestVoting: boolean
  signUp: 'OPEN' | 'INVITED'
  /** Markdown, and its HTML; empty: none. */
  welcome: string
  welcomeHtml: string
  links: readonly SiteLink[]
  defaultSort: 'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE' | 'DISCUSSED'
  hidesCounts: boolean
  emailDomains: readonly string[]
  signInOff: readonly string[]
}

export interface CommentRow extends Row {
  ideaNumber: number
  body: string
  bodyHtml: string
  /** Came from a tracker: see RenderOptions of markdown.ts. */
  isTracker: boolean
  replyTo: string | null
  state: 'LIVE' | 'PENDING' | 'SPAM' | 'DELETED'
  editedAt: string | null
  author: UserRow | null
  version: number
  /** For the team alone. */
  internal: boolean
  official: boolean
  /**
   * The kinds that have at least one reaction, without those that an import knows as a number
   * alone.
   */
  reactions: ReactionRow[]
  /** Its position in the timeline; see findTimeline.ts. */
  threadAt: string
  thread: string
  replyAt: string
}

export type EventKind =
  | 'posted'
  | 'status_changed'
  | 'retitled'
  | 'moved'
  | 'tagged'
  | 'untagged'
  | 'merged'
  | 'unmerged'
  | 'locked'
  | 'unlocked'
  | 'announced'

/** An event of an idea. It exists only for readers who may read everything that it names. */
export interface EventRow extends Row {
  ideaNumber: number
  kind: EventKind
  actor: UserRow | null
  from: EventValueRow | null
  to: EventValueRow | null
}

/** One of these, by the kind of event. */
export interface EventValueRow {
  title: string | null
  status: StatusRow | null
  board: BoardRow | null
  tag: TagRow | null
  ideaNumber: number | null
  /** An entry of the changelog. */
  entryId: string | null
}

export type ReactionKind = 'AGREE' | 'THANKS' | 'CHEER' | 'SMILE'

export interface ReactionRow {
  reaction: ReactionKind
  count: number
  viewerHasReacted: boolean
}

/** The words of an idea. */
export interface IdeaBody {
  body: string
  bodyHtml: string
  /** The last edit: its moment and its author. */
  lastEdit: { at: string; by: UserRow | null } | null
}

/** An idea for one reader: what rows and the head of its page show. Its body is read apart, when it is asked for. */
export interface IdeaRow extends Row {
  number: number
  title: string
  slug: string
  excerpt: string
  state: 'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'
  mergedInto: number | null
  pinned: boolean
  /** Whether its counts of votes are kept from this reader: they are 0 then. */
  votesAreHidden: boolean
  /** Whether the team hides them on this idea alone. For the team. */
  hidesCounts: boolean
  /** For the team. */
  assigneeId: string | null
  /** The person who locked the discussion, and the moment; null while it is open. */
  discussionLock: { at: string; by: UserRow | null } | null
  voteCount: number
  importedVoteCount: number
  importedVotes: { source: string; count: number }[]
  recentVoteCount: number
  commentCount: number
  trend: number
  lastActivityAt: string
  statusChangedAt: string
  /** Year and month, such as 2026-06. */
  targetMonth: string | null
  version: number
  source: { name: string; number: string; url: string | null } | null
  author: UserRow | null
  tags: TagRow[]
  board: BoardRow
  status: StatusRow
  viewerHasVoted: boolean
  viewerIsFollowing: boolean
}
