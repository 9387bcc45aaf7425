import { act, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import { MemoryRouter } from 'react-router-dom'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { MergedIdeaTestQuery } from '#generated/MergedIdeaTestQuery.graphql.ts'
import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { mockPayload } from '#relay/testing/mockPayload.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { MergedIdea } from './MergedIdea.tsx'

const query = graphql`
  query MergedIdeaTestQuery($withText: Boolean!) @relay_test_operation {
    idea(id: "idea_7") {
      ...MergedIdea_idea
      ...IdeaBody_idea @include(if: $withText) @alias(as: "body")
    }
  }
`
const draw = ({ idea }: MergedIdeaTestQuery['response']): ReactNode =>
  idea && <MergedIdea idea={idea} body={idea.body ?? null} />
const facts = { Idea: () => ({ ...anIdea(), author: aUser() }) }
const text = 'Every time I have to find the paragraph again.'

async function renderMerged(route: string, withText = false) {
  const kit = renderWithRelay<MergedIdeaTestQuery>({
    query,
    variables: { withText },
    render: draw,
    route,
    wrapper: servicesWrapper(),
  })
  await kit.resolve(facts)
  const answer = () => kit.resolve({ Idea: () => anIdea() })
  return { ...kit, answer }
}

/** A client that has the idea, without its text. */
function createClient() {
  const environment = createMockRelay()
  const operation = createOperationDescriptor(getRequest(query), { withText: false })
  const answer = mockPayload(operation, facts)
  if (!('data' in answer) || !answer.data) throw new Error('No answer was made up')
  environment.commitPayload(operation, answer.data)
  environment.retain(operation)
  const Services = servicesWrapper()
  const WithData = () =>
    draw(
      useLazyLoadQuery<MergedIdeaTestQuery>(
        query,
        { withText: false },
        { fetchPolicy: 'store-only' },
      ),
    )
  const page = (
    <MemoryRouter>
      <RelayEnvironmentProvider environment={environment}>
        <Services>
          <Suspense fallback={null}>
            <WithData />
          </Suspense>
        </Services>
      </RelayEnvironmentProvider>
    </MemoryRouter>
  )
  return { page, mock: environment.mock }
}

test('tells author and title, and the details when it is unfolded', async () => {
  const { user, pending, answer } = await renderMerged('/')
  expect(screen.getByText('Ana')).toBeVisible()
  expect(screen.getByText(/posted as #7, merged into this/)).toBeVisible()
  expect(pending()).toBe(0)
  await user.click(screen.getByText('Keep my place'))
  await answer()
  expect(screen.getByText(text)).toBeVisible()
})

test('is open to who came by its address', async () => {
  HTMLElement.prototype.scrollIntoView = jest.fn()
  const { answer } = await renderMerged('/#idea_7')
  await answer()
  expect(screen.getByText(text)).toBeVisible()
})

test('a text that came along stands folded in the page, and is not asked for', async () => {
  const { user, pending } = await renderMerged('/', true)
  expect(screen.getByText(text)).not.toBeVisible()
  await user.click(screen.getByText('Keep my place'))
  expect(screen.getByText(text)).toBeVisible()
  expect(pending()).toBe(0)
})

test('one that was unfolded before the script was there stays so, and gets its text', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(createClient().page)
  const box = screen.getByRole('group')
  box.setAttribute('open', '')
  const { page, mock } = createClient()
  const onRecoverableError = jest.fn()
  const mounted = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  await act(async () =>
    mock.resolveMostRecentOperation((operation) =>
      mockPayload(operation, { Idea: () => anIdea() }),
    ),
  )
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('group')).toBe(box)
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => mounted.unmount())
})
