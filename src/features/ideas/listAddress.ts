import { listLimits } from '#rules/listLimits.ts'
import { paths } from '#services/navigation/paths.ts'

/** The orders a list can have, by their name in the address. */
export const sorts = {
  trending: 'TRENDING',
  top: 'TOP',
  newest: 'NEWEST',
  active: 'ACTIVE',
  discussed: 'DISCUSSED',
} as const
export type SortName = keyof typeof sorts

/** The categories of statuses in which an idea is open. */
const open = ['OPEN', 'PLANNED', 'STARTED'] as const

/** No cursor is longer. */
const LONGEST_CURSOR = 500

/** Narrowings that are on or off: the viewer's own, what they look after, and what the team has set. */
export const ownFilters = [
  'mine',
  'voted',
  'following',
  'assigned',
  'pinned',
  'overdue',
  'countsHidden',
  'locked',
] as const
export type OwnFilter = (typeof ownFilters)[number]

/** Narrowings by time: the days between which an idea was posted (2026-05-03), and the month in which it is expected (2026-05). */
export const timeFilters = ['from', 'to', 'month'] as const
export type TimeFilter = (typeof timeFilters)[number]

/** Narrowings by a value: a time, or the id of whom ideas are assigned to (`none`: nobody). */
export const valueFilters = [...timeFilters, 'assignee'] as const
type ValueFilter = (typeof valueFilters)[number]

/** The choice of a list of ideas: all of it is in the address. */
export interface ListChoice {
  readonly board: string | null
  /** Null: the site's own. */
  readonly sort: SortName | null
  readonly search: string
  readonly statuses: readonly string[]
  readonly tags: readonly string[]
  readonly own: readonly OwnFilter[]
  readonly values: Readonly<Partial<Record<ValueFilter, string>>>
  /** Whether what is shipped or declined is in the list (isOpenOnly). */
  readonly closed: boolean
}

/** Reads the choice out of an address; what is unknown there counts as not said. */
export function readChoice(board: string | null, query: URLSearchParams): ListChoice {
  const sort = query.get('sort')
  return {
    board,
    sort: sort !== null && isSort(sort) ? sort : null,
    search: cut((query.get('q') ?? '').trim(), listLimits.search.max),
    statuses: slugs(query.getAll('status')),
    tags: slugs(query.getAll('tag')),
    own: ownFilters.filter((name) => query.get(name) === '1'),
    values: Object.fromEntries(
      valueFilters.flatMap((name) => {
        const value = query.get(name) ?? ''
        return isValue(name, value) ? [[name, value]] : []
      }),
    ),
    closed: query.get('closed') === '1',
  }
}

/** The address of a choice: the shortest one, always in the same order. */
export function choiceHref(choice: ListChoice): string {
  const { board, sort, search, statuses, tags, own, values, closed } = choice
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (sort !== null) query.set('sort', sort)
  for (const status of statuses) query.append('status', status)
  for (const tag of tags) query.append('tag', tag)
  for (const name of own) query.set(name, '1')
  for (const name of valueFilters) if (values[name]) query.set(name, values[name])
  if (closed) query.set('closed', '1')
  const text = query.toString()
  return `${board === null ? paths.home : paths.board(board)}${text === '' ? '' : `?${text}`}`
}

/** The part of the address that says behind which row a list begins. */
const AFTER = 'after'

/** Reads behind which row a list begins out of its address; null for its beginning. */
export function readAfter(query: URLSearchParams): string | null {
  return cut(query.get(AFTER) ?? '', LONGEST_CURSOR) || null
}

/** The address of a list from behind a row on, by the row's cursor. */
export function pageHref(choice: ListChoice, after: string): string {
  const href = choiceHref(choice)
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams([[AFTER, after]])}`
}

/**
 * The variables of a list's query for a choice, from behind the row `after` on; the same choice
 * always gives equal variables.
 */
export function choiceVariables(choice: ListChoice, after: string | null = null) {
  const { board, sort, search, statuses, tags, own } = choice
  const { from, to, month, assignee } = choice.values
  return {
    first: listLimits.pageSize.default,
    ...(after === null ? {} : { after }),
    sort: sort && sorts[sort],
    filter: {
      ...(board === null ? {} : { board }),
      ...(search === '' ? {} : { search }),
      ...(statuses.length === 0 ? {} : { statuses: statuses.toSorted() }),
      ...(isOpenOnly(choice) ? { categories: open } : {}),
      ...(tags.length === 0 ? {} : { tags: tags.toSorted() }),
      ...Object.fromEntries(own.map((name) => [name, true])),
      ...(from && { since: dayAfter(from, 0) }),
      ...(to && { until: dayAfter(to, 1) }),
      ...(month && { targetMonth: month }),
      ...(assignee && (assignee === 'none' ? { unassigned: true } : { assigneeId: assignee })),
    },
  }
}

/**
 * Whether a list can leave out what is closed: a search, a choice of statuses and a person's own
 * ideas are always whole.
 */
export function hasClosedChoice({ search, statuses, own }: ListChoice): boolean {
  return search === '' && statuses.length + own.length === 0
}

/** Whether a list is a search, or narrowed to a part: one of endlessly many views, which no search engine keeps. */
export function isNarrowed(choice: ListChoice): boolean {
  return choice.search !== '' || filterCount(choice) > 0
}

/** Whether a list shows open ideas alone: it does where nothing else is asked for. */
export function isOpenOnly(choice: ListChoice): boolean {
  return hasClosedChoice(choice) && !choice.closed
}

/** Counts the filters (search, sort and board apart). */
export function filterCount({ statuses, tags, own, values }: ListChoice): number {
  return statuses.length + tags.length + own.length + Object.keys(values).length
}

/** Whether a text is a day or month that the server knows as well. */
export function isTime(name: TimeFilter, text: string): boolean {
  const length = name === 'month' ? 7 : 10
  return /^2\d{3}(-\d\d)+$/.test(text) && text.length === length && Date.parse(text) > 0
}

function isValue(name: ValueFilter, text: string): boolean {
  return name === 'assignee' ? /^\w{1,100}$/.test(text) : isTime(name, text)
}

/** The beginning of a day (UTC, so that the server and every browser ask for the same), or of one so many days later. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 864e5).toISOString()
}

function isSort(name: string): name is SortName {
  return Object.hasOwn(sorts, name)
}

/** The slugs in an address. A longer one fits none, cut or not; the server refuses endless ones. */
function slugs(values: string[]): string[] {
  const all = values.filter((value) => value !== '').map((value) => cut(value, 100))
  return [...new Set(all)].slice(0, listLimits.choices.max)
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
