import { createStorage } from '#services/storage/storage.ts'
import { createDraftStore, newDraft } from './draft.ts'

const browser = () => createStorage({ area: localStorage, target: window })
beforeEach(() => localStorage.clear())

test('a draft is there again, with the id of its first attempt', () => {
  const draft = newDraft({ title: 'Export as PDF', body: 'شكرا' })
  createDraftStore(browser()).write(draft)
  expect(createDraftStore(browser()).read()).toEqual(draft)
})

test.each(['{', 'null', '[]', '{"title":1}'])('broken storage (%s) is no draft', (text) => {
  localStorage.setItem('earshot.draft.idea', text)
  expect(createDraftStore(browser()).read()).toBeNull()
})

test('the text of another tab arrives; its clearing does not take what is typed here', () => {
  const heard = jest.fn()
  const stop = createDraftStore(browser()).watch(heard)
  const draft = newDraft({ title: 'From the other tab' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'earshot.draft.idea', newValue: JSON.stringify(draft) }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'earshot.draft.idea', newValue: null }))
  stop()
  expect(heard.mock.calls).toEqual([[draft]])
})
