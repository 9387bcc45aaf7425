import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaHeadTestQuery } from '#generated/IdeaHeadTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { noPageAnswer, type SharedPage } from '#services/PageAnswer.ts'
import { anIdea, aStatus } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { IdeaHead } from './IdeaHead.tsx'

async function shared(facts: object): Promise<SharedPage | undefined> {
  const told: SharedPage[] = []
  const answer = { ...noPageAnswer, share: (page: SharedPage) => void told.push(page) }
  const { resolve } = renderWithRelay<IdeaHeadTestQuery>({
    query: graphql`
      query IdeaHeadTestQuery @relay_test_operation {
        ...IdeaHead_query
        idea(id: "idea_7") {
          ...IdeaHead_idea
        }
      }
    `,
    render: (data) => data.idea && <IdeaHead query={data} idea={data.idea} />,
    wrapper: servicesWrapper(createTestServices({ answer })),
  })
  await resolve({
    Site: () => ({ name: 'Fieldnotes', tagline: '', accentColor: null }),
    Idea: () => ({ ...anIdea(), ...facts, status: aStatus() }),
  })
  await waitFor(() => expect(told).not.toEqual([]))
  return told[0]
}

test('an idea says what its page and its picture show', async () => {
  const importedVotes = [{ source: 'tracker', count: 9 }]
  expect(await shared({ state: 'LIVE', importedVotes })).toMatchObject({
    title: 'Keep my place',
    path: '/ideas/7/keep-my-place',
    subject: { kind: 'idea', number: 7 },
    picture: { title: 'Keep my place', idea: { number: 7, votes: 50, status: { name: 'Open' } } },
    isIndexed: true,
  })
})

test('one that waits for approval is left out by search engines', async () => {
  expect(await shared({ state: 'PENDING' })).toMatchObject({ isIndexed: false })
})
