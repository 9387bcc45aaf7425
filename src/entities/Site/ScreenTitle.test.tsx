import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ScreenTitleTestQuery } from '#generated/ScreenTitleTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import type { OthersPage } from './SharedHead.lazy.tsx'

const query = graphql`
  query ScreenTitleTestQuery @relay_test_operation {
    ...ScreenTitle_query
  }
`

test.each([
  ['Keep my place', { name: 'Fieldnotes' }, 'Keep my place · Fieldnotes'],
  [null, { name: 'Fieldnotes' }, 'Fieldnotes'],
  ['Welcome', null, 'Welcome · Earshot'],
])('%s on %j is “%s”', async (title, site, expected) => {
  const { resolve } = renderWithRelay<ScreenTitleTestQuery>({
    query,
    render: (data) => <ScreenTitle query={data} title={title} />,
    wrapper: servicesWrapper(),
  })
  await resolve({ Query: () => ({ site }) })
  await waitFor(() => expect(document.title).toBe(expected))
})

const shared = {
  path: '/ideas/1/x',
  description: '',
  subject: { kind: 'idea', number: 1 },
} as const
const metas = (): Record<string, string | null> =>
  Object.fromEntries(
    [...document.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.getAttribute('content'),
    ]),
  )

async function draw(over: Partial<OthersPage> | null): Promise<void> {
  const { resolve } = renderWithRelay<ScreenTitleTestQuery>({
    query,
    render: (data) => (
      <ScreenTitle query={data} title="Keep" shared={over && { ...shared, ...over }} />
    ),
    wrapper: servicesWrapper(createTestServices({ siteUrl: 'https://ideas.example' })),
  })
  await resolve({ Query: () => ({ site: { name: 'Fieldnotes', tagline: 'For notes' } }) })
  await waitFor(() => expect(document.title).toBe('Keep · Fieldnotes'))
  if (over) await waitFor(() => expect(metas()).toHaveProperty('og:title'))
}

test('a page for others says its address, what it is about, and its picture', async () => {
  await draw({})
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://ideas.example/ideas/1/x',
  )
  expect(metas()).toMatchObject({
    description: 'For notes',
    'og:title': 'Keep',
    'og:locale': 'en_GB',
    'og:image': expect.stringMatching(
      /^https:\/\/ideas\.example\/og\/ideas\/1-c\w+\.png$/,
    ) as string,
    'twitter:card': 'summary_large_image',
  })
  expect(document.querySelector('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'https://ideas.example/feeds/ideas/1.atom',
  )
  expect(metas()).not.toHaveProperty('robots')
})

test('one of many views is shown to others and left out by search engines', async () => {
  await draw({ isIndexed: false })
  expect(metas()).toMatchObject({ robots: 'noindex', 'og:title': 'Keep' })
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})

test('a page of one’s own says nothing to others', async () => {
  await draw(null)
  expect(metas()).toMatchObject({ robots: 'noindex' })
  expect(metas()).not.toHaveProperty('og:title')
})
