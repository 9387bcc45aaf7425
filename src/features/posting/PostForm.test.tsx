import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { PostFormTestQuery } from '#generated/PostFormTestQuery.graphql.ts'
import { refusalMessages } from '#lib/messages/catalogues/refusals.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { createPolish } from '#testing/polish/createPolish.ts'
import { refusal } from '#testing/refusal.ts'
import { createSlowServices, servicesWrapper } from '#testing/testServices.tsx'
import { PostForm } from './PostForm.tsx'

// They ask the server by themselves while somebody types; see SimilarIdeas.test.tsx.
jest.mock('./SimilarIdeas.tsx', () => ({ SimilarIdeas: () => null }))

const twoBoards = [
  { id: 'board_1', slug: 'editor', name: 'Editor', description: 'Writing.' },
  { id: 'board_2', slug: 'mobile', name: 'Mobile', description: '' },
].map((board) => ({ ...board, takesPosts: true, template: '' }))

/** A form that can be left while its idea is on its way. */
function Left({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && children}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  )
}

function Place() {
  return <output>{useLocation().pathname}</output>
}

async function renderForm({
  canPost = true,
  boards = twoBoards,
  board = 'mobile',
  services = createSlowServices(),
}: {
  canPost?: boolean
  boards?: typeof twoBoards
  board?: string | null
  services?: ReturnType<typeof createSlowServices>
} = {}) {
  const kit = renderWithRelay<PostFormTestQuery>({
    query: graphql`
      query PostFormTestQuery @relay_test_operation {
        ...PostForm_query
      }
    `,
    render: (data) => (
      <>
        <Left>
          <PostForm query={data} title="" board={board} />
        </Left>
        <Place />
      </>
    ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Viewer: () => ({ canPost }), Site: () => ({ boards }) })
  const title = () => screen.getByLabelText('What’s your idea?')
  const send = () => kit.user.click(screen.getByRole('button', { name: 'Post idea' }))
  return { ...kit, services, title, send }
}

test('an empty form is refused on sending, at the first wrong field', async () => {
  const { title, send, pending } = await renderForm()
  await send()
  expect(screen.getByText('The title is missing.')).toBeVisible()
  await waitFor(() => expect(title()).toHaveFocus())
  expect(pending()).toBe(0)
})

test('no board is chosen before somebody does; sending without one says so, at the choice', async () => {
  const { user, title, send, pending, operation } = await renderForm({ board: null })
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked }) => checked)).toEqual([false, false])
  await user.type(title(), 'Fold headings')
  await send()
  const choice = screen.getByRole('radiogroup', { name: 'Board' })
  expect(choice).toHaveAccessibleDescription('Choose a board.')
  expect([choice.getAttribute('aria-invalid'), pending()]).toEqual(['true', 0])
  await waitFor(() => expect(radios[0]).toHaveFocus())
  await user.click(screen.getByRole('radio', { name: /Editor/ }))
  expect(choice).not.toHaveAttribute('aria-invalid')
  await send()
  expect(operation().request.variables).toMatchObject({ boardId: 'board_1' })
})

test('a problem shows once the field is left, and goes while it is mended', async () => {
  const { user, title } = await renderForm()
  await user.type(title(), 'ab')
  expect(screen.queryByText(/at least 3/)).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('The title needs at least 3 characters; it has 2.')).toBeVisible()
  await user.type(title(), 'c')
  expect(screen.queryByText(/at least 3/)).not.toBeInTheDocument()
})

test('posts with Ctrl+Enter to the chosen board, and opens the idea', async () => {
  const { user, title, operation, respond, services } = await renderForm()
  expect(screen.getByRole('radio', { name: /Mobile/ })).toBeChecked()
  await user.type(title(), 'Fold headings')
  await user.type(screen.getByLabelText(/Details/), 'All of them')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const { variables } = operation().request
  expect(variables).toMatchObject({
    title: 'Fold headings',
    body: 'All of them',
    boardId: 'board_2',
    guard: { website: '' },
  })
  expect(screen.getByRole('button', { name: 'Posting' })).toHaveAttribute('aria-disabled', 'true')
  expect(services.storage.read('earshot.draft.idea')).toContain(
    String(variables['clientMutationId']),
  )
  await respond({ data: { postIdea: { errors: [], idea: postedIdea } } })
  expect(screen.getByText('/ideas/12/fold-headings')).toBeVisible()
  expect(services.storage.read('earshot.draft.idea')).toBeNull()
})

