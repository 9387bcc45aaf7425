import DataLoader from 'dataloader'
import type { KnownBoost } from '#rules/ranking.ts'
import { findEmails } from '#server/areas/accounts/findEmails.ts'
import { findSessions, type SessionRow } from '#server/areas/accounts/findSessions.ts'
import { guestOf, noGuestCookie, readGuest } from '#server/areas/accounts/guest.ts'
import { readSession, type Session } from '#server/areas/accounts/session.ts'
import {
  findCommentEdits,
  findEdits,
  type CommentEditRow,
} from '#server/areas/comments/findCommentEdits.ts'
import { findComments, findOfficialAnswers } from '#server/areas/comments/findComments.ts'
import {
  findIdeaEdits,
  findIdeaEditsById,
  type IdeaEditRow,
} from '#server/areas/ideas/findIdeaEdits.ts'
import { findBodies, findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { findInvitations } from '#server/areas/invitations/findInvitations.ts'
import { findMergedFrom, type MergedIdea } from '#server/areas/merging/findMerges.ts'
import {
  findPostFacts,
  findReports,
  type PostFacts,
  type ReportRow,
} from '#server/areas/moderation/findPostFacts.ts'
import { findPeople } from '#server/areas/people/findPeople.ts'
import { findPrivateFacts, type PrivateFacts } from '#server/areas/people/privateFacts.ts'
import { findBoosts } from '#server/areas/posts/ideaBoosts.ts'
import { readCatalog, type Catalog } from '#server/areas/site/catalog.ts'
import { findEvents } from '#server/areas/timeline/findEvents.ts'
import { adoptGuest } from '#server/areas/votes/adoptGuest.ts'
import { findVotes, type VoteRow } from '#server/areas/votes/findVotes.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { may, mayVote } from '#server/kernel/permissions.ts'
import type {
  CommentRow,
  EventRow,
  IdeaBody,
  IdeaRow,
  InvitationRow,
  SiteRow,
  UserRow,
} from '#server/kernel/rows.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { noPlatformWatch, type PlatformWatch } from '#server/services/platforms/watch.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import type { SignInOptions } from '#server/services/session/provider.ts'
import type { RequestInfo } from './requestInfo.ts'

/** Who asks, what they may do, and what was read for them: one per request, so that nothing read for one person reaches another. */
export interface Viewer extends Actor {
  user: UserRow | null
  canPost: boolean
  canVote: boolean
  /** Ideas by number, as this viewer sees them; null for what they may not see. */
  ideas: DataLoader<number, IdeaRow | null>
  bodies: DataLoader<number, IdeaBody | null>
  /** What ideas said before, by number and by edit; null but for the team. */
  ideaEdits: DataLoader<number, IdeaEditRow[] | null>
  ideaEditsById: DataLoader<string, IdeaEditRow | null>
  /** Boosts of ideas by number; none for ideas that the viewer may not see. */
  boosts: DataLoader<number, KnownBoost[]>
  /** The ideas merged into ideas that the viewer can see, by number. */
  mergedFrom: DataLoader<number, MergedIdea[]>
  people: DataLoader<string, UserRow | null>
  comments: DataLoader<string, CommentRow | null>
  events: DataLoader<string, EventRow | null>
  /** The team's latest official answer to ideas, by number. */
  officialAnswers: DataLoader<number, CommentRow | null>
  /** What comments said before, by comment and by edit; null but for the team. */
  commentEdits: DataLoader<string, CommentEditRow[] | null>
  edits: DataLoader<string, CommentEditRow | null>
  /** Votes by id; null for what they may not see. */
  votes: DataLoader<string, VoteRow | null>
  /** What may be done about ideas and comments that the viewer can see, by id. */
  postFacts: DataLoader<string, PostFacts>
  /** Null but for the team. */
  reports: DataLoader<string, ReportRow | null>
  /** What of people is not for everybody, as far as it is for the viewer. */
  privateFacts: DataLoader<string, PrivateFacts | null>
  /** Open invitations; null to who may not manage people. */
  invitations: DataLoader<string, InvitationRow | null>
  /** Where the viewer is signed in, and their address, by person: nothing of anybody else. */
  sessions: DataLoader<string, SessionRow[]>
  emails: DataLoader<string, string | null>
  /** Null until the site is named by its owner. */
  site: SiteRow | null
  /** Boards, statuses and tags. */
  catalog: () => Promise<Catalog>
}

/** What every resolver gets. */
export interface Context {
  db: Db
  auth: Auth
  publicUrl: string
  request: RequestInfo
  client: Client
  /** Replaced when the request itself signs in or out. */
  viewer: Viewer
  perHour: Limits | undefined
  mailer: Mailer
  signIn: SignInOptions
  platforms: PlatformWatch
}

/** Other hourly limits than those of docs/RULES.md#limits: for tests and benches alone. */
export interface Limits {
  ideas: number
  votes: number
  comments?: number
  edits?: number
}

/** What requests share. */
export interface ServerParts {
  db: Db
  auth: Auth
  publicUrl: string
  mailer: Mailer
  perHour?: Limits
  platforms?: PlatformWatch
}

/** The context of a request: reads who it comes from. */
export async function createContext(
  { db, auth, publicUrl, mailer, perHour, platforms = noPlatformWatch }: ServerParts,
  request: RequestInfo,
): Promise<Context> {
  const session = await readSession(db, auth, request.headers.cookie, request.cookies)
  const guestId = guestOf(auth, request.headers.cookie)
  if (session && guestId !== null && !session.banned) {
    // A guest's vote that was answered after the same browser had signed in.
    await db.transaction((tx) => adoptGuest(tx, guestId, session.personId))
    request.cookies.push(noGuestCookie(auth))
  }
  const guest = session === null && guestId !== null ? await readGuest(db, guestId) : null
  const signIn = { codeBy: mailer.codeBy, providers: auth.providers }
  return {
    db,
    auth,
    publicUrl,
    request,
    client: { address: request.address, userAgent: request.headers['user-agent'] ?? '' },
    perHour,
    mailer,
    signIn,
    platforms,
    viewer: await viewerOf(db, session, guest),
  }
}

/** The viewer for a session, for a guest, or for a visitor. */
export async function viewerOf(
  db: Db,
  session: Session | null,
  guest: { personId: string | null; site: SiteRow | null } | null = null,
): Promise<Viewer> {
  const active = session !== null && !session.banned
  const known = session ?? guest
  const site = known ? known.site : await findSite(db)
  const actor: Actor = {
    personId: known?.personId ?? null,
    role: session?.role ?? null,
    banned: session?.banned ?? false,
    siteIsReadable: active || site?.visibility !== 'MEMBERS',
  }
  return {
    ...actor,
    ...loaders(db, actor, session?.sessionId ?? null),
    user: session && userOf(session),
    site,
    canPost: active,
    canVote: mayVote(actor, site),
  }
}

function loaders(
  db: Db,
  actor: Actor,
  sessionId: string | null,
): Pick<
  Viewer,
  | 'ideas'
  | 'bodies'
  | 'boosts'
  | 'ideaEdits'
  | 'ideaEditsById'
  | 'mergedFrom'
  | 'people'
  | 'comments'
  | 'events'
  | 'officialAnswers'
  | 'votes'
  | 'commentEdits'
  | 'edits'
  | 'postFacts'
  | 'reports'
  | 'privateFacts'
  | 'invitations'
  | 'sessions'
  | 'emails'
  | 'catalog'
> {
  let catalog: Promise<Catalog> | undefined
  const own = (id: string) => (id === actor.personId ? id : '')
  return {
    ideas: new DataLoader((numbers) => findIdeas(db, actor, numbers)),
    bodies: new DataLoader((numbers) => findBodies(db, actor, numbers)),
    ideaEdits: new DataLoader((numbers) => findIdeaEdits(db, actor, numbers)),
    ideaEditsById: new DataLoader((ids) => findIdeaEditsById(db, actor, ids)),
    boosts: new DataLoader((numbers) => findBoosts(db, actor, numbers)),
    mergedFrom: new DataLoader((numbers) => findMergedFrom(db, actor, numbers)),
    people: new DataLoader((ids) =>
      actor.siteIsReadable ? findPeople(db, ids) : Promise.resolve(ids.map(() => null)),
    ),
    privateFacts: new DataLoader((ids) => findPrivateFacts(db, actor, ids)),
    invitations: new DataLoader((ids) =>
      may(actor, 'managePeople') ? findInvitations(db, ids) : Promise.resolve(ids.map(() => null)),
    ),
    comments: new DataLoader((ids) => findComments(db, actor, ids)),
    events: new DataLoader((ids) => findEvents(db, actor, ids)),
    officialAnswers: new DataLoader((numbers) => findOfficialAnswers(db, actor, numbers)),
    commentEdits: new DataLoader((ids) => findCommentEdits(db, actor, ids)),
    edits: new DataLoader((ids) => findEdits(db, actor, ids)),
    votes: new DataLoader((ids) => findVotes(db, actor, ids)),
    postFacts: new DataLoader((ids) => findPostFacts(db, actor, ids)),
    reports: new DataLoader((ids) => findReports(db, actor, ids)),
    sessions: new DataLoader((ids) => findSessions(db, ids.map(own), sessionId)),
    emails: new DataLoader((ids) => findEmails(db, ids.map(own))),
    catalog: () => (catalog ??= readCatalog(db, actor)),
  }
}

function userOf({ personId, name, avatar, role, createdAt, updatedAt }: Session): UserRow {
  return { id: personId, name, avatar, role, createdAt, updatedAt }
}
