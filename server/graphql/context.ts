import { GraphQLError } from 'graphql'
import {
  guestOf,
  noGuestCookie,
  readGuest,
  renamedGuestCookie,
} from '#server/areas/accounts/guest.ts'
import { readSession, type Session } from '#server/areas/accounts/session.ts'
import { readAnswering, type ReadAnswering } from '#server/areas/figures/answering.ts'
import { readKeptPromises, type ReadKeptPromises } from '#server/areas/figures/keptPromises.ts'
import type { CandidateSource } from '#server/areas/search/candidateSource.ts'
import { findRelated, keptRelated, type ReadRelated } from '#server/areas/search/findRelated.ts'
import { countWords, type CountWords } from '#server/areas/search/wordWeights.ts'
import { plainSynonyms, type ReadSynonyms } from '#server/areas/synonyms/synonyms.ts'
import { adoptGuest } from '#server/areas/votes/adoptGuest.ts'
import type { Db } from '#server/db/database.ts'
import { LIMITS } from '#server/graphql/execution/limits.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { PER_MINUTE, type Budget } from '#server/kernel/budget.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { mayVote } from '#server/kernel/permissions.ts'
import { addressGroup } from '#server/kernel/rateWindow.ts'
import type { SiteRow, UserRow } from '#server/kernel/rows.ts'
import { tryAgainIn } from '#server/lib/tryAgain.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { noPlatformWatch, type PlatformWatch } from '#server/services/platforms/watch.ts'
import type { PushSettings } from '#server/services/push/pushServices.ts'
import type { Auth } from '#server/services/session/auth.ts'
import type { Client } from '#server/services/session/client.ts'
import type { SignInOptions } from '#server/services/session/provider.ts'
import type { Operation } from './execution/execute.ts'
import { FREE } from './execution/price.ts'
import { loadersFor, type Loaders } from './loaders.ts'
import type { RequestInfo } from './requestInfo.ts'

/**
 * The person who asks, their rights, and the loaders: one per request, so that nothing read for one
 * person reaches another.
 */
export interface Viewer extends Actor, Loaders {
  user: UserRow | null
  canPost: boolean
  canVote: boolean
  /** Null until the site is named by its owner. */
  site: SiteRow | null
}

/** The context that every resolver gets. */
export interface Context {
  db: Db
  auth: Auth
  publicUrl: string
  /** The address of this server, for a page at another one; for our own pages the path under which the site lies. */
  serverAddress: string
  request: RequestInfo
  client: Client
  /** Replaced when the request itself signs in or out. */
  viewer: Viewer
  perHour: Limits | undefined
  mailer: Mailer
  signIn: SignInOptions
  platforms: PlatformWatch
  answering: ReadAnswering
  promises: ReadKeptPromises
  synonyms: ReadSynonyms
  wordCounts: CountWords
  /** Undefined where nothing else than the words finds ideas. */
  candidates: CandidateSource | undefined
  related: ReadRelated
  /** Undefined where the site has no push. */
  push: PushSettings | undefined
  siteDeleted: SiteDeleted
}

/** Other hourly limits than those of docs/RULES.md#limits: for tests and benches alone. */
export interface Limits {
  ideas: number
  votes: number
  comments?: number
  edits?: number
}

/** Called when the site has been deleted. */
export type SiteDeleted = () => Promise<void>

/** The parts that requests share. */
export interface ServerParts {
  db: Db
  auth: Auth
  publicUrl: string
  mailer: Mailer
  perHour?: Limits
  platforms?: PlatformWatch
  /** Gives how ideas were answered; without it they are counted each time. */
  answering?: ReadAnswering
  /** Gives what shipped and who was told; without it they are counted each time. */
  promises?: ReadKeptPromises
  /** Gives the words that mean the same; without it they are read each time. */
  synonyms?: ReadSynonyms
  /** Gives how many ideas have a word; without it they are counted each time. */
  wordCounts?: CountWords
  /** One more source of what a search finds; none is made yet. */
  candidates?: CandidateSource
  /** Gives related ideas; without it they are found once for each request. */
  related?: ReadRelated
  push?: PushSettings
  /** Without it nothing else is done. */
  siteDeleted?: SiteDeleted
  /** Gives `serverAddress`; without it every page is our own. */
  addressFor?: (request: RequestInfo) => string
  /** The budget of clients at the database; without it they take as much as they like. */
  budget?: Budget
}

