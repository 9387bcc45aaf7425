import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PostFacts } from '#parts/moderation/post.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { pressKey } from '#testing/pressKey.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { MergeMenu } from './MergeMenu.lazy.tsx'

const post: PostFacts = {
  id: 'idea_41',
  kind: 'idea',
  state: 'LIVE',
  viewerCanDelete: false,
  viewerCanModerate: true,
  viewerCanReport: true,
  viewerHasReported: false,
}
const other = {
  id: 'idea_7',
  number: 7,
  title: 'Dark mode',
  voteCount: 12,
  importedVoteCount: 100,
  status: { id: 'status_1', name: 'Shipped' },
  __typename: 'Idea',
}
const itself = { ...other, id: 'idea_41', number: 41 }

async function openDialog(byKey = false, similar: readonly object[] = []) {
  const services = createTestServices()
  const told = jest.fn()
  const refreshFrame = jest.fn(() => Promise.resolve())
  services.usage.attach(told)
  const kit = renderWithRelay(
    <FrameRefreshContext value={refreshFrame}>
      <MergeMenu post={post} title="A dark theme" />
    </FrameRefreshContext>,
    { wrapper: servicesWrapper(services) },
  )
  await screen.findByRole('button', { name: /^More about/ })
  if (byKey) await pressKey(services, 'm')
  else {
    await kit.user.click(screen.getByRole('button', { name: /^More about/ }))
    await kit.user.click(await screen.findByRole('menuitem', { name: 'Merge into…' }))
  }
  await screen.findByRole('dialog', { name: 'Merge “A dark theme” into another idea' })
  expect(kit.operation().request.variables).toEqual({ title: 'A dark theme' })
  await kit.respond({ data: { similarIdeas: similar.map((idea) => ({ idea })) } })
  const search = async (text: string, found: { numbered: object | null; nodes: object[] }) => {
    await kit.user.type(screen.getByRole('searchbox'), text)
    await waitFor(() => expect(kit.operation().request.variables).toMatchObject({ search: text }))
    const variables = kit.operation().request.variables
    await kit.respond({
      data: { numbered: found.numbered, ideas: { edges: found.nodes.map((node) => ({ node })) } },
    })
    return variables
  }
  return {
    ...kit,
    told,
    refreshFrame,
    search,
    said: () => services.toasts.snapshot().map(({ text }) => text),
  }
}

test('finds by words, shows what the two have together, merges, and tells', async () => {
  const { user, search, operation, respond, said, told, refreshFrame } = await openDialog()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true')
  await search('dark', { numbered: null, nodes: [itself, other] })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.click(await screen.findByRole('radio', { name: 'Dark mode #7 · 112 votes · Shipped' }))
  expect(screen.getByRole('radio')).toHaveFocus()
  expect(operation().request.variables).toEqual({
    ideaId: 'idea_41',
    withIds: [],
    intoId: 'idea_7',
  })
  await respond({
    data: { idea: { id: 'idea_41', mergePreview: { voteCount: 31, importedVoteCount: 112 } } },
  })
  expect(screen.getByText('143 votes in total: 31 people and 112 imported.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_41', intoId: 'idea_7' })
  await respond({
    data: {
      mergeIdea: {
        errors: [refusal({ message: 'This idea no longer exists.' })],
        into: null,
        idea: null,
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('This idea no longer exists.')
  expect(screen.getByRole('radio')).toBeChecked()
  expect(refreshFrame).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  const into = { id: 'idea_7', number: 7, slug: 'dark-mode', voteCount: 31, importedVoteCount: 112 }
  await respond({
    data: {
      mergeIdea: {
        errors: [],
        into,
        idea: { id: 'idea_41', viewerCanMerge: false, mergedInto: into },
      },
    },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // The page of the other idea says so.
  expect(said()).toEqual([])
  expect(refreshFrame).toHaveBeenCalledTimes(1)
  expect(told.mock.calls).toEqual([
    ['idea_merged', { idea: 'idea_41', into: 'idea_7', merged: true }],
  ])
})

test('opens by m, finds by number, and says when nothing fits', async () => {
  const { user, search } = await openDialog(true)
  expect(await search('#7', { numbered: other, nodes: [other] })).toEqual({
    search: '#7',
    numbered: 'idea_7',
  })
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  await search('zz', { numbered: null, nodes: [] })
  expect(await screen.findByText(/^No matches/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true')
})

test('Enter in the search neither loads the page anew nor merges', async () => {
  const { pending } = await openDialog()
  const form = screen.getByRole('searchbox').closest('form')!
  expect([fireEvent.submit(form), pending()]).toEqual([false, 0])
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('until something is typed it offers ideas like the one that is merged, by the keyboard too', async () => {
  const third = { ...other, id: 'idea_9', number: 9, title: 'Dim the screen', mergedInto: null }
  const gone = {
    ...other,
    id: 'idea_8',
    number: 8,
    mergedInto: { __typename: 'Idea', id: 'idea_7' },
  }
  const { user, search, operation, respond } = await openDialog(false, [
    { ...itself, mergedInto: null },
    gone,
    { ...other, mergedInto: null },
    third,
  ])
  const offered = screen.getByRole('radiogroup', { name: 'Similar ideas' })
  expect(within(offered).getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  const first = within(offered).getByRole('radio', { name: 'Dark mode #7 · 112 votes · Shipped' })
  expect(first).toHaveFocus()
  expect(first).toBeChecked()
  expect(operation().request.variables).toMatchObject({ intoId: 'idea_7' })
  await respond({
    data: { idea: { id: 'idea_41', mergePreview: { voteCount: 31, importedVoteCount: 112 } } },
  })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveFocus()
  await search('dim', { numbered: null, nodes: [third] })
  expect(await screen.findByRole('radiogroup', { name: 'Ideas to merge into' })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})
