import { and, eq, sql } from 'drizzle-orm'
import { trend } from '#rules/ranking.ts'
import { hashOf } from '#server/areas/invitations/oneTimeLink.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { voteId } from '#server/areas/votes/findVotes.ts'
import type { Db } from '#server/db/database.ts'
import { authAccount, authSession, authUser } from '#server/db/tables/accounts.ts'
import {
  changelogEntry,
  changelogEntryIdea,
  changelogReaction,
  changelogSubscription,
} from '#server/db/tables/changelog.ts'
import { commentEdit, commentReaction, comment } from '#server/db/tables/comments.ts'
import { ideaEdit, idea, ideaCount, ideaEvent, ideaTag } from '#server/db/tables/ideas.ts'
import { image, imageUse } from '#server/db/tables/images.ts'
import { importJob } from '#server/db/tables/importing.ts'
import { report } from '#server/db/tables/moderation.ts'
import { ideaMute, notification, notificationGroup } from '#server/db/tables/notifications.ts'
import { invitation, person } from '#server/db/tables/people.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { board, site as siteTable, tag } from '#server/db/tables/site.ts'
import { ideaRead } from '#server/db/tables/timeline.ts'
import { follow, importedVote, vote } from '#server/db/tables/votes.ts'
import { addSite, statusId, type TestSite } from '../testSite.ts'
import { addDeleted, type Deleted } from './deleted.ts'
import { addMailTrouble } from './mailTrouble.ts'
import type { Person } from './people.ts'
import type { Thing } from './readers.ts'

/** Something of the site that has a row in the table `readers`: its id, and every word, number and address that belongs to it alone. */
export interface Placed {
  id: string
  slug: string
  marks: string[]
  /** Whether an idea is in public lists. */
  listed: boolean
}

/** One site with content of every kind, each marked by words and numbers that occur nowhere else. */
export interface World {
  site: TestSite
  things: Record<Thing, Placed>
  /** Ids of the people who have an account; the visitor and the guest have none. */
  ids: Record<Person, string | null>
  statusId: string
  /** Listed ideas as the kept counts say, by the board's visibility: no sum of some equals another one. */
  counts: { PUBLIC: number; MEMBERS: number; TEAM: number }
  /** The image that stands in each idea and comment, and one that the author has not posted yet. */
  images: ReadonlyMap<Thing | 'nothing yet', string>
  /** A board, a status and a tag that were deleted and can be restored, by id. */
  deleted: Deleted
  /** The token of the open invitation. */
  token: string
}

export const counts = { PUBLIC: 1_111, MEMBERS: 22_220_000, TEAM: 300_000_000 }

/** The person who voted without an account, by the guest's cookie. */
export const GUEST = 'user_qzguest'

/** The id of the public idea, for arguments that want another one. */
export const PUBLIC_IDEA = 'idea_7310222'

const START = Date.parse('2026-03-01T00:00:00.000Z')
const members = ['banned', 'member', 'author', 'collaborator', 'admin', 'owner'] as const
const roles = {
  banned: 'MEMBER',
  member: 'MEMBER',
  author: 'MEMBER',
  collaborator: 'COLLABORATOR',
  admin: 'ADMIN',
  owner: 'OWNER',
} as const

/** A word that nothing else contains: letters alone, so that search takes it for a word. */
export function mark(number: number): string {
  const letters = [17, 289, 4913].map(
    (size) => 'bcdfghjklmnpqrtvw'[Math.floor((number * 7919) / size) % 17],
  )
  return `qz${letters.join('u')}x${String.fromCharCode(97 + (number % 26))}${String.fromCharCode(97 + (Math.floor(number / 26) % 26))}`
}