/** Milliseconds after which nothing more is begun at the database for a request; its client gives up then as well. */
export const REQUEST_MS = 15_000

/**
 * The context of a request: reads who it comes from. Its work at the database is that of the person
 * who is signed in, or else of all at its address. Reads are
 * dropped when the client has gone; what somebody wanted to be written is written.
 */
export async function createContext(
  {
    db: shared,
    auth,
    publicUrl,
    mailer,
    perHour,
    budget,
    addressFor = () => '',
    platforms = noPlatformWatch,
    answering = readAnswering,
    promises = readKeptPromises,
    synonyms = plainSynonyms(shared),
    wordCounts = countWords,
    candidates,
    related = keptRelated(findRelated),
    push,
    siteDeleted = () => Promise.resolve(),
  }: ServerParts,
  request: RequestInfo,
  operation: Operation = { isWrite: false, price: FREE },
): Promise<Context> {
  const until = performance.now() + REQUEST_MS
  const dbOf = (client: string): Db =>
    shared.forAsker({ client, until, ...(!operation.isWrite && { signal: request.signal }) })
  const visiting = dbOf(addressGroup(request.address))
  const session = await readSession(visiting, auth, request.headers.cookie, request.cookies)
  const db = session === null ? visiting : dbOf(session.personId)
  pay(budget, operation, session?.personId, request.address)
  const guestId = guestOf(auth, request.headers.cookie)
  if (session && guestId !== null && !session.banned) {
    // A guest's vote that was answered after the same browser had signed in.
    await db.transaction((tx) => adoptGuest(tx, guestId, session.personId))
    request.cookies.push(...noGuestCookie(auth, request.headers.cookie))
  }
  const guest = session === null && guestId !== null ? await readGuest(db, guestId) : null
  if (session === null && guestId !== null)
    request.cookies.push(...renamedGuestCookie(auth, guestId, request.headers.cookie))
  const serverAddress = addressFor(request)
  const signIn = {
    codeBy: mailer.codeBy,
    // Providers send people back to our own pages, where a page elsewhere would not see them again.
    providers: auth.providers.filter(
      ({ kind }) => !URL.canParse(serverAddress) || kind !== 'REDIRECT',
    ),
  }
  return {
    db,
    auth,
    publicUrl,
    serverAddress,
    request,
    client: { address: request.address, userAgent: request.headers['user-agent'] ?? '' },
    perHour,
    mailer,
    signIn,
    platforms,
    answering,
    promises,
    synonyms,
    wordCounts,
    candidates,
    related,
    push,
    siteDeleted,
    viewer: await viewerOf(db, session, guest),
  }
}

/**
 * Gives the contexts of the queries of one page, which are one: whoever asks is read once, and so is
 * what two of them show. Each query pays for itself.
 */
export function contextOfPage(
  parts: ServerParts,
  request: RequestInfo,
): (operation: Operation) => Promise<Context> {
  let made: Promise<Context> | undefined
  return async (operation) => {
    const context = await (made ??= createContext(parts, request))
    pay(parts.budget, operation, context.viewer.user?.id, request.address)
    return context
  }
}

/** The main thread is everybody's as well: the dearest operation that is accepted may take it for some 100 ms. */
const ROWS_A_UNIT = LIMITS.price.rows / 100

/** Throws GraphQLError for a client who has used up what there is for a minute. */
function pay(
  budget: Budget | undefined,
  { price }: Operation,
  personId: string | undefined,
  address: string,
): void {
  const [client, perMinute] =
    personId === undefined
      ? [addressGroup(address), PER_MINUTE.address]
      : [personId, PER_MINUTE.person]
  const seconds = budget?.take(client, price.databaseMs + price.rows / ROWS_A_UNIT, perMinute) ?? 0
  if (seconds > 0)
    throw new GraphQLError(`Too many requests. ${tryAgainIn(seconds)}`, {
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
    })
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
    ...loadersFor({ db, actor, sessionId: session?.sessionId ?? null }),
    user: session && userOf(session),
    site,
    canPost: active,
    canVote: mayVote(actor, site),
  }
}

function userOf({ personId, name, avatar, role, createdAt, updatedAt }: Session): UserRow {
  return { id: personId, name, avatar, role, createdAt, updatedAt }
}
