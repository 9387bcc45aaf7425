import DataLoader from 'dataloader'
import { findEmails } from '#server/areas/accounts/findEmails.ts'
import { findSessions } from '#server/areas/accounts/findSessions.ts'
import { findCommentEdits, findEdits } from '#server/areas/comments/findCommentEdits.ts'
import { findComments, findOfficialAnswers } from '#server/areas/comments/findComments.ts'
import { findIdeaEdits, findIdeaEditsById } from '#server/areas/ideas/findIdeaEdits.ts'
import { findBodies, findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { findInvitations } from '#server/areas/invitations/findInvitations.ts'
import { findMergedFrom } from '#server/areas/merging/findMerges.ts'
import { findPostFacts, findReports } from '#server/areas/moderation/findPostFacts.ts'
import { findPeople } from '#server/areas/people/findPeople.ts'
import { findPrivateFacts } from '#server/areas/people/privateFacts.ts'
import { findBoosts } from '#server/areas/posts/ideaBoosts.ts'
import { readCatalog, type Catalog } from '#server/areas/site/catalog.ts'
import { findEvents } from '#server/areas/timeline/findEvents.ts'
import { findVotes } from '#server/areas/votes/findVotes.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'

/** What a viewer reads by key; each finder gives null, or nothing, for what they may not see. */
export type Loaders = ReturnType<typeof createLoaders>

/** The loaders of one viewer. `sessionId`: the session they ask with, or null. */
export function createLoaders(db: Db, actor: Actor, sessionId: string | null) {
  const read = <Key, Row>(find: (db: Db, actor: Actor, keys: readonly Key[]) => Promise<Row[]>) =>
    new DataLoader<Key, Row>((keys) => find(db, actor, keys))
  const readWhere = <Row>(
    allowed: boolean,
    find: (db: Db, ids: readonly string[]) => Promise<(Row | null)[]>,
  ) =>
    new DataLoader<string, Row | null>((ids) =>
      allowed ? find(db, ids) : Promise.resolve(ids.map(() => null)),
    )
  const own = (id: string) => (id === actor.personId ? id : '')
  const loaders = {
    /** Ideas, and what belongs to one, by number. */
    ideas: read(findIdeas),
    bodies: read(findBodies),
    ideaEdits: read(findIdeaEdits),
    boosts: read(findBoosts),
    mergedFrom: read(findMergedFrom),
    officialAnswers: read(findOfficialAnswers),
    /** All others by id; `commentEdits` by comment. */
    ideaEditsById: read(findIdeaEditsById),
    comments: read(findComments),
    commentEdits: read(findCommentEdits),
    edits: read(findEdits),
    events: read(findEvents),
    votes: read(findVotes),
    postFacts: read(findPostFacts),
    reports: read(findReports),
    privateFacts: read(findPrivateFacts),
    people: readWhere(actor.siteIsReadable, findPeople),
    invitations: readWhere(may(actor, 'managePeople'), findInvitations),
    /** Of the viewer alone, by their own id. */
    sessions: new DataLoader((ids: readonly string[]) => findSessions(db, ids.map(own), sessionId)),
    emails: new DataLoader((ids: readonly string[]) => findEmails(db, ids.map(own))),
  }
  let catalog: Promise<Catalog> | undefined
  return {
    ...loaders,
    /** Boards, statuses and tags. */
    catalog: () => (catalog ??= readCatalog(db, actor)),
    /** Forgets all that was read, because something was written. */
    forget: () => {
      catalog = undefined
      for (const loader of Object.values(loaders)) loader.clearAll()
    },
  }
}
