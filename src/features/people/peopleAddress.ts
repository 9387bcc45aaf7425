/**
 * The choice of members that are shown: part of a name or address, their segment, and one role, the
 * banned or the trusted.
 */
export interface PeopleChoice {
  search: string
  /** Empty: any. */
  segment: string
  show: 'ALL' | 'BANNED' | 'TRUSTED' | 'OWNER' | 'ADMIN' | 'COLLABORATOR' | 'MEMBER'
}

const shows = ['BANNED', 'TRUSTED', 'OWNER', 'ADMIN', 'COLLABORATOR', 'MEMBER'] as const

/** Reads the address of the screen; what it does not understand it leaves out. */
export function readPeopleChoice(query: URLSearchParams): PeopleChoice {
  const show = query.get('show')?.toUpperCase()
  return {
    search: query.get('q')?.trim() ?? '',
    segment: query.get('segment')?.trim() ?? '',
    show: shows.find((known) => known === show) ?? 'ALL',
  }
}

/** The query string of a choice, without "?". */
export function peopleQuery({ search, segment, show }: PeopleChoice): string {
  return new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(show !== 'ALL' && { show: show.toLowerCase() }),
    ...(segment !== '' && { segment }),
  }).toString()
}

/** A choice as the arguments of `people`. */
export function peopleVariables({ search, segment, show }: PeopleChoice) {
  const role = show === 'ALL' || show === 'BANNED' || show === 'TRUSTED' ? null : show
  return {
    search: search === '' ? null : search,
    role,
    banned: show === 'BANNED' ? true : null,
    trusted: show === 'TRUSTED' ? true : null,
    segment: segment === '' ? null : segment,
  }
}
