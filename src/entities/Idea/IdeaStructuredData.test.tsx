import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaStructuredDataTestQuery } from '#generated/IdeaStructuredDataTestQuery.graphql.ts'
import type { PageFacts } from '#lib/structuredData.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { noPageAnswer } from '#services/PageAnswer.ts'
import { anIdea, aUser } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { IdeaStructuredData } from './IdeaStructuredData.tsx'

const comment = (id: string, over: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'Comment',
    id,
    state: 'LIVE',
    internal: false,
    createdAt: '2026-01-02T10:00:00.000Z',
    bodyHtml: `<p>Said in ${id}</p>`,
    author: aUser({ id: 'user_bo', name: 'Bo' }),
    ...over,
  },
})

async function described(facts: object): Promise<PageFacts[]> {
  const told: PageFacts[] = []
  const answer = { ...noPageAnswer, describe: (page: PageFacts) => void told.push(page) }
  const { resolve } = renderWithRelay<IdeaStructuredDataTestQuery>({
    query: graphql`
      query IdeaStructuredDataTestQuery @relay_test_operation {
        ...IdeaStructuredData_query
        idea(id: "idea_7") {
          ...IdeaStructuredData_idea
        }
      }
    `,
    render: (data) => data.idea && <IdeaStructuredData query={data} idea={data.idea} />,
    wrapper: servicesWrapper(createTestServices({ answer })),
  })
  await resolve({
    Site: () => ({ name: 'Fieldnotes' }),
    Idea: () => ({ ...anIdea(), ...facts, editedAt: null, author: aUser() }),
    TimelineItemConnection: () => ({
      edges: [
        comment('comment_a'),
        comment('comment_b', { internal: true }),
        comment('comment_c', { state: 'PENDING' }),
        comment('comment_d', { author: null, bodyHtml: '<p>Twice</p>' }),
      ],
    }),
  })
  return told
}

test('an idea is described with the comments that everybody may read', async () => {
  const told = await described({ state: 'LIVE' })
  await waitFor(() => expect(told).not.toEqual([]))
  const [facts] = told
  expect(facts).toMatchObject({
    kind: 'idea',
    title: 'Keep my place',
    author: 'Ana',
    votes: 41,
    comments: [
      { id: 'comment_a', author: 'Bo', html: '<p>Said in comment_a</p>' },
      { id: 'comment_d', author: 'Deleted user' },
    ],
  })
})

test('one that is not public is not described', async () => {
  await IdeaStructuredData.preload()
  expect(await described({ state: 'PENDING' })).toEqual([])
})
