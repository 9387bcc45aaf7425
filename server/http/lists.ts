import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Session } from '#server/areas/accounts/session.ts'
import { recordAudit } from '#server/areas/audit/recordAudit.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { ideaSheet } from '#server/areas/sheets/ideaSheet.ts'
import { peopleSheet } from '#server/areas/sheets/peopleSheet.ts'
import { voteSheet } from '#server/areas/sheets/voteSheet.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Act } from '#server/kernel/acts.ts'
import { findSite } from '#server/kernel/findSite.ts'
import { may } from '#server/kernel/permissions.ts'
import { readFor } from './askedBy.ts'
import { countDownload, type DownloadParts, requireSession } from './download.ts'
import { encodingFor, encodingStream } from './encoding.ts'
import { readIdeaList, searchIn } from './ideaListAddress.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'
import type { Answer } from './server.ts'

/** Lists an hour, of any kind. */
const PER_HOUR = 60

interface List {
  /** Who may do this may have the list as a file. */
  readonly act: Act
  /** Gives its pieces; null: there is no such list. */
  readonly read: (
    db: Db,
    actor: Actor & Member,
    query: URLSearchParams,
    siteUrl: string,
  ) => AsyncGenerator<string> | null
}

const roles = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const

/** The lists by the last part of their address. Their queries are those of the pages that show them. */
const lists: Readonly<Record<string, List>> = {
  'ideas.csv': { act: 'moderate', read: ideas },
  'votes.csv': {
    act: 'moderate',
    read: (db, actor, query) => {
      const number = ideaNumber(query.get('idea') ?? '')
      return number === null ? null : voteSheet(db, actor, number)
    },
  },
  'people.csv': {
    act: 'managePeople',
    read: (db, actor, query) =>
      peopleSheet(db, actor, {
        search: searchIn(query),
        role: roles.find((role) => role === query.get('role')) ?? null,
        banned: query.get('banned') === '1' ? true : null,
        trusted: query.get('trusted') === '1' ? true : null,
      }),
  },
}

/** Answers GET /api/lists/…: a list as CSV. For who may not have it, it does not exist. */
export function listAnswer({
  db,
  auth,
  publicUrl,
}: DownloadParts & { readonly publicUrl: string }): Answer {
  return async (request, response, info) => {
    if (request.method !== 'GET')
      throw new Refusal(405, 'This address is read-only.', { allow: 'GET' })
    const session = await requireSession({ db, auth }, info)
    const name = pathOf(request).slice('/api/lists/'.length)
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    const actor = actorOf(session)
    if (list === undefined || !may(actor, list.act)) throw nothing()
    await countDownload(db, { kind: 'list', personId: actor.personId, perHour: PER_HOUR })
    const query = new URL(request.url ?? '', publicUrl).searchParams
    const pieces = list.read(readFor(actor.personId, info, db, Infinity), actor, query, publicUrl)
    if (pieces === null) throw nothing()
    const number = name === 'votes.csv' ? ideaNumber(query.get('idea') ?? '') : null
    await recordAudit(db, 'list.downloaded', {
      actorId: actor.personId,
      subjectName: name,
      ...(number !== null && { subjectId: `idea_${number}` }),
    })
    const encoding = encodingFor(request)
    response.appendHeader('vary', 'Accept-Encoding')
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    try {
      await pipeline(Readable.from(pieces), encodingStream(encoding), response)
    } catch (error) {
      // Who went away is owed nothing, and that is no failure.
      if (!info.signal.aborted) throw error
    }
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