test('a lost answer keeps the text, and the next attempt is the same one', async () => {
  const { user, title, send, operation, reject } = await renderForm()
  await user.type(title(), 'Fold headings')
  await send()
  const first = operation().request.variables['clientMutationId'] as string
  await reject(new NetworkError({ operation: 'usePostIdeaMutation', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is saved')
  expect(title()).toHaveValue('Fold headings')
  await send()
  expect(operation().request.variables['clientMutationId']).toBe(first)
})

test('what was lost with the connection is sent once it is back, and only while it stays as it was', async () => {
  const { user, title, send, operation, reject, respond, pending } = await renderForm()
  const online = () => fireEvent(window, new Event('online'))
  const lose = () => reject(new NetworkError({ operation: 'usePostIdeaMutation', reason: 'x' }))
  await user.type(title(), 'Fold')
  await send()
  await lose()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Earshot cannot be reached. Your text is saved and will be sent when the connection is back, as long as this page stays open.',
  )
  await user.click(screen.getByRole('button', { name: 'Don’t send' }))
  expect(title()).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Try again')
  online()
  expect(pending()).toBe(0)
  await send()
  await lose()
  await user.type(title(), ' headings')
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  online()
  expect(pending()).toBe(0)
  await send()
  const first = operation().request.variables['clientMutationId'] as string
  await lose()
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(operation().request.variables['clientMutationId']).toBe(first)
  await lose()
  online()
  online()
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toMatchObject({
    title: 'Fold headings',
    clientMutationId: first,
  })
  await respond({ data: { postIdea: { errors: [], idea: postedIdea } } })
  expect(screen.getByText('/ideas/12/fold-headings')).toBeVisible()
})

test('what the server refuses stands at its field, and the next attempt is a new one', async () => {
  const { user, title, send, operation, respond } = await renderForm()
  await user.type(title(), 'Fold headings')
  await send()
  const first = operation().request.variables['clientMutationId'] as string
  await respond({
    data: {
      postIdea: {
        errors: [
          refusal({ code: 'INVALID', field: 'title', message: 'Exactly this was posted already.' }),
        ],
        idea: null,
      },
    },
  })
  expect(title()).toHaveAccessibleDescription('Exactly this was posted already.')
  await user.type(title(), ' too')
  expect(screen.queryByText(/posted already/)).not.toBeInTheDocument()
  await send()
  expect(operation().request.variables['clientMutationId']).not.toBe(first)
})

test('a refusal is told in the language of the client, by its reason', async () => {
  const language = createPolish()
  await language.translations?.load(refusalMessages)
  const services = { ...createSlowServices(), language }
  const { user, title, send, respond } = await renderForm({ services })
  await user.type(title(), 'Fold headings')
  await send()
  const errors = [
    refusal({
      code: 'RATE_LIMITED',
      message: 'You can post 10 ideas an hour. Try again in 42 minutes.',
      reason: 'TOO_MANY_IDEAS',
      params: [
        { name: 'limit', value: '10' },
        { name: 'retryAfterSeconds', value: '2520' },
      ],
    }),
  ]
  await respond({ data: { postIdea: { errors, idea: null } } })
  expect(screen.getByText('Najwyżej 10 pomysłów na godzinę.')).toBeVisible()
})

test('a visitor writes, and is asked to sign in on sending; the draft is kept', async () => {
  const { user, title, send, services, pending } = await renderForm({ canPost: false })
  await user.type(title(), 'Fold headings')
  await send()
  expect(services.signInPrompt.current()).toBe('post')
  expect(services.intents.waiting()).toEqual({ kind: 'post' })
  expect(pending()).toBe(0)
  expect(returnPlace(services.storage).take()).toBe('/ideas/new')
  expect(services.storage.read('earshot.draft.idea')).toContain('Fold headings')
})

test('a visitor whose image waits for the sign-in is asked for it again on sending', async () => {
  URL.createObjectURL = () => 'blob:test'
  const { user, title, send, services } = await renderForm({ canPost: false })
  await user.type(title(), 'Fold headings')
  const files = [new File(['x'], 'kestrel.png', { type: 'image/png' })]
  const details = screen.getByRole('textbox', { name: /^Details/ })
  fireEvent.paste(details, { clipboardData: { files, types: ['Files'] } })
  expect(services.signInPrompt.current()).toBe('save')
  act(() => services.signInPrompt.close())
  await send()
  expect(services.signInPrompt.current()).toBe('post')
})

test('one board is not asked for, many are a list', async () => {
  await renderForm({ boards: twoBoards.slice(0, 1) })
  expect(screen.queryByText('Board')).not.toBeInTheDocument()
  const many = Array.from({ length: 7 }, (_, index) => ({
    id: `board_${index}`,
    slug: `b${index}`,
    name: `Board ${index}`,
    description: '',
    takesPosts: true,
    template: '',
  }))
  await renderForm({ boards: many, board: null })
  expect(screen.getByRole('combobox', { name: 'Board' })).toHaveDisplayValue('Choose a board')
})

test('the preview is made by the server, and can be tried again', async () => {
  const { user, operation, resolve, reject } = await renderForm()
  await user.type(screen.getByLabelText(/Details/), '*bold*')
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(operation().request.variables).toEqual({ body: '*bold*', postId: null })
  await reject(new NetworkError({ operation: 'MarkdownPreviewQuery', reason: 'x' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await resolve({ Query: () => ({ markdownPreview: '<p><em>bold</em></p>' }) })
  expect(await screen.findByText('bold')).toBeVisible()
})

const postedIdea = {
  id: 'idea_12',
  number: 12,
  slug: 'fold-headings',
  title: 'Fold headings',
  createdAt: '2026-05-10T12:00:00.000Z',
  author: null,
  tags: [],
  voteCount: 1,
  votesAreHidden: false,
  targetMonth: null,
  viewerHasVoted: true,
  viewerCanVote: true,
  statusChangedAt: '2026-05-10T12:00:00.000Z',
  status: { id: 'status_1', name: 'Open', category: 'OPEN', color: null, ideaCount: 1 },
  board: { id: 'board_2', name: 'Mobile', slug: 'mobile', voting: 'EVERYONE', ideaCount: 1 },
  importedVotes: [],
  source: null,
}

describe('the template of a board', () => {
  const boards = [
    ...twoBoards.map((board, at) => ({ ...board, template: at === 0 ? '## Steps' : '## Device' })),
    {
      id: 'board_3',
      slug: 'news',
      name: 'News',
      description: '',
      takesPosts: false,
      template: 'x',
    },
  ]
  const details = () => screen.getByLabelText<HTMLTextAreaElement>(/Details/)

  test('is there when its board is chosen, and goes with it', async () => {
    const { user } = await renderForm({ boards, board: 'mobile' })
    expect(details()).toHaveValue('## Device')
    await user.click(screen.getByRole('radio', { name: /Editor/ }))
    expect(details()).toHaveValue('## Steps')
    expect(screen.queryByRole('radio', { name: /News/ })).not.toBeInTheDocument()
  })

  test('never replaces what was typed', async () => {
    const { user } = await renderForm({ boards, board: 'mobile' })
    await user.type(details(), ' and more')
    await user.click(screen.getByRole('radio', { name: /Editor/ }))
    expect(details()).toHaveValue('## Device and more')
    await user.clear(details())
    await user.click(screen.getByRole('radio', { name: /Mobile/ }))
    expect(details()).toHaveValue('## Device')
  })

  test('is not sent where nothing was written into it, which the field says', async () => {
    const { user, title, operation } = await renderForm({ boards, board: 'mobile' })
    expect(details()).toHaveAccessibleDescription(/Left as it is, this outline is not posted\./)
    await user.type(title(), 'Fold headings')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(operation().request.variables).toMatchObject({ title: 'Fold headings', body: '' })
  })

  test('a board that takes posts of the team alone is not offered, not even by its address', async () => {
    await renderForm({ boards, board: 'news' })
    expect(details()).toHaveValue('')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })
})

test('while it is sent its fields stay as they are, and keep the focus', async () => {
  const { user, title, reject } = await renderForm()
  await user.type(title(), 'Fold headings')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(title()).toHaveFocus()
  await user.type(title(), ' all')
  await user.click(screen.getByRole('radio', { name: /Editor/ }))
  expect(
    [title(), screen.getByLabelText(/Details/)].map((one) => one.matches(':read-only')),
  ).toEqual([true, true])
  expect(screen.getByRole('radio', { name: /Mobile/ })).toBeChecked()
  expect(title()).toHaveValue('Fold headings')
  await reject(new NetworkError({ operation: 'usePostIdeaMutation', reason: 'x' }))
  await user.type(title(), ' all')
  expect(title()).toHaveValue('Fold headings all')
})

test('who has left the form stays where they are, and is told with the way to the idea', async () => {
  const { user, title, send, respond, services } = await renderForm()
  await user.type(title(), 'Fold headings')
  await send()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await respond({ data: { postIdea: { errors: [], idea: postedIdea } } })
  expect(screen.queryByText('/ideas/12/fold-headings')).not.toBeInTheDocument()
  expect(services.storage.read('earshot.draft.idea')).toBeNull()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('Your idea was posted.')
  act(() => toast?.action?.onAction())
  expect(screen.getByText('/ideas/12/fold-headings')).toBeVisible()
})
