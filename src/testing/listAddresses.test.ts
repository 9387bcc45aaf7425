import { choiceVariables, readChoice } from '#features/ideas/listAddress.ts'
import { readIdeaList } from '#server/http/ideaListAddress.ts'

test.each([
  '',
  'q=+dark+mode+',
  `q=${'%F0%9F%98%80'.repeat(300)}&status=&status=open&status=open&sort=active`,
  'sort=discussed&closed=1',
  'sort=constructor&mine=yes&assigned=0',
  'tag=b&tag=a&sort=top',
  ...['mine', 'voted', 'following', 'assigned', 'pinned', 'overdue', 'countsHidden', 'locked'].map(
    (name) => `${name}=1&sort=newest`,
  ),
  'from=2026-05-03&to=2026-05-03&sort=trending',
  'from=2026-02-30&to=2026-13-01&month=2026-05',
  'assignee=user_ana',
  'assignee=none&closed=1',
  'assignee=a%20b',
  'month=2026-00&from=2026-05&to=1999-01-01',
])('a file of ideas has what the list of the page has (%s)', (address) => {
  const query = new URLSearchParams(address)
  const page = choiceVariables(readChoice('apps', query))
  query.set('board', 'apps')
  const { filter, sort } = readIdeaList(query)
  const said = Object.entries(filter).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  )
  const sorted = said.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ])
  expect({ sort, filter: Object.fromEntries(sorted) }).toEqual({
    sort: page.sort,
    filter: {
      ...page.filter,
      ...(page.filter.categories && { categories: page.filter.categories.toSorted() }),
    },
  })
})
