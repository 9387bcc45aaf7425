import { limits } from '#rules/limits.ts'
import type { IdeaFilter } from '#server/areas/ideas/ideaFilter.ts'
import type { IdeaSort } from '#server/areas/ideas/ideaSort.ts'

/** The orders that an address can name. */
const sorts: ReadonlyMap<string | null, IdeaSort> = new Map([
  ['trending', 'TRENDING'],
  ['top', 'TOP'],
  ['newest', 'NEWEST'],
  ['active', 'ACTIVE'],
  ['discussed', 'DISCUSSED'],
])

/** The tags that one list can be narrowed to. */
const TAGS_MAX = 5

/**
 * Reads which ideas the address of a list asks for, and in which order, as its page does
 * (src/features/ideas/listAddress.ts). `sort` is null where that is the site's own.
 */
export function readIdeaList(query: URLSearchParams): {
  filter: IdeaFilter
  sort: IdeaSort | null
} {
  const is = (name: string) => query.get(name) === '1'
  const time = (name: string, length: number) => {
    const text = query.get(name) ?? ''
    return text.length === length && /^2\d{3}(-\d\d)+$/.test(text) && Date.parse(text) > 0
      ? text
      : null
  }
  const own = {
    mine: is('mine'),
    voted: is('voted'),
    following: is('following'),
    assigned: is('assigned'),
    pinned: is('pinned'),
    countsHidden: is('countsHidden'),
    locked: is('locked'),
    overdue: is('overdue'),
  }
  const assignee = /^\w{1,100}$/.exec(query.get('assignee') ?? '')?.[0] ?? null
  const [search, statuses] = [searchIn(query), slugs(query, 'status')]
  const isNarrowed = search !== '' || statuses.length > 0 || Object.values(own).includes(true)
  const [from, to] = [time('from', 10), time('to', 10)]
  const filter = {
    ...own,
    board: query.get('board'),
    search,
    statuses,
    // Closed ideas are left out where nothing else is asked for.
    categories: isNarrowed || is('closed') ? null : (['OPEN', 'PLANNED', 'STARTED'] as const),
    tags: slugs(query, 'tag').slice(0, TAGS_MAX),
    since: from && dayAfter(from, 0),
    until: to && dayAfter(to, 1),
    targetMonth: time('month', 7),
    unassigned: assignee === 'none',
    assigneeId: assignee === 'none' ? null : assignee,
  }
  return { filter, sort: sorts.get(query.get('sort')) ?? null }
}

/** The words that an address looks for. */
export function searchIn(query: URLSearchParams): string {
  return cut((query.get('q') ?? '').trim(), limits.search.max)
}

function slugs(query: URLSearchParams, name: string): string[] {
  const all = query.getAll(name).filter((value) => value !== '')
  return [...new Set(all.map((value) => cut(value, 100)))].slice(0, limits.choices.max)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 864e5).toISOString()
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
