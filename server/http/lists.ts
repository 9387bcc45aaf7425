import type { Session } from '#server/areas/accounts/session.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import type { PeopleFilter } from '#server/areas/people/listPeople.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { changelogSheet } from '#server/areas/sheets/changelogSheet.ts'
import { commentSheet } from '#server/areas/sheets/commentSheet.ts'
import { ideaSheet } from '#server/areas/sheets/ideaSheet.ts'
import { importSheet } from '#server/areas/sheets/importSheet.ts'
import { invitationSheet } from '#server/areas/sheets/invitationSheet.ts'
import { addressSheet, letterSheet } from '#server/areas/sheets/mailSheets.ts'
import { peopleSheet } from '#server/areas/sheets/peopleSheet.ts'
import { queueSheet } from '#server/areas/sheets/queueSheet.ts'
import { voteSheet } from '#server/areas/sheets/voteSheet.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Act } from '#server/kernel/acts.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { may } from '#server/kernel/permissions.ts'
import { readFor } from './askedBy.ts'
import { countDownload, type DownloadParts, requireReading, requireSession } from './download.ts'
import { readIdeaList, searchIn } from './ideaListAddress.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import { sendDownload } from './sendDownload.ts'
import type { Answer } from './server.ts'

/** Lists an hour, of any kind. */
const PER_HOUR = 60

interface List {
  /** Whether it is of one idea, which its address names. */
  readonly isOfIdea?: true
  /** Whoever may do this may have the list as a file. */
  readonly act: Act
  /** Gives its pieces; null: there is no such list. */
  readonly read: (
    db: Db,
    actor: Actor & Member,
    query: URLSearchParams,
    siteUrl: string,
  ) => AsyncGenerator<string> | null
}

const queues = ['PENDING', 'REPORTED', 'SPAM', 'DELETED'] as const
const roles = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const

/** The lists by the last part of their address. Their queries are those of the pages that show them. */
const lists: Readonly<Record<string, List>> = {
  'ideas.csv': { act: 'moderate', read: ideas },
  'votes.csv': { act: 'moderate', isOfIdea: true, read: ofIdea(voteSheet) },
  'comments.csv': { act: 'moderate', isOfIdea: true, read: ofIdea(commentSheet) },
  'changelog.csv': {
    act: 'writeChangelog',
    read: (db, actor, _, siteUrl) => changelogSheet(db, actor, siteUrl),
  },
  'invitations.csv': { act: 'managePeople', read: (db) => invitationSheet(db) },
  'people.csv': {
    act: 'managePeople',
    read: (db, actor, query) => peopleSheet(db, actor, peopleIn(query)),
  },
  'triage.csv': {
    act: 'moderate',
    read: (db, actor, query, siteUrl) => queueSheet(db, actor, { queue: queueIn(query), siteUrl }),
  },
  'imports.csv': { act: 'manageSite', read: (db) => importSheet(db) },
  'letters.csv': { act: 'manageSite', read: (db) => letterSheet(db) },
  'addresses.csv': { act: 'manageSite', read: (db) => addressSheet(db) },
}

/** Answers GET /api/lists/…: a list as CSV. For who may not have it, it does not exist. */
export function listAnswer({
  db,
  auth,
  publicUrl,
}: DownloadParts & { readonly publicUrl: string }): Answer {
  return async (request, response, info) => {
    requireReading(request)
    const session = await requireSession({ db, auth }, info)
    const name = pathOf(request).slice('/api/lists/'.length)
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    const actor = actorOf(session)
    if (list === undefined || !may(actor, list.act)) throw nothing()
    const limit = { kind: 'list', personId: actor.personId, perHour: PER_HOUR }
    if (!(await countDownload(db, request, response, limit))) return
    const query = new URL(request.url ?? '', publicUrl).searchParams
    const pieces = list.read(readFor(actor.personId, info, db, Infinity), actor, query, publicUrl)
    if (pieces === null) throw nothing()
    const number = list.isOfIdea ? numberIn(query) : null
    await recordAudit(db, 'list.downloaded', {
      actorId: actor.personId,
      subjectName: name,
      ...(number !== null && { subjectId: `idea_${number}` }),
    })
    await sendDownload(request, response, info, { name, type: 'text/csv', pieces })
  }
}

/** The people that an address asks for, also as their page's own address does (`show`). */
function peopleIn(query: URLSearchParams): PeopleFilter {
  const show = query.get('show')?.toUpperCase()
  const asked = query.get('role') ?? show
  return {
    search: searchIn(query),
    role: roles.find((role) => role === asked) ?? null,
    banned: query.get('banned') === '1' || show === 'BANNED' ? true : null,
    trusted: query.get('trusted') === '1' || show === 'TRUSTED' ? true : null,
    segment: query.get('segment'),
  }
}

/** The queue that an address names; what it does not understand is the first, as on the page. */
function queueIn(query: URLSearchParams): (typeof queues)[number] {
  const show = query.get('show')?.toUpperCase()
  return queues.find((queue) => queue === show) ?? 'PENDING'
}

/** The idea that a list is of; null: the address names none. */
const numberIn = (query: URLSearchParams) => ideaNumber(query.get('idea') ?? '')

/** A list of one idea, which its address names. */
function ofIdea(
  sheet: (db: Db, actor: Actor & Member, number: number) => AsyncGenerator<string>,
): List['read'] {
  return (db, actor, query) => {
    const number = numberIn(query)
    return number === null ? null : sheet(db, actor, number)
  }
}

async function* ideas(
  db: Db,
  actor: Actor & Member,
  query: URLSearchParams,
  siteUrl: string,
): AsyncGenerator<string> {
  const { filter, sort } = readIdeaList(query)
  const wanted = sort ?? (await findSite(db))?.defaultSort ?? 'TRENDING'
  yield* ideaSheet(db, actor, { filter, sort: wanted, siteUrl })
}

function actorOf({ personId, role, banned }: Session): Actor & Member {
  return { personId, role, banned, siteIsReadable: true }
}

const nothing = (): Refusal => new Refusal(404, 'There is nothing here.')
