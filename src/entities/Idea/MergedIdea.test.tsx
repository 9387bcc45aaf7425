import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { MergedIdeaTestQuery } from '#generated/MergedIdeaTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { MergedIdea } from './MergedIdea.tsx'

async function renderMerged(route: string) {
  const kit = renderWithRelay<MergedIdeaTestQuery>({
    query: graphql`
      query MergedIdeaTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...MergedIdea_idea
        }
      }
    `,
    render: ({ idea }) => idea && <MergedIdea idea={idea} />,
    route,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({ Idea: () => ({ ...anIdea(), author: aUser() }) })
  const answer = () => kit.resolve({ Idea: () => anIdea() })
  return { ...kit, answer }
}

test('tells author and title, and the details when it is unfolded', async () => {
  const { user, pending, answer } = await renderMerged('/')
  expect(screen.getByText('Ana')).toBeVisible()
  expect(screen.getByText(/posted as #7, merged into this/)).toBeVisible()
  expect(pending()).toBe(0)
  await user.click(screen.getByText('Keep my place'))
  await answer()
  expect(screen.getByText('Every time I have to find the paragraph again.')).toBeVisible()
})

test('is open to who came by its address', async () => {
  HTMLElement.prototype.scrollIntoView = jest.fn()
  const { answer } = await renderMerged('/#idea_7')
  await answer()
  expect(screen.getByText('Every time I have to find the paragraph again.')).toBeVisible()
})
