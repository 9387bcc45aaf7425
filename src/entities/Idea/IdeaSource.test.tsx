import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaSourceTestQuery } from '#generated/IdeaSourceTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaSource } from './IdeaSource.tsx'

async function renderIdeaSource(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaSourceTestQuery>({
    query: graphql`
      query IdeaSourceTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaSource_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaSource idea={idea} />,
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

test('an imported idea links to where it came from', async () => {
  await renderIdeaSource({
    source: {
      name: 'rust-lang/rust',
      number: '1234',
      url: 'https://github.com/rust-lang/rust/issues/1234',
    },
  })
  expect(screen.getByRole('link', { name: 'from rust-lang/rust #1234' })).toHaveAttribute(
    'href',
    'https://github.com/rust-lang/rust/issues/1234',
  )
})

test.each([null, 'javascript:alert(1)'])(
  'an address that is none of the web (%s) is no link',
  async (url) => {
    await renderIdeaSource({ source: { name: 'old', number: '5', url } })
    expect(screen.getByText('from old #5')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('an idea of our own has no source', async () => {
  const { container } = await renderIdeaSource()
  expect(container).toBeEmptyDOMElement()
})

test('what has no number there is not called by its key', async () => {
  await renderIdeaSource({ source: { name: 'feedback', number: '569f7291860d', url: null } })
  expect(screen.getByText('from feedback')).toBeInTheDocument()
})
