import { act, screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { SearchWordListsTestQuery } from '#generated/SearchWordListsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SearchWordLists } from './SearchWordLists.tsx'

const group = (id: string, words: string[], facts: object = {}) => ({
  ...{ __typename: 'SynonymGroup', id, source: 'TEAM', words, isOn: true, merges: [] },
  ...facts,
})
const merged = (number: number, title: string) => ({
  ...{ __typename: 'Idea', id: `idea_${number}`, number, slug: 'merged', title },
})
const night = group('synonyms_1', ['dark mode', 'night theme'])
const photo = group('synonyms_2', ['photo', 'picture'], {
  source: 'LEARNED',
  merges: [merged(7, 'Crop photos'), merged(5, 'Rotate photos'), merged(3, 'Send photos')],
})
const siteWith = (synonyms: object[]) => ({ __typename: 'Site', id: 'site_1', synonyms })

async function renderLists(synonyms: object[]) {
  const services = createTestServices()
  const kit = renderWithRelay<SearchWordListsTestQuery>({
    query: graphql`
      query SearchWordListsTestQuery @relay_test_operation {
        site {
          ...SearchWordLists_site
        }
      }
    `,
    render: (data) => data.site && <SearchWordLists site={data.site} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Site: () => siteWith(synonyms) })
  return { ...kit, services }
}

test('an empty list says what it is for, and words are added with whatever commas', async () => {
  const { user, operation, respond, pending } = await renderLists([])
  expect(screen.getByText(/night theme/)).toBeVisible()
  expect(screen.getByText(/Nothing learned yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add words' }))
  const form = within(screen.getByRole('form', { name: 'New words' }))
  const field = form.getByLabelText('Words or phrases that mean the same')
  expect(field).toHaveFocus()
  await user.type(field, 'dark mode, ,')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(field).toHaveAccessibleDescription(/Enter at least two words or phrases/)
  expect(pending()).toBe(0)
  await user.type(field, ' night theme;dim')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({
    groupId: null,
    words: ['dark mode', 'night theme', 'dim'],
  })
  await respond({ data: { saveSynonyms: { errors: [], site: siteWith([night]) } } })
  expect(await screen.findByRole('button', { name: 'Edit dark mode, night theme' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add words' })).toHaveFocus()
})

test('a refusal stands at the field', async () => {
  const { user, respond } = await renderLists([night])
  await user.click(screen.getByRole('button', { name: 'Edit dark mode, night theme' }))
  const form = within(screen.getByRole('form', { name: 'Edit dark mode, night theme' }))
  const field = form.getByLabelText('Words or phrases that mean the same')
  await user.type(field, ', dim')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const message = 'These words are already on the list.'
  await respond({
    data: {
      saveSynonyms: {
        errors: [refusal({ message, field: 'words' })],
        site: siteWith([night]),
      },
    },
  })
  expect(field).toHaveAccessibleDescription(new RegExp(message))
  expect(field).toHaveValue('dark mode, night theme, dim')
})

test('deleted words come back by Undo', async () => {
  const { user, operation, respond, services } = await renderLists([night])
  await user.click(screen.getByRole('button', { name: 'Edit dark mode, night theme' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(operation().request.variables).toMatchObject({ groupId: 'synonyms_1' })
  await respond({ data: { deleteSynonyms: { errors: [], site: siteWith([]) } } })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add words' })).toHaveFocus()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('“dark mode, night theme” was deleted.')
  act(() => toast?.action?.onAction())
  expect(operation().request.variables).toMatchObject({ words: ['dark mode', 'night theme'] })
})

test('what merges taught shows them, is turned off, and is made the own of the team', async () => {
  const { user, operation, respond } = await renderLists([photo])
  const list = within(screen.getByRole('list', { name: 'Learned from merged ideas' }))
  await user.click(list.getByText('3 merged ideas'))
  expect(list.getByRole('link', { name: 'Crop photos' })).toHaveAttribute('href', '/ideas/7/merged')
  await user.click(list.getByRole('switch', { name: 'Use for search: photo, picture' }))
  expect(operation().request.variables).toMatchObject({ groupId: 'synonyms_2', isOn: false })
  await respond({
    data: { switchSynonyms: { errors: [], site: siteWith([{ ...photo, isOn: false }]) } },
  })
  expect(list.getByRole('switch', { name: 'Use for search: photo, picture' })).not.toBeChecked()
  await user.click(list.getByRole('button', { name: 'Add to your words: photo, picture' }))
  expect(operation().request.variables).toMatchObject({ words: ['photo', 'picture'] })
  await respond({
    data: {
      saveSynonyms: {
        errors: [],
        site: siteWith([group('synonyms_3', ['photo', 'picture'])]),
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Edit photo, picture' })).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})
