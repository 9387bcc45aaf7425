import { newId } from '#server/db/id.ts'
import type { TimelineEntry } from '../mapping/timeline.ts'
import type { PreparedComment } from './prepare.ts'

/** Columns that `json_to_recordset` reads out of `commentRows`. */
export const commentColumns =
  'id text, author_id text, body text, body_html text, key text, reactions jsonb, edited_at timestamptz, created_at timestamptz'
/** Columns that `json_to_recordset` reads out of `eventRows`. */
export const eventColumns =
  'id text, actor_id text, kind text, data jsonb, key text, created_at timestamptz'

/** Takes a login, gives the id of its person; null for a deleted account. */
export type PersonOf = (login: string | null) => string | null

/** A comment's key in the database: unique within its source, whatever numbers the issues use. */
export function commentKey(issueKey: string, comment: { key: string }): string {
  return `${issueKey}:${comment.key}`
}

/** Comments as a JSON parameter. */
export function commentRows(
  comments: readonly PreparedComment[],
  issueKey: string,
  personOf: PersonOf,
): string {
  return JSON.stringify(
    comments.map((comment) => ({
      id: newId('comment'),
      author_id: personOf(comment.author),
      body: comment.body,
      body_html: comment.bodyHtml,
      key: commentKey(issueKey, comment),
      reactions:
        comment.reactions !== null && Object.keys(comment.reactions).length > 0
          ? comment.reactions
          : null,
      edited_at: comment.editedAt,
      created_at: comment.createdAt,
    })),
  )
}

/** Timeline entries as a JSON parameter. */
export function eventRows(entries: readonly TimelineEntry[], personOf: PersonOf): string {
  return JSON.stringify(
    entries.map(({ key, kind, actor, at, data }) => ({
      id: newId('event'),
      actor_id: personOf(actor),
      kind,
      data,
      key,
      created_at: at,
    })),
  )
}
