import { act, renderHook } from '@testing-library/react'
import { createStorage } from '#services/storage/storage.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { IDEA_DRAFT, newDraft } from './draft.ts'
import { useIdeaDraft } from './useIdeaDraft.ts'

const hook = () =>
  renderHook(() => useIdeaDraft({ title: '', boardId: 'board_1' }), {
    wrapper: servicesWrapper(
      createTestServices({ storage: createStorage({ area: localStorage, target: window }) }),
    ),
  }).result
/** Writes as another tab does: this one has to be told. */
function fromAnotherTab(value: string | null, key = IDEA_DRAFT): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}
const theirs = (title: string) => JSON.stringify({ ...newDraft({ title }), revision: title })
beforeEach(() => localStorage.clear())

test('a draft is there again, with the id of its first attempt; other words, and another board, have another', () => {
  const first = hook()
  act(() => first.current.change({ title: 'Export as PDF', body: 'شكرا' }))
  const id = () => first.current.draft.clientMutationId
  const ids = [id()]
  expect(hook().current.draft).toEqual({
    title: 'Export as PDF',
    body: 'شكرا',
    boardId: 'board_1',
    clientMutationId: ids[0],
  })
  act(() => first.current.change({ boardId: 'board_1' }))
  expect(id()).toBe(ids[0])
  act(() => first.current.change({ boardId: 'board_2' }))
  ids.push(id())
  act(() => first.current.change({ title: 'Export as text' }))
  expect(new Set([...ids, id()]).size).toBe(3)
})

test('the newer text wins, the older is offered, in turn, until it is put away', () => {
  const here = hook()
  act(() => here.current.change({ title: 'Typed here' }))
  fromAnotherTab(theirs('Typed here, and on'))
  expect([here.current.draft.title, here.current.older]).toEqual(['Typed here, and on', null])
  fromAnotherTab(theirs('Quite another idea'))
  expect([here.current.draft.title, here.current.older?.text.title]).toEqual([
    'Quite another idea',
    'Typed here',
  ])
  act(() => here.current.older?.use())
  expect([here.current.draft.title, here.current.older?.text.title]).toEqual([
    'Typed here',
    'Quite another idea',
  ])
  expect(hook().current.older?.text.title).toBe('Quite another idea')
  act(() => here.current.older?.putAway())
  expect([here.current.older, hook().current.older]).toEqual([null, null])
})

test('what another tab posted disappears here, with what was offered; what it gave up stays', () => {
  const here = hook()
  act(() => here.current.change({ title: 'Typed here' }))
  fromAnotherTab(null)
  expect(here.current.draft.title).toBe('Typed here')
  fromAnotherTab(JSON.stringify({ posted: true }))
  expect([here.current.draft.title, here.current.kept, here.current.isPostedElsewhere]).toEqual([
    '',
    null,
    true,
  ])
  act(() => here.current.change({ title: 'The next one' }))
  expect(here.current.isPostedElsewhere).toBe(false)
})
