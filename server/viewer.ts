import DataLoader from 'dataloader'
import type { Auth } from './auth/auth.ts'
import { readSession } from './auth/session.ts'
import type { Session } from './auth/session.ts'
import type { Db } from './db/database.ts'
import type { Actor, Member } from './domain/actor.ts'
import { readCatalog } from './domain/catalog.ts'
import type { Catalog } from './domain/catalog.ts'
import { findComments } from './domain/findComments.ts'
import { findBodies, findIdeas } from './domain/findIdeas.ts'
import { findPeople } from './domain/findPeople.ts'
import { findSite } from './domain/findSite.ts'
import type { CommentRow, IdeaRow, SiteRow, UserRow } from './domain/rows.ts'
import type { RequestInfo } from './http/request.ts'

/** Who asks, what they may do, and what was read for them: one per request, so that nothing read for one person reaches another. */
export interface Viewer extends Actor {
  user: UserRow | null
  canPost: boolean
  canVote: boolean
  /** Ideas by number, as this viewer sees them; null for what they may not see. */
  ideas: DataLoader<number, IdeaRow | null>
  bodies: DataLoader<number, { body: string; bodyHtml: string } | null>
  people: DataLoader<string, UserRow | null>
  comments: DataLoader<string, CommentRow | null>
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
  /** Replaced when the request itself signs in or out. */
  viewer: Viewer
  perHour: Limits | undefined
}

/** Other hourly limits than SPEC 8's: for tests and benches alone. */
export interface Limits {
  ideas: number
  votes: number
}

/** What requests share. */
export interface ServerParts {
  db: Db
  auth: Auth
  publicUrl: string
  perHour?: Limits
}

/** The context of a request: reads who it comes from. */
export async function createContext({ db, auth, publicUrl, perHour }: ServerParts, request: RequestInfo): Promise<Context> {
  const session = await readSession(db, auth, request.headers.cookie, request.cookies)
  return { db, auth, publicUrl, request, perHour, viewer: await viewerOf(db, session) }
}

/** The viewer for a session, or for a visitor. */
export async function viewerOf(db: Db, session: Session | null): Promise<Viewer> {
  const active = session !== null && !session.banned
  const site = session ? session.site : await findSite(db)
  const actor: Actor = {
    personId: session?.personId ?? null,
    role: session?.role ?? null,
    banned: session?.banned ?? false,
    siteIsReadable: active || site?.visibility !== 'MEMBERS',
  }
  return { ...actor, ...loaders(db, actor), user: session && userOf(session), site, canPost: active, canVote: active }
}

/** The viewer as a domain command takes it, or null where they may not act. */
export function memberOf(viewer: Viewer): (Actor & Member) | null {
  const { personId, role, banned, siteIsReadable } = viewer
  return personId !== null && role !== null && !banned ? { personId, role, banned, siteIsReadable } : null
}

function loaders(db: Db, actor: Actor): Pick<Viewer, 'ideas' | 'bodies' | 'people' | 'comments' | 'catalog'> {
  let catalog: Promise<Catalog> | undefined
  return {
    ideas: new DataLoader((numbers) => findIdeas(db, actor, numbers)),
    bodies: new DataLoader((numbers) => findBodies(db, numbers)),
    people: new DataLoader((ids) => (actor.siteIsReadable ? findPeople(db, ids) : Promise.resolve(ids.map(() => null)))),
    comments: new DataLoader((ids) => findComments(db, actor, ids)),
    catalog: () => (catalog ??= readCatalog(db, actor)),
  }
}

function userOf({ personId, name, avatar, role, createdAt, updatedAt }: Session): UserRow {
  return { id: personId, name, avatar, role, createdAt, updatedAt }
}