/** Builds the site of the permission table in an empty database. */
export async function buildWorld(db: Db): Promise<World> {
  const site = await addSite(db)
  const status = statusId(site, 'open')
  const ids = await addPeople(db)
  const things = {} as Record<Thing, Placed>
  let made = 0
  const place = (thing: Thing, id: string, more: Partial<Placed> = {}): Placed => {
    const own = { id, slug: '', listed: false, ...more, marks: [id, ...(more.marks ?? [])] }
    things[thing] = own
    return own
  }

  const boards = {
    PUBLIC: site.boards.public,
    MEMBERS: site.boards.members,
    TEAM: site.boards.team,
  }
  for (const [level, id] of Object.entries(boards)) {
    const word = mark((made += 1))
    await db.orm
      .update(board)
      .set({ name: `Board ${word}`, slug: `board-${word}`, description: `About ${word}` })
      .where(eq(board.id, id))
    place(`board ${level}` as Thing, id, { slug: `board-${word}`, marks: [word] })
  }
  for (const visibility of ['PUBLIC', 'TEAM'] as const) {
    const word = mark((made += 1))
    const id = `tag_${word}`
    await db.orm
      .insert(tag)
      .values({ id, name: `Tag ${word}`, nameKey: word, slug: `tag-${word}`, visibility })
    place(`tag ${visibility}`, id, { slug: `tag-${word}`, marks: [word] })
  }

  const addIdea = async (
    thing: Thing,
    values: Partial<typeof idea.$inferInsert> = {},
  ): Promise<number> => {
    made += 1
    const [word, source] = [mark(made), mark(made + 500)]
    const number = 7_310_000 + made * 37
    const [importedVoteCount, commentCount, voteCount] = [
      5_200_000 + made * 41,
      6_100_000 + made * 43,
      8_400_000 + made * 47,
    ]
    const createdAt = new Date(START + made * 3_600_000).toISOString()
    const row = {
      title: `Kestrel ${word}`,
      slug: `kestrel-${word}`,
      body: `Wings of ${word}.`,
      bodyHtml: `<p>Wings of ${word}.</p>`,
      excerpt: `Wings of ${word}.`,
      boardId: boards.PUBLIC,
      statusId: status,
      trend: trend([], START + made * 3_600_000),
      importedVoteCount,
      commentCount,
      voteCount,
      source: `of-${source}`,
      sourceKey: source,
      sourceUrl: `https://tracker.invalid/${source}`,
      createdAt,
      lastActivityAt: createdAt,
      authorId: ids.author,
      ...values,
    }
    await db.orm
      .insert(idea)
      .overridingSystemValue()
      .values({ ...row, number })
    await db.orm.insert(ideaSearch).values(searchRow({ number, title: row.title, body: row.body }))
    if (row.importedVoteCount > 0)
      await db.orm
        .insert(importedVote)
        .values({ ideaNumber: number, source: `of-${source}`, count: row.importedVoteCount })
    await db.orm.insert(ideaTag).values([
      { ideaNumber: number, tagId: things['tag PUBLIC'].id },
      { ideaNumber: number, tagId: things['tag TEAM'].id },
    ])
    const voters = row.importedVoteCount > 0 ? [ids.author, ids.owner] : [ids.author]
    await db.orm.insert(vote).values(
      voters.map((personId, at) => ({
        ideaNumber: number,
        personId,
        createdAt: new Date(START + at * 1000).toISOString(),
      })),
    )
    await db.orm
      .insert(follow)
      .values({ ideaNumber: number, personId: ids.author, following: true })
    const listed = (row.state ?? 'LIVE') === 'LIVE' && row.mergedInto === undefined
    place(thing, `idea_${number}`, {
      slug: row.slug,
      listed,
      marks: [
        String(number),
        word,
        source,
        ...[importedVoteCount, commentCount, voteCount].map(String),
      ],
    })
    return number
  }
  const addComment = async (
    thing: Thing,
    ideaNumber: number,
    values: Partial<typeof comment.$inferInsert> = {},
  ): Promise<string> => {
    made += 1
    const word = mark(made)
    const id = `comment_of${word.slice(2)}`
    const row = {
      id,
      ideaNumber,
      body: `Said ${word}`,
      bodyHtml: `<p>Said ${word}</p>`,
      authorId: ids.author,
      createdAt: new Date(START + made * 60_000).toISOString(),
    }
    await db.orm.insert(comment).values({ ...row, ...values })
    place(thing, id, { marks: [word] })
    return id
  }

  const open = await addIdea('idea PUBLIC')
  if (things['idea PUBLIC'].id !== PUBLIC_IDEA)
    throw new Error(`The public idea is ${things['idea PUBLIC'].id}`)
  const forMembers = await addIdea('idea MEMBERS', { boardId: boards.MEMBERS })
  const forTeam = await addIdea('idea TEAM', { boardId: boards.TEAM })
  await addIdea('idea of the author alone', { importedVoteCount: 0 })
  await addIdea('idea shipped', { statusId: statusId(site, 'shipped') })
  const away = new Date(START).toISOString()
  const pending = await addIdea('idea PENDING', {
    state: 'PENDING',
    stateChangedAt: away,
    held: { reason: 'LINKS', links: 7 },
  })
  const spam = await addIdea('idea SPAM', { state: 'SPAM', stateChangedAt: away })
  await addIdea('idea DELETED', { state: 'DELETED', stateChangedAt: away })
  await addIdea('idea merged into TEAM', { mergedInto: forTeam })
  await addIdea('idea of MEMBERS, PENDING', {
    boardId: boards.MEMBERS,
    state: 'PENDING',
    stateChangedAt: away,
  })

  const said = await addComment('comment on PUBLIC', open)
  const internal = await addComment('comment internal', open, {
    internal: true,
    official: true,
    authorId: ids.collaborator,
  })
  await addComment('comment PENDING', open, { state: 'PENDING', stateChangedAt: away })
  await addComment('comment SPAM', open, { state: 'SPAM', stateChangedAt: away })
  await addComment('comment DELETED', open, { state: 'DELETED', stateChangedAt: away })
  const removed = await addComment('comment DELETED, answered', open, {
    state: 'DELETED',
    stateChangedAt: away,
  })
  place(
    'words of comment DELETED, answered',
    `Said ${things['comment DELETED, answered'].marks.pop()}`,
  )
  await addComment('comment answering', open, { replyTo: removed, official: true })
  await addComment('comment replying to internal', open, { replyTo: internal })
  await addComment('comment on MEMBERS', forMembers)
  await addComment('comment on TEAM', forTeam)
  await addComment('comment on PENDING', pending)
  await addComment('comment on SPAM', spam)

  const images = await addImages(db, things, ids.author)

  const former = mark((made += 1))
  await db.orm.insert(commentEdit).values({
    id: `edit_${former}`,
    commentId: said,
    editorId: ids.author,
    body: `Formerly ${former}`,
  })
  place('edit of a comment', `edit_${former}`, { marks: [former] })
  const earlier = mark((made += 1))
  await db.orm.insert(ideaEdit).values({
    id: `revision_${earlier}`,
    ideaNumber: open,
    editorId: ids.author,
    title: `Earlier ${earlier}`,
    body: `It was ${earlier}`,
  })
  place('edit of an idea', `revision_${earlier}`, { marks: [earlier] })
  await db.orm.insert(commentReaction).values(
    [said, removed].map((commentId) => ({
      commentId,
      personId: ids.banned,
      reaction: 'THANKS' as const,
    })),
  )

  const addEvent = async (thing: Thing, ideaNumber: number, kind: string, data: object) => {
    const word = mark((made += 1))
    await db.orm.insert(ideaEvent).values({
      id: `event_${word}`,
      ideaNumber,
      actorId: ids.collaborator,
      kind,
      data: { ...data },
      createdAt: new Date(START + made * 60_000).toISOString(),
    })
    place(thing, `event_${word}`, { marks: [word] })
  }
  await addEvent('event while on TEAM', open, 'retitled', { from: 'Eagles', to: 'Kestrels' })
  await addEvent('event naming board TEAM', open, 'moved', { from: boards.TEAM, to: boards.PUBLIC })
  await addEvent('event on PUBLIC', open, 'retitled', { from: 'Kestrels', to: 'Kestrel' })
  await addEvent('event naming idea MEMBERS', open, 'unmerged', { from: forMembers, to: open })
  await addEvent('event naming tag TEAM', open, 'tagged', { to: things['tag TEAM'].id })
  for (const state of ['PUBLISHED', 'DRAFT', 'SCHEDULED'] as const) {
    const word = mark((made += 1))
    const id = `entry_${word}`
    await db.orm.insert(changelogEntry).values({
      id,
      title: `News ${word}`,
      slug: `news-${word}`,
      body: `All about ${word}`,
      bodyHtml: `<p>All about ${word}</p>`,
      excerpt: `All about ${word}`,
      labels: ['NEW'],
      state,
      authorId: ids.collaborator,
      publishedAt: state === 'PUBLISHED' ? away : null,
      publishAt: state === 'SCHEDULED' ? new Date(Date.now() + 86_400_000).toISOString() : null,
      scheduledBy: state === 'SCHEDULED' ? ids.collaborator : null,
    })
    await db.orm
      .insert(changelogEntryIdea)
      .values(
        [open, forTeam].map((ideaNumber, position) => ({ entryId: id, ideaNumber, position })),
      )
    place(`entry ${state}`, id, { slug: `news-${word}`, marks: [word] })
  }
  await db.orm.insert(changelogReaction).values({
    entryId: things['entry PUBLISHED'].id,
    personId: ids.banned,
    reaction: 'THANKS',
  })
  await db.orm.insert(changelogSubscription).values({ personId: ids.author })
  await addEvent('event naming entry PUBLISHED', open, 'announced', {
    to: things['entry PUBLISHED'].id,
  })
  await addEvent('event on TEAM', forTeam, 'status_changed', { from: null, to: status })
  await db.orm.insert(ideaRead).values(
    [ids.banned, ids.member ?? '', ids.owner].map((personId) => ({
      personId,
      ideaNumber: open,
      readAt: new Date(START).toISOString(),
    })),
  )

  const addTold = async (suffix: 'of member' | 'on TEAM', ideaNumber: number) => {
    const [group, one] = [mark((made += 1)), mark((made += 1))]
    const recipientId = ids.member ?? ''
    await db.orm.insert(notificationGroup).values({
      id: `group_${group}`,
      recipientId,
      subject: `idea_${ideaNumber}`,
      ideaNumber,
      latestAt: away,
      unread: true,
    })
    await db.orm.insert(notification).values({
      id: `notification_${one}`,
      recipientId,
      groupId: `group_${group}`,
      kind: 'STATUS_CHANGED',
      ideaNumber,
      actorId: ids.collaborator,
      eventSeq: made,
      data: { status },
    })
    place(`group ${suffix}`, `group_${group}`, { marks: [group] })
    place(`notification ${suffix}`, `notification_${one}`, { marks: [one] })
  }
  await addTold('of member', open)
  await addTold('on TEAM', forTeam)
  await db.orm.insert(ideaMute).values({ ideaNumber: open, personId: ids.member ?? '' })

  place('vote on PUBLIC', voteId(open, ids.author))
  place('vote on TEAM', voteId(forTeam, ids.author))
  const because = mark((made += 1))
  await db.orm
    .update(vote)
    .set({
      why: `Because ${because}`,
      castBy: ids.collaborator,
      evidenceUrl: `https://evidence.invalid/${because}`,
    })
    .where(and(eq(vote.ideaNumber, open), eq(vote.personId, ids.author)))
  place('words of vote on PUBLIC', `Because ${because}`, { marks: [because] })

  const addReport = async (thing: Thing, ideaNumber: number, commentId: string | null) => {
    const word = mark((made += 1))
    await db.orm.insert(report).values({
      id: `report_${word}`,
      ideaNumber,
      commentId,
      reporterId: ids.member ?? '',
      reason: 'ABUSE',
      note: `Note ${word}`,
    })
    place(thing, `report_${word}`, { marks: [word] })
  }
  await addReport('report of an idea', open, null)
  await addReport('report of a comment', open, said)

  const word = mark((made += 1))
  const token = `token-${word}`
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  await db.orm.insert(invitation).values({
    id: `invitation_${word}`,
    kind: 'MEMBER',
    tokenHash: hashOf(token),
    name: `Nora ${word}`,
    email: `${word}@people.invalid`,
    expiresAt,
    invitedBy: ids.admin,
  })
  place('invitation', `invitation_${word}`, { marks: [word, hashOf(token)] })
  const imported = mark((made += 1))
  await db.orm.insert(importJob).values({
    id: `import_${imported}`,
    source: `/srv/${imported}`,
    state: 'FINISHED',
    counts: { ideas: 0 },
  })
  place('import', `import_${imported}`, { marks: [imported] })
  await addMailTrouble(db, place, () => mark((made += 1)))

  await db.orm.insert(person).values({ id: GUEST, name: `Guest ${GUEST}`, guest: true })
  await db.orm
    .insert(vote)
    .values([open, forMembers, forTeam].map((ideaNumber) => ({ ideaNumber, personId: GUEST })))
  await db.orm.update(siteTable).set({ guestVoting: true })
  place('the guest', GUEST)

  for (const who of members) {
    const id = ids[who]
    const [address, segment] = [mark((made += 1)), mark((made += 1))]
    place(`e-mail of ${who}`, `${address}@people.invalid`, { marks: [address] })
    await db.orm
      .update(authUser)
      .set({ email: `${address}@people.invalid`, emailVerified: true })
      .where(eq(authUser.personId, id))
    place(`segment of ${who}`, `Segment ${segment}`, { marks: [segment] })
    await db.orm
      .update(person)
      .set({ segment: `Segment ${segment}` })
      .where(eq(person.id, id))
    const session = mark((made += 1))
    await db.orm
      .update(authSession)
      .set({ id: session, userAgent: `Browser ${session}`, ipAddress: `address ${session}` })
      .where(eq(authSession.userId, id))
    place(`session of ${who}`, `session_${session}`, { marks: [session, sessionOf(who)] })
    const link = mark((made += 1))
    await db.orm
      .insert(authAccount)
      .values({ id: `link_${link}`, providerId: 'oidc', accountId: `subject ${link}`, userId: id })
    place(`link of ${who}`, `link_${link}`, { marks: [link] })
  }
  await db.orm.delete(ideaCount)
  await db.orm.insert(ideaCount).values(
    Object.entries(boards).map(([level, boardId]) => ({
      boardId,
      statusId: status,
      count: counts[level as keyof typeof counts],
    })),
  )
  await db.orm.execute(sql`analyze`)
  const deleted = await addDeleted(db, site)
  return { site, things, ids, statusId: status, counts, images, deleted, token }
}

