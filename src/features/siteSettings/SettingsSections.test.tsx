import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { SettingsSectionsTestQuery } from '#generated/SettingsSectionsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { SettingsSections } from './SettingsSections.tsx'

const stored = {
  id: 'site_1',
  name: 'Fieldnotes',
  tagline: 'Notes that stay',
  visibility: 'PUBLIC',
  signUp: 'OPEN',
  guestVoting: false,
  moderation: 'OFF',
}
const board = {
  __typename: 'Board',
  id: 'board_1',
  name: 'Sync',
  visibility: 'PUBLIC',
  ideaCount: 12,
}

async function renderSections(site: Partial<typeof stored> = {}) {
  const kit = renderWithRelay<SettingsSectionsTestQuery>({
    query: graphql`
      query SettingsSectionsTestQuery @relay_test_operation {
        site {
          ...SettingsSections_site
        }
      }
    `,
    render: (data) => data.site && <SettingsSections site={data.site} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({ Site: () => ({ ...stored, ...site, boards: [board] }) })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const answer = (changed: object, errors: object[] = []) =>
    kit.respond({
      data: {
        updateSite: {
          errors,
          viewer: { id: 'viewer', accessVersion: 'v2' },
          site: { __typename: 'Site', ...stored, ...site, ...changed, boards: [board] },
        },
      },
    })
  return {
    ...kit,
    section,
    answer,
    save: (name: string) => kit.user.click(section(name).getByRole('button', { name: 'Save' })),
  }
}

test('a choice is saved with its section alone, and says so', async () => {
  const { user, section, save, operation, answer, pending } = await renderSections()
  const guests = section('Voting before signing in')
  await save('Voting before signing in')
  expect(pending()).toBe(0)
  await user.click(guests.getByRole('radio', { name: /^Vote at once/ }))
  await save('Voting before signing in')
  expect(operation().request.variables).toMatchObject({
    guestVoting: true,
    visibility: null,
    name: null,
  })
  await answer({ guestVoting: true })
  expect(guests.getByRole('status')).toHaveTextContent('Saved')
  expect(guests.getByRole('radio', { name: /^Vote at once/ })).toBeChecked()
  expect(section('Who can read').getByRole('status')).toBeEmptyDOMElement()
})

test('only the text that was changed is sent; what another admin wrote meanwhile shows', async () => {
  const { user, section, save, operation, answer } = await renderSections()
  const general = section('Name and tagline')
  await user.type(general.getByLabelText('Name of the site'), ' 2')
  await save('Name and tagline')
  expect(operation().request.variables).toMatchObject({ name: 'Fieldnotes 2', tagline: null })
  await answer({ name: 'Fieldnotes 2', tagline: 'Written by somebody else' })
  expect(general.getByLabelText(/^Tagline/)).toHaveValue('Written by somebody else')
  expect(general.getByRole('status')).toHaveTextContent('Saved')
})

test('what is wrong stands beside its field, whoever found it, and nothing typed is lost', async () => {
  const { user, section, save, pending, answer } = await renderSections()
  const general = section('Name and tagline')
  const name = general.getByLabelText('Name of the site')
  await user.clear(name)
  await save('Name and tagline')
  expect(name).toHaveAccessibleDescription('The name is missing.')
  expect(pending()).toBe(0)
  await user.type(name, 'Other')
  await save('Name and tagline')
  await answer({}, [{ field: 'name', message: 'This name is not possible.' }])
  expect(name).toHaveAccessibleDescription('This name is not possible.')
  expect(name).toHaveValue('Other')
})

test('a save that cannot be sent says that nothing was changed, and the choice stays', async () => {
  const { user, section, save, reject } = await renderSections()
  const approval = section('Approval of posts')
  await user.click(approval.getByRole('radio', { name: /^Every post/ }))
  await save('Approval of posts')
  await reject(new NetworkError({ operation: 'useUpdateSiteMutation', reason: 'x' }))
  expect(approval.getByRole('alert')).toHaveTextContent('Nothing was changed')
  expect(approval.getByRole('radio', { name: /^Every post/ })).toBeChecked()
})

test('settings that bear on each other say so', async () => {
  const { user, section } = await renderSections({ guestVoting: true, visibility: 'MEMBERS' })
  expect(
    section('Voting before signing in').getByText(/no effect while only members/),
  ).toBeVisible()
  expect(section('Who can read each board').getByText(/is read by all members/)).toBeVisible()
  const reading = section('Who can read')
  expect(reading.getByText(/anybody with an e-mail address can become a member/)).toBeVisible()
  await user.click(reading.getByRole('radio', { name: /^Everyone/ }))
  expect(reading.queryByText(/can become a member/)).not.toBeInTheDocument()
})

test('a board says how much is in it, and its readers are set by itself', async () => {
  const { user, section, operation, respond } = await renderSections()
  const boards = section('Who can read each board')
  expect(boards.getByText('12 ideas')).toBeVisible()
  await user.selectOptions(boards.getByLabelText('Who can read Sync'), 'The team')
  await user.click(boards.getByRole('button', { name: 'Save who can read Sync' }))
  expect(operation().request.variables).toMatchObject({ boardId: 'board_1', visibility: 'TEAM' })
  await respond({
    data: {
      updateBoard: {
        errors: [{ field: 'boardId', message: 'This board does not exist any more.' }],
        board: null,
      },
    },
  })
  expect(boards.getByRole('alert')).toHaveTextContent('This board does not exist any more.')
  expect(boards.getByLabelText('Who can read Sync')).toHaveValue('TEAM')
})
