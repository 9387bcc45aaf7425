import { choiceHref, choiceVariables, pageHref, readAfter, readChoice } from './listAddress.ts'

const read = (query: string, board: string | null = null) =>
  readChoice(board, new URLSearchParams(query))

test.each([
  '/',
  '/?q=dark+mode&sort=top&status=planned&status=open&tag=a%26b&mine=1',
  '/boards/b%20c?voted=1',
  '/?sort=newest&closed=1',
])('%s leads to itself', (href) => {
  const url = new URL(href, 'http://x')
  const board = url.pathname.startsWith('/boards/')
    ? decodeURIComponent(url.pathname.slice('/boards/'.length))
    : null
  expect(choiceHref(readChoice(board, url.searchParams))).toBe(href)
})

test('what is unknown counts as not said', () => {
  expect(choiceHref(read('sort=constructor&mine=yes&status=&utm_source=x&q=++'))).toBe('/')
})

test('variables do not depend on the order of the address', () => {
  expect(choiceVariables(read('status=b&status=a&status=b'))).toEqual(
    choiceVariables(read('status=a&status=b')),
  )
  expect(choiceVariables(read('closed=1'))).toEqual({ first: 20, sort: null, filter: {} })
  expect(choiceVariables(read('q=x&following=1', 'apps')).filter).toEqual({
    board: 'apps',
    search: 'x',
    following: true,
  })
})

test('of endless choices the first are read, and an endless one is cut', () => {
  const many = Array.from({ length: 500 }, (_, index) => `status=s${index}&tag=t${index}`).join('&')
  const { statuses, tags } = read(`${many}&tag=${'x'.repeat(5_000)}`)
  expect([statuses.length, tags.length]).toEqual([50, 50])
  expect(read(`tag=${'x'.repeat(5_000)}&tag=sync`).tags).toEqual(['x'.repeat(100), 'sync'])
})

test('a search longer than the limit is cut between characters', () => {
  expect([...read(`q=${encodeURIComponent('😀'.repeat(300))}`).search]).toHaveLength(200)
})

const open = { categories: ['OPEN', 'PLANNED', 'STARTED'] }

test.each([
  ['', open],
  ['sort=newest', open],
  ['tag=sync', { ...open, tags: ['sync'] }],
  ['closed=1', {}],
  ['q=sync', { search: 'sync' }],
  ['status=shipped', { statuses: ['shipped'] }],
  ['voted=1', { voted: true }],
])('a list shows what is open, unless it is asked for more (%s)', (query, filter) => {
  expect(choiceVariables(read(query)).filter).toEqual(filter)
})

test('a later page of a list has an address, which any other choice leaves', () => {
  const choice = read('sort=top&after=x')
  expect(pageHref(choice, 'a=b')).toBe('/?sort=top&after=a%3Db')
  expect(pageHref(read('', 'apps'), 'c2')).toBe('/boards/apps?after=c2')
  expect(choiceHref(choice)).toBe('/?sort=top')
  expect(readAfter(new URLSearchParams('after=a%3Db'))).toBe('a=b')
  expect(readAfter(new URLSearchParams('after='))).toBeNull()
  expect(readAfter(new URLSearchParams({ after: 'x'.repeat(9_000) }))).toHaveLength(500)
  expect(choiceVariables(choice, 'c2')).toEqual({ ...choiceVariables(choice), after: 'c2' })
})

test('days and months are read as they are written, and what is none is left out', () => {
  const choice = read('from=2026-05-03&to=2026-05-03&month=2026-06')
  expect(choice.values).toEqual({ from: '2026-05-03', to: '2026-05-03', month: '2026-06' })
  expect(choiceHref(choice)).toBe('/?from=2026-05-03&to=2026-05-03&month=2026-06')
  expect(choiceVariables(choice).filter).toMatchObject({
    since: '2026-05-03T00:00:00.000Z',
    until: '2026-05-04T00:00:00.000Z',
    targetMonth: '2026-06',
  })
  for (const wrong of ['from=2026-13-40', 'from=2026-05', 'month=2026-05-03', 'to=yesterday'])
    expect(read(wrong).values).toEqual({})
})

test.each(['assignee=user_ana', 'assignee=none'])(
  'an assignee is read as written (%s)',
  (query) => {
    expect(choiceHref(read(query))).toBe(`/?${query}`)
  },
)

test('nobody is an assignee too, and what is no id counts as not said', () => {
  expect(choiceVariables(read('assignee=user_ana')).filter).toEqual({
    ...open,
    assigneeId: 'user_ana',
  })
  expect(choiceVariables(read('assignee=none&closed=1')).filter).toEqual({ unassigned: true })
  for (const wrong of ['assignee=', 'assignee=a%20b', `assignee=${'x'.repeat(200)}`])
    expect(read(wrong).values).toEqual({})
})
