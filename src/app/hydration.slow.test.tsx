import { act, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import { MemoryRouter } from 'react-router-dom'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { CommentComposer } from '#features/comments/CommentComposer.lazy.tsx'
import { useUnread } from '#features/comments/useUnread.ts'
import { PostForm } from '#features/posting/PostForm.tsx'
import { PrivacySettings } from '#features/privacy/PrivacySettings.tsx'
import { useRecentIdeas } from '#features/search/useRecentIdeas.ts'
import { SignInForm } from '#features/session/SignInForm.tsx'
import { ShortcutDialog } from '#features/shortcuts/ShortcutDialog.lazy.tsx'
import type { hydrationTestQuery } from '#generated/hydrationTestQuery.graphql.ts'
import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { mockPayload } from '#relay/testing/mockPayload.ts'
import { createStorage, type AppStorage } from '#services/storage/storage.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { Theme } from './Theme.lazy.tsx'

jest.mock('#features/posting/SimilarIdeas.tsx', () => ({ SimilarIdeas: () => null }))

const query = graphql`
  query hydrationTestQuery @relay_test_operation {
    ...PostForm_query
    ...CommentComposer_query
    ...SignInForm_query
    idea(id: "idea_1") {
      ...CommentComposer_idea
      ...useUnread_idea
    }
  }
`
type Data = hydrationTestQuery['response']

/** A mock environment whose store holds the query's answer, as it does on both sides. */
function createClient(storage: AppStorage, tabStorage: AppStorage) {
  const environment = createMockRelay()
  const operation = createOperationDescriptor(getRequest(query), {})
  const answer = mockPayload(operation, {
    Query: () => ({ formGuard: 'token' }),
    Idea: () => ({ id: 'idea_1', unread: null, viewerCanComment: true }),
    Site: () => ({ boards: [{ id: 'board_1', slug: 'editor', name: 'Editor' }] }),
    Viewer: () => ({ canPost: true, user: null }),
  })
  if (!('data' in answer) || !answer.data) throw new Error('No answer was made up')
  environment.commitPayload(operation, answer.data)
  environment.retain(operation)
  const services = createTestServices({
    storage,
    tabStorage,
    platforms: { usage: { kind: 'amplitude' } as never },
  })
  const Services = servicesWrapper(services)
  function Client({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter>
        <RelayEnvironmentProvider environment={environment}>
          <Services>
            <Suspense fallback="waiting">{children}</Suspense>
          </Services>
        </RelayEnvironmentProvider>
      </MemoryRouter>
    )
  }
  return { Client, mock: environment.mock }
}

function WithData({ draw }: { draw: (data: Data) => ReactNode }) {
  return draw(useLazyLoadQuery<hydrationTestQuery>(query, {}, { fetchPolicy: 'store-only' }))
}

function Unread({ idea }: { idea: NonNullable<Data['idea']> }) {
  return <output>{useUnread(idea, false).isReturning ? 'was here' : 'is new'}</output>
}

function Recent() {
  return <output>{useRecentIdeas().length} recent</output>
}

const memory = (kept: Readonly<Record<string, string>> = {}): AppStorage => {
  const storage = createStorage({ area: null, target: null })
  for (const [key, value] of Object.entries(kept)) storage.write(key, value)
  return storage
}

const place = { replyTo: null, under: null, connectionId: 'client:list', endCursor: null }
const kept = {
  'earshot.theme': 'dark',
  'earshot.consent': 'accepted',
  'earshot.shortcuts': 'off',
  'earshot.recent': '7 12',
  'earshot.read': JSON.stringify([['idea_1', '2026-05-01T00:00:00.000Z']]),
  'earshot.draft.idea': JSON.stringify({
    title: 'Dark pages',
    body: 'At night.',
    boardId: 'board_1',
    clientMutationId: 'a'.repeat(32),
  }),
  'earshot.draft.comment.idea_1': JSON.stringify({
    body: 'A comment from before',
    internal: false,
    clientMutationId: 'b'.repeat(32),
  }),
}
const keptInTab = {
  'earshot.signIn': JSON.stringify({
    step: 'code',
    email: 'vera@example.org',
    name: '',
    sentAt: 1,
  }),
}
const close = () => undefined

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-theme')
})

type Mock = ReturnType<typeof createMockRelay>['mock']

test.each<[string, ReactNode, (mock: Mock) => unknown]>([
  ['the theme', <Theme />, () => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()],
  [
    'consent',
    <PrivacySettings isWanted={false} />,
    () => expect(screen.getByRole('radio', { name: /^On/ })).toBeChecked(),
  ],
  [
    'the shortcuts',
    <ShortcutDialog isOpen onClose={close} />,
    () => expect(document.body).toHaveTextContent('switched off'),
  ],
  [
    'recent ideas',
    <Recent />,
    (mock) =>
      expect(mock.getMostRecentOperation().request.variables).toEqual({
        ids: ['idea_7', 'idea_12'],
      }),
  ],
  [
    'read marks',
    <WithData draw={({ idea }) => idea && <Unread idea={idea} />} />,
    () => expect(screen.getByRole('status')).toHaveTextContent('was here'),
  ],
  [
    'the draft of an idea',
    <WithData draw={(data) => <PostForm query={data} title="" board={null} />} />,
    () => expect(screen.getByDisplayValue('Dark pages')).toBeVisible(),
  ],
  [
    'the draft of a comment',
    <WithData
      draw={(data) => data.idea && <CommentComposer query={data} idea={data.idea} place={place} />}
    />,
    () => expect(screen.getByDisplayValue('A comment from before')).toBeVisible(),
  ],
  [
    'a sign-in under way',
    <WithData draw={(data) => <SignInForm query={data} place="/" />} />,
    () => expect(screen.getByLabelText('Code')).toBeVisible(),
  ],
])(
  '%s: a server and the first render in a browser draw the same, and then what is stored',
  async (_, subject, assertStored) => {
    const { Client: Server } = createClient(memory(), memory())
    const html = renderToString(<Server>{subject}</Server>)
    document.documentElement.setAttribute('data-theme', 'dark')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const { Client: Browser, mock } = createClient(memory(kept), memory(keptInTab))
    const onRecoverableError = jest.fn()
    const root = await act(async () =>
      hydrateRoot(container, <Browser>{subject}</Browser>, { onRecoverableError }),
    )
    expect(onRecoverableError).not.toHaveBeenCalled()
    assertStored(mock)
    await act(async () => root.unmount())
  },
)
