import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaMergesTestQuery } from '#generated/IdeaMergesTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { IdeaMerges } from './IdeaMerges.tsx'

const merged = (number: number, votes: number, viewerCanUnmerge: boolean, imported = 0) => ({
  voteCount: votes,
  importedVoteCount: imported,
  idea: { id: `idea_${number}`, number, title: `Title ${number}`, viewerCanUnmerge },
})

async function renderMerges(mergedFrom: object[], hash = '') {
  const services = createTestServices()
  const kit = renderWithRelay<IdeaMergesTestQuery>({
    query: graphql`
      query IdeaMergesTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaMerges_idea
        }
      }
    `,
    render: ({ idea }) => (
      <>
        {idea && <IdeaMerges idea={idea} />}
        <p>The idea</p>
      </>
    ),
    wrapper: servicesWrapper(services),
    route: `/ideas/7${hash}`,
  })
  await kit.respond({ data: { idea: { id: 'idea_7', __typename: 'Idea', mergedFrom } } })
  await screen.findByText('The idea')
  return { ...kit, said: () => services.toasts.snapshot().map(({ text }) => text) }
}

test('nothing where nothing was merged', async () => {
  await renderMerges([])
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('everybody reads where votes came from; what cannot be read is left out', async () => {
  await renderMerges([
    merged(41, 12, false, 3),
    merged(42, 0, false),
    merged(44, 0, false, 7),
    { ...merged(43, 5, false), idea: null },
  ])
  const lines = within(await screen.findByRole('list', { name: 'Merged into this idea' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(lines).toEqual([
    '12 of these votes and 3 imported came from #41: Title 41',
    '#42 was merged into this idea: Title 42',
    '7 of the imported votes came from #44: Title 44',
  ])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the team takes a merge back, and is told when that is refused', async () => {
  const { user, operation, respond, said } = await renderMerges([merged(41, 12, true)])
  await user.click(await screen.findByRole('button', { name: 'Unmerge #41' }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_41' })
  await respond({
    data: {
      unmergeIdea: {
        errors: [refusal({ message: 'You are not allowed to merge ideas.' })],
        idea: null,
        into: null,
      },
    },
  })
  await waitFor(() => expect(said()).toEqual(['You are not allowed to merge ideas.']))
  expect(screen.getByRole('button', { name: 'Unmerge #41' })).toBeVisible()
})

test('who came by the address of a merged one is told so first; of many the first three are listed', async () => {
  const { user } = await renderMerges(
    [41, 42, 43, 44, 45].map((number) => merged(number, number, false)),
    '#idea_44',
  )
  const list = within(await screen.findByRole('list', { name: 'Merged into this idea' }))
  expect(screen.getByRole('status')).toHaveTextContent('“Title 44” was merged into this idea.')
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Title 44” was merged into this idea.44 of these votes came from #44',
    '41 of these votes came from #41: Title 41',
    '42 of these votes came from #42: Title 42',
  ])
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
