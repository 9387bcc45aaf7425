import { act, screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ReadOnOpenTestEntryQuery } from '#generated/ReadOnOpenTestEntryQuery.graphql.ts'
import type { ReadOnOpenTestQuery } from '#generated/ReadOnOpenTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ReadEntryOnOpen } from './ReadEntryOnOpen.tsx'
import { ReadOnOpen } from './ReadOnOpen.tsx'

async function renderIdea(unread: number) {
  const kit = renderWithRelay<ReadOnOpenTestQuery>({
    query: graphql`
      query ReadOnOpenTestQuery @relay_test_operation {
        viewer {
          id
          unreadNotificationCount
        }
        idea(id: "idea_7") {
          ...ReadOnOpen_idea
        }
      }
    `,
    render: ({ idea, viewer }) => (
      <>
        {idea && <ReadOnOpen idea={idea} />}
        <p>{viewer.unreadNotificationCount} unread</p>
      </>
    ),
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Viewer: () => ({ id: 'viewer_me', unreadNotificationCount: 3 }),
    Idea: () => ({ id: 'idea_7', viewerInboxGroup: { id: 'group_7', unreadCount: unread } }),
  })
  return kit
}

afterEach(() => jest.restoreAllMocks())

test('the page of an idea reads what was told about it, once, and the count falls at once', async () => {
  const { pending, operation, respond } = await renderIdea(2)
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toMatchObject({ groupId: 'group_7' })
  expect(screen.getByText('2 unread')).toBeVisible()
  await respond({
    data: {
      markGroupRead: {
        errors: [],
        group: { id: 'group_7', unreadCount: 0 },
        viewer: { id: 'viewer_me', unreadNotificationCount: 2 },
      },
    },
  })
  expect([pending(), screen.getByText('2 unread')]).toEqual([0, expect.anything()])
})

test('a page that nobody sees reads nothing until somebody does', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { pending } = await renderIdea(2)
  await act(async () => void (await import('./ReadGroup.lazy.tsx')))
  expect(pending()).toBe(0)
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(pending()).toBe(1))
})

test('nothing unread asks nothing', async () => {
  const { pending } = await renderIdea(0)
  await act(async () => void (await import('./ReadGroup.lazy.tsx')))
  expect(pending()).toBe(0)
})

test('the page of an entry of the changelog reads what was told about it', async () => {
  const { resolve, pending, operation } = renderWithRelay<ReadOnOpenTestEntryQuery>({
    query: graphql`
      query ReadOnOpenTestEntryQuery @relay_test_operation {
        changelogEntry(id: "entry_1") {
          ...ReadEntryOnOpen_entry
        }
      }
    `,
    render: ({ changelogEntry: entry }) => entry && <ReadEntryOnOpen entry={entry} />,
    wrapper: servicesWrapper(),
  })
  await resolve({
    ChangelogEntry: () => ({ viewerInboxGroup: { id: 'group_9', unreadCount: 1 } }),
  })
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toMatchObject({ groupId: 'group_9' })
})
