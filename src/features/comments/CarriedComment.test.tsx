import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CarriedCommentTestQuery } from '#generated/CarriedCommentTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { createStorage } from '#services/storage/storage.ts'
import { aUser } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CommentComposer } from './CommentComposer.lazy.tsx'

async function renderComposer(carriedTo: string, isReply = false) {
  const storage = createStorage({ area: null, target: null })
  const carried = createCarriedText(storage)
  carried.carry(carriedTo, { title: 'Dark pages', body: 'At night.' })
  const place = {
    replyTo: isReply ? 'comment_1' : null,
    under: isReply ? 'comment_1' : null,
    connectionId: 'c',
    endCursor: false as const,
  }
  const kit = renderWithRelay<CarriedCommentTestQuery>({
    query: graphql`
      query CarriedCommentTestQuery @relay_test_operation {
        ...CommentComposer_query
        idea(id: "idea_7") {
          ...CommentComposer_idea
        }
      }
    `,
    render: (data) =>
      data.idea && (
        <CommentComposer
          query={data}
          idea={data.idea}
          place={place}
          onDone={isReply ? () => undefined : undefined}
        />
      ),
    wrapper: servicesWrapper(createTestServices({ storage })),
  })
  await kit.resolve({
    Idea: () => ({ id: 'idea_7', viewerCanComment: true, viewerCanCommentInternally: false }),
    Viewer: () => ({ user: aUser() }),
  })
  return carried
}

test('what was written as an idea of its own waits in the field, and says where it comes from', async () => {
  const carried = await renderComposer('idea_7')
  expect(await screen.findByRole('textbox')).toHaveValue('Dark pages\n\nAt night.')
  expect(screen.getByText(/^This is the text of your draft idea\./)).toBeVisible()
  expect(carried.waiting('idea_7')).toBeNull()
})

test.each([
  ['another idea', 'idea_8', false],
  ['a reply', 'idea_7', true],
])('it is not put into the field of %s', async (_, carriedTo, isReply) => {
  const carried = await renderComposer(carriedTo, isReply)
  expect(await screen.findByRole('textbox')).toHaveValue('')
  expect(carried.waiting(carriedTo)).toBe('Dark pages\n\nAt night.')
})
