import { screen } from '@testing-library/react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createStorage } from '#services/storage/storage.ts'
import { forgetUnsaved } from '#services/storage/useUnsaved.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ReportDialog } from './ReportDialog.lazy.tsx'

const key = 'earshot.unsaved'
const storage = () => createStorage({ area: sessionStorage, target: null })
const post = { id: 'idea_7', kind: 'idea', viewerCanModerate: false } as const

/** A dialog on a page that has just loaded, in a tab that has its storage from before. */
function renderReport() {
  const services = createTestServices({ tabStorage: storage() })
  const kit = renderWithRelay(<ReportDialog isOpen onClose={jest.fn()} post={post} />, {
    wrapper: servicesWrapper(services),
  })
  return { ...kit, note: () => screen.findByLabelText(/^Anything the team should know/) }
}

afterEach(() => sessionStorage.clear())

test('what was typed is there after a reload, and gone once it was sent', async () => {
  const before = renderReport()
  await before.user.type(await before.note(), 'It is an advertisement')
  before.unmount()
  const after = renderReport()
  expect(await after.note()).toHaveValue('It is an advertisement')
  await after.user.click(screen.getByRole('button', { name: 'Send report' }))
  await after.respond({ data: { report: { errors: [] } } })
  expect(storage().read(key)).toBe('{}')
})

test('several forms keep their own, and nothing is left of any after signing out', async () => {
  storage().write(key, JSON.stringify({ 'report.idea_8': 'Another' }))
  const { user, note, unmount } = renderReport()
  expect(await note()).toHaveValue('')
  await user.type(await note(), 'Mine')
  expect(JSON.parse(storage().read(key) ?? '')).toEqual({
    'report.idea_7': 'Mine',
    'report.idea_8': 'Another',
  })
  unmount()
  forgetUnsaved(storage())
  expect(storage().read(key)).toBeNull()
})

test('what cannot be read is nothing', async () => {
  storage().write(key, '{')
  expect(await renderReport().note()).toHaveValue('')
})
