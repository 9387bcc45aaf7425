import { fireEvent, screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { AuditLogTestQuery } from '#generated/AuditLogTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { renderComponent } from '#testing/renderComponent.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { readAuditChoice } from './auditAddress.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList } from './AuditList.tsx'
import { AuditLog } from './AuditLog.lazy.tsx'

const renderList = () =>
  renderComponent<AuditLogTestQuery>({
    query: graphql`
      query AuditLogTestQuery @relay_test_operation {
        ...AuditList_query
      }
    `,
    render: (data) => <AuditList query={data} />,
  })

const event = (id: string, more: object) => ({
  node: {
    id,
    kind: 'SITE_CHANGED',
    subjectName: null,
    ideaId: null,
    field: null,
    from: null,
    to: null,
    byServer: false,
    actor: { name: 'Ana' },
    createdAt: '2026-05-03T10:00:00.000Z',
    ...more,
  },
})

const page = (edges: object[], hasNextPage = false) => ({
  AuditEventConnection: () => ({
    edges,
    pageInfo: { hasNextPage, endCursor: hasNextPage ? 'next' : null },
  }),
})

test('it says where the changes are that it does not have', () => {
  renderWithRelay(<AuditLog />, { wrapper: servicesWrapper() })
  expect(
    screen.getByText(/Status changes, merges and official answers appear on each idea’s page\.$/),
  ).toBeVisible()
})

test('a row says what was changed, from what to what, by whom and when', async () => {
  const { resolve } = renderList()
  await resolve(
    page([
      event('audit_1', { field: 'guestVoting', from: 'false', to: 'true' }),
      event('audit_2', { kind: 'IDEA_STATE_CHANGED', subjectName: 'Dark mode', ideaId: 'idea_7' }),
      event('audit_3', { kind: 'IMPORT_RUN', actor: null, byServer: true, field: 'odd', to: 'x' }),
      event('audit_5', { field: 'locale', from: 'en', to: 'de' }),
      event('audit_4', { kind: 'TAG_DELETED', subjectName: 'sync', actor: null }),
      event('audit_6', {
        kind: 'BOARD_CHANGED',
        subjectName: 'Wishes',
        field: 'name',
        from: 'Wishes',
        to: 'OPEN',
      }),
      event('audit_7', { field: 'notifications.MENTION.PUSH', to: 'true' }),
    ]),
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Site setting changedGuest voting: fromno → toyesAna3 May 2026 at /),
    expect.stringMatching(/^Idea moderated Dark modeAna3 May/),
    expect.stringMatching(/^Import finishedodd: → toxThe server3 May/),
    expect.stringMatching(/^Site setting changedLanguage: fromEnglish → toDeutschAna/),
    expect.stringMatching(/^Tag deleted syncDeleted user3 May/),
    expect.stringMatching(/^Board changed WishesName: fromWishes → toOPENAna/),
    expect.stringMatching(
      /^Site setting changedDefault notification “Mentions” \(Push\): → toyesAna/,
    ),
  ])
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/ideas/7')
})

test('more is asked for by a button', async () => {
  const { user, resolve, operation } = renderList()
  await resolve(page([event('audit_1', {})], true))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(operation().request.variables).toMatchObject({ after: 'next' })
  await resolve(page([event('audit_0', { kind: 'TAG_CREATED' })]))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('an empty log says so', async () => {
  const { resolve } = renderList()
  await resolve(page([]))
  expect(screen.getByText('No changes found.')).toBeVisible()
})

function Filters() {
  const { search } = useLocation()
  return (
    <>
      <AuditFilters choice={readAuditChoice(new URLSearchParams(search))} />
      <output>{search}</output>
    </>
  )
}

test('a year is typed key by key, and the log is asked for whole days only', () => {
  renderWithRelay(<Filters />, { wrapper: servicesWrapper() })
  const from = screen.getByLabelText('From')
  const address = () => document.querySelector('output')?.textContent
  for (const typed of ['0002-05-03', '0020-05-03', '0202-05-03']) {
    fireEvent.change(from, { target: { value: typed } })
    expect(from).toHaveValue(typed)
    expect(address()).toBe('')
  }
  fireEvent.change(from, { target: { value: '2026-05-03' } })
  expect(address()).toBe('?from=2026-05-03')
})
