import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaLinkTestQuery } from '#generated/IdeaLinkTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaLink } from './IdeaLink.tsx'

async function renderIdeaLink(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaLinkTestQuery>({
    query: graphql`
      query IdeaLinkTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaLink_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaLink idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: () => ({
      ...anIdea(facts),
      status: aStatus(),
      author: aUser(),
      board: { id: 'board_1', name: 'Editor', slug: 'editor' },
      tags: [],
      ...more,
    }),
  })
  return kit
}

test('leads to the page', async () => {
  await renderIdeaLink({ title: 'البحث في الملاحظات', slug: 'البحث-في-الملاحظات' })
  const link = screen.getByRole('link', { name: 'البحث في الملاحظات' })
  expect(link).toHaveAttribute('href', `/ideas/7/${encodeURIComponent('البحث-في-الملاحظات')}`)
})

test('a title of signs alone has no slug', async () => {
  await renderIdeaLink({ title: '???', slug: '' })
  expect(screen.getByRole('link', { name: '???' })).toHaveAttribute('href', '/ideas/7')
})