async function addImages(
  db: Db,
  things: Record<Thing, Placed>,
  ownerId: string,
): Promise<World['images']> {
  const posts = Object.entries(things).filter(([thing]) => /^(?:idea|comment) /.test(thing)) as [
    Thing,
    Placed,
  ][]
  const images = new Map(
    [...posts.map(([thing]) => thing), 'nothing yet' as const].map((thing, at) => [
      thing,
      `img${String(at).padStart(23, '0')}`,
    ]),
  )
  const facts = { ownerId, type: 'image/png' as const, width: 1, height: 1, size: 1 }
  await db.orm.insert(image).values(
    [...images].map(([thing, id]) => ({
      ...facts,
      id,
      keepUntil: thing === 'nothing yet' ? new Date(Date.now() + 86_400_000).toISOString() : null,
    })),
  )
  await db.orm.insert(imageUse).values(
    posts.map(([thing, { id }]) => ({
      imageId: images.get(thing) ?? '',
      ...(id.startsWith('idea_') ? { ideaNumber: Number(id.slice(5)) } : { commentId: id }),
    })),
  )
  return images
}

/** Takes from the owner what they may: as a member, as who is banned, and as a member once all boards are for the team. */
export async function takeFromOwner(db: Db, left: 'member' | 'banned' | 'closed'): Promise<void> {
  if (left === 'closed') await db.orm.update(board).set({ visibility: 'TEAM' })
  await db.orm
    .update(person)
    .set(left === 'banned' ? { bannedAt: new Date().toISOString() } : { role: 'MEMBER' })
    .where(eq(person.id, 'user_theowner'))
}

/** The session token of somebody of the table. */
export function sessionOf(who: Person): string {
  return `token-of-${who}`
}

async function addPeople(
  db: Db,
): Promise<Record<Person, string | null> & Record<(typeof members)[number], string>> {
  const ids = { visitor: null, guest: null } as Record<Person, string | null> &
    Record<(typeof members)[number], string>
  for (const who of members) {
    const id = `user_the${who}`
    ids[who] = id
    await db.orm.insert(person).values({
      id,
      name: `The ${who}`,
      role: roles[who],
      bannedAt: who === 'banned' ? new Date(START).toISOString() : null,
    })
    await db.orm
      .insert(authUser)
      .values({ id, personId: id, name: `The ${who}`, email: `${id}@people.invalid` })
    await db.orm.insert(authSession).values({
      id: sessionOf(who),
      token: sessionOf(who),
      userId: id,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
  }
  return ids
}
