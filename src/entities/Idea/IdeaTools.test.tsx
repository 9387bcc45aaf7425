import { act, screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaToolsTestQuery } from '#generated/IdeaToolsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { trackedServices, servicesWrapper } from '#testing/testServices.tsx'
import { IdeaBanner, IdeaMenu } from './IdeaTools.tsx'

async function renderTools(facts: object) {
  const { services, tracked } = trackedServices()
  const kit = renderWithRelay<IdeaToolsTestQuery>({
    query: graphql`
      query IdeaToolsTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaTools_idea
        }
      }
    `,
    render: ({ idea }) =>
      idea && (
        <>
          <IdeaMenu idea={idea} />
          <IdeaBanner idea={idea} />
          <p>The idea</p>
        </>
      ),
    wrapper: servicesWrapper(services),
  })
  const nothing = {
    viewerCanDelete: false,
    viewerCanModerate: false,
    viewerCanReport: false,
    viewerHasReported: false,
    viewerCanMerge: false,
    viewerCanLockDiscussion: false,
    viewerCanFollow: false,
    viewerHasMuted: false,
    locked: false,
  }
  await kit.resolve({ Idea: () => ({ id: 'idea_7', state: 'LIVE', ...nothing, ...facts }) })
  await screen.findByText('The idea')
  return { ...kit, services, tracked }
}

test('a visitor is offered nothing and told nothing', async () => {
  await renderTools({})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a reader gets the menu', async () => {
  await renderTools({ viewerCanReport: true })
  expect(await screen.findByRole('button', { name: 'More about this idea' })).toBeVisible()
  expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument()
})

test('an author sees that it waits', async () => {
  await renderTools({ state: 'PENDING', viewerCanDelete: true })
  expect(await screen.findByText('Waiting for approval')).toBeVisible()
})

const lockAnswer = (locked: boolean, errors: object[] = []) => ({
  data: {
    setDiscussionLock: {
      errors,
      idea: { __typename: 'Idea', id: 'idea_7', locked, discussionLock: null },
    },
  },
})

test('the team locks the discussion from the menu, and unlocks it by a key; both show at once', async () => {
  const { user, operation, respond, services, tracked } = await renderTools({
    viewerCanLockDiscussion: true,
  })
  await user.click(await screen.findByRole('button', { name: 'More about this idea' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lock the discussion' }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', locked: true })
  await user.click(screen.getByRole('button', { name: 'More about this idea' }))
  expect(await screen.findByRole('menuitem', { name: 'Unlock the discussion' })).toBeVisible()
  await user.keyboard('{Escape}')
  await respond(lockAnswer(true))
  const key = { key: 'l', altKey: false, ctrlKey: false, metaKey: false }
  act(() => void services.shortcuts.handle({ ...key, defaultPrevented: false, target: null }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', locked: false })
  await respond(lockAnswer(false))
  expect(tracked).toEqual([
    ['discussion_locked', { idea: 'idea_7', locked: true }],
    ['discussion_locked', { idea: 'idea_7', locked: false }],
  ])
})

test('a lock that fails is taken back and says why', async () => {
  const { user, reject, services } = await renderTools({ viewerCanLockDiscussion: true })
  await user.click(await screen.findByRole('button', { name: 'More about this idea' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lock the discussion' }))
  await reject(new NetworkError({ operation: 'useLockItemMutation', reason: 'x' }))
  expect(services.toasts.snapshot()).toMatchObject([
    { text: expect.stringMatching(/cannot be reached\. Nothing was changed\.$/) },
  ])
  await user.click(screen.getByRole('button', { name: 'More about this idea' }))
  expect(await screen.findByRole('menuitem', { name: 'Lock the discussion' })).toBeVisible()
})
