import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ChangelogDataTestQuery } from '#generated/ChangelogDataTestQuery.graphql.ts'
import type { PageFacts } from '#lib/structuredData.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { noPageAnswer } from '#services/PageAnswer.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ChangelogData, EntryData } from './ChangelogData.lazy.tsx'

const entry = {
  id: 'entry_1',
  slug: 'both-stay',
  title: 'Both versions stay',
  excerpt: 'Nothing is overwritten.',
  publishedAt: '2026-05-09T12:00:00.000Z',
  state: 'PUBLISHED',
  bodyHtml: '<p>Nothing is overwritten.</p>',
}
const news = {
  name: entry.title,
  path: '/changelog/both-stay',
  excerpt: entry.excerpt,
  publishedAt: entry.publishedAt,
}

async function described(listed: object[], shown: object): Promise<PageFacts[]> {
  const told: PageFacts[] = []
  const answer = { ...noPageAnswer, describe: (page: PageFacts) => void told.push(page) }
  const { resolve } = renderWithRelay<ChangelogDataTestQuery>({
    query: graphql`
      query ChangelogDataTestQuery @relay_test_operation {
        ...ChangelogData_query
        ...ChangelogDataEntry_query
        changelogEntry(id: "entry_1") {
          ...ChangelogDataEntry_entry
        }
      }
    `,
    render: (data) => (
      <>
        <ChangelogData query={data} />
        {data.changelogEntry && <EntryData query={data} entry={data.changelogEntry} />}
      </>
    ),
    wrapper: servicesWrapper(createTestServices({ answer })),
  })
  await resolve({
    Site: () => ({ name: 'Fieldnotes' }),
    Query: () => ({ changelogEntry: shown }),
    ChangelogEntryConnection: () => ({ edges: listed.map((node) => ({ node })) }),
  })
  await waitFor(() => expect(told).not.toEqual([]))
  return told
}

test('the changelog is described with its published entries, and an entry with its text', async () => {
  expect(await described([entry, { ...entry, id: 'entry_2', publishedAt: null }], entry)).toEqual([
    {
      kind: 'news',
      site: { name: 'Fieldnotes' },
      changelog: { name: 'Changelog', path: '/changelog' },
      entries: [news],
    },
    {
      kind: 'entry',
      site: { name: 'Fieldnotes' },
      changelog: { name: 'Changelog', path: '/changelog' },
      entry: { ...news, html: entry.bodyHtml },
    },
  ])
})

test('nothing is said of an entry that is not published', async () => {
  const told = await described([entry], { ...entry, state: 'SCHEDULED' })
  expect(told.map(({ kind }) => kind)).toEqual(['news'])
})
