import { limits } from '#rules/limits.ts'
import { href } from '#services/navigation/href.ts'

/** The part of the inbox that is shown. */
export type InboxPart = 'all' | 'unread'

/** The address of the inbox. */
export const INBOX = href('/inbox')

/** Characters of a cursor that are taken out of an address; the server refuses longer ones. */
const LONGEST_CURSOR = 200

/** The part of the inbox that the address names; what it does not understand is all of it. */
export function readInboxPart(query: URLSearchParams): InboxPart {
  return query.get('show') === 'unread' ? 'unread' : 'all'
}

/** The address of a part of the inbox, from behind the group with this cursor on. */
export function inboxHref(part: InboxPart, after: string | null = null): string {
  const query = new URLSearchParams({
    ...(part === 'unread' && { show: 'unread' }),
    ...(after !== null && { after }),
  })
  return query.size === 0 ? INBOX : `${INBOX}?${query}`
}

/** Whether the list begins behind a group, as a page without a script leads on. */
export function isContinued(query: URLSearchParams): boolean {
  return query.has('after')
}

/** The variables of the inbox at an address; the same address always gives equal ones. */
export function inboxVariables(query: URLSearchParams) {
  return {
    unread: readInboxPart(query) === 'unread' ? true : null,
    first: limits.pageSize.default,
    after: query.get('after')?.slice(0, LONGEST_CURSOR) ?? null,
  }
}
