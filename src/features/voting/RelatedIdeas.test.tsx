import { screen } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { RelatedIdeas } from './RelatedIdeas.lazy.tsx'

const renderRelated = () =>
  renderWithRelay(<RelatedIdeas ideaId="idea_7" />, { wrapper: servicesWrapper() })
const find = () => screen.getByRole('button', { name: 'Find related ideas' })

test('lead to their pages, once they are asked for', async () => {
  const { user, respond, pending } = renderRelated()
  expect(pending()).toBe(0)
  await user.click(find())
  await respond({
    data: {
      idea: {
        id: 'idea_7',
        relatedIdeas: [
          {
            id: 'idea_9',
            number: 9,
            slug: 'x',
            title: 'مكاني '.repeat(20),
            voteCount: 12_345,
            votesAreHidden: false,
            importedVoteCount: 0,
          },
        ],
      },
    },
  })
  expect(screen.getByRole('heading', { name: 'Related ideas' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^12\.3k/ })).toHaveAttribute('href', '/ideas/9/x')
})

test('say that there are none', async () => {
  const { user, respond } = renderRelated()
  await user.click(find())
  // The button is gone, and what comes in its place is read out.
  expect(screen.getByRole('status')).toHaveFocus()
  await respond({ data: { idea: { id: 'idea_7', relatedIdeas: [] } } })
  expect(screen.getByRole('status')).toHaveTextContent('No related ideas.')
})

test('say that they cannot be had, and are found at the next try', async () => {
  const { user, reject, respond } = renderRelated()
  await user.click(find())
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await respond({ data: { idea: { id: 'idea_7', relatedIdeas: [] } } })
  expect(screen.getByText('No related ideas.')).toBeVisible()
})
