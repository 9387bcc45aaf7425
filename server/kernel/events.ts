import type { Role } from './actor.ts'

type PostState = 'PENDING' | 'LIVE' | 'SPAM' | 'DELETED'
/** An event on an idea, or on something that belongs to it. */
type OnIdea<Data extends object = object> = { ideaNumber: number } & Data
type OnComment<Data extends object = object> = OnIdea<{ commentId: string } & Data>
/** An event on an entry of the changelog. */
type OnEntry<Data extends object = object> = { entryId: string } & Data
type OnInvitation<Data extends object = object> = { invitationId: string } & Data
/** Posts that a ban hid, or that its end brought back. */
interface MovedPosts {
  ideas: number
  comments: number
}
interface Merge {
  /** Ideas by number; `moved`: others that had been merged into it and went along. */
  from: number
  to: number
  moved?: readonly number[]
}
interface ApprovalReason {
  reason: string
  links?: number
}

/**
 * Every event that is recorded, named `<subject>.<past participle>`, with what is known of it
 * besides who did it. Ids, unless it says otherwise.
 */
export interface Events {
  'account.deleted': { posts: boolean }
  'account.email_changed': object
  'account.linked': { provider: string }
  'account.unlinked': { provider: string }
  'board.changed': { boardId: string; setting: 'visibility'; from: string; to: string }
  'changelog.created': OnEntry
  'changelog.deleted': OnEntry
  /** `linked`: the numbers of the ideas that it closes from now on, of one that is published. */
  'changelog.edited': OnEntry<{ version: number; linked?: readonly number[] }>
  /**
   * `again`: it had been published before, and was taken back since. `shipped`: the numbers of the
   * ideas that it set to the status `statusId`.
   */
  'changelog.published': OnEntry<{
    again: boolean
    shipped: readonly number[]
    statusId: string | null
  }>
  'changelog.reacted': OnEntry<{ reaction: string; on: boolean }>
  /** `publishAt`: the moment, null where it became a draft again. */
  'changelog.scheduled': OnEntry<{ publishAt: string | null }>
  'changelog.subscribed': object
  'changelog.unpublished': OnEntry
  'changelog.unsubscribed': object
  'comment.edited': OnComment<{ version: number }>
  'comment.mentioned': OnIdea<{ commentId: string; personIds: readonly string[] }>
  'comment.posted': OnComment<{
    replyTo: string | null
    internal: boolean
    state: PostState
    held: ApprovalReason | null
    official?: boolean
  }>
  'comment.reacted': OnComment<{ reaction: string; on: boolean }>
  'comment.reported': OnIdea<{ reportId: string; reason: string; commentId?: string }>
  'comment.state_changed': OnIdea<{ from: PostState; to: PostState; commentId?: string }>
  /** A guest became a member; ideas by number. */
  'guest.adopted': { moved: readonly number[]; doubled: readonly number[] }
  'idea.edited': OnIdea<{ version: number; changes: readonly string[] }>
  'idea.followed': OnIdea
  /** Its discussion was locked. */
  'idea.locked': OnIdea
  'idea.mentioned': OnIdea<{ commentId: null; personIds: readonly string[] }>
  'idea.merged': OnIdea<Merge>
  /** It got another place in its column of the roadmap. */
  'idea.placed': OnIdea<{ statusId: string }>
  'idea.posted': OnIdea<{ state: PostState; held: ApprovalReason | null }>
  'idea.reported': OnIdea<{ reportId: string; reason: string; commentId?: string }>
  'idea.state_changed': OnIdea<{ from: PostState; to: PostState; commentId?: string }>
  'idea.status_changed': OnIdea<{
    from: string
    to: string
    fromCategory: string
    toCategory: string | null
    commentId: string | null
    /** The entry of the changelog whose publication changed it; its followers hear of that. */
    entryId?: string
  }>
  /** Months as 2026-06. */
  'idea.target_month_set': OnIdea<{ from: string | null; to: string | null }>
  'idea.unfollowed': OnIdea
  'idea.unlocked': OnIdea
  'idea.unmerged': OnIdea<Merge>
  'invitation.accepted': OnInvitation<{ by: 'invitation' }>
  'invitation.link_copied': OnInvitation<{ to: Role }>
  'invitation.revoked': OnInvitation
  'invitation.sent': OnInvitation<{ to: Role; again?: boolean }>
  'person.banned': { personId: string; from: boolean; to: true; hidePosts: boolean } & MovedPosts
  'person.joined': { by: string; invitationId?: string }
  'person.role_changed': { personId: string; from: Role; to: Role; invitationId?: string }
  'person.unbanned': { personId: string; from: true; to: false } & MovedPosts
  'profile.changed': object
  'report.resolved': OnIdea<{ reports: readonly string[]; commentId?: string }>
  'session.all_ended': { count: number }
  'session.ended': object
  'site.changed': { setting: string; from: unknown; to: unknown }
  'site.owner_changed': { personId: string; from: string; to: string; roleBefore: Role }
  'vote.cast': OnIdea
  'vote.cast_for': OnIdea<{ personId: string }>
  'vote.explained': OnIdea
  'vote.withdrawn': OnIdea
  'vote.withdrawn_for': OnIdea<{ personId: string }>
}

export type EventKind = keyof Events
