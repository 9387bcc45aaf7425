import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { SettingsSectionsTestQuery } from '#generated/SettingsSectionsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { reloadPage } from '#services/navigation/reloadPage.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SettingsSections } from './SettingsSections.tsx'

jest.mock('#services/navigation/reloadPage.ts', () => ({ reloadPage: jest.fn() }))
beforeEach(() => jest.mocked(reloadPage).mockClear())

const stored = {
  id: 'site_1',
  name: 'Fieldnotes',
  tagline: 'Notes that stay',
  imprint: '',
  visibility: 'PUBLIC',
  signUp: 'OPEN',
  guestVoting: false,
  moderation: 'OFF',
  logo: null as string | null,
  logoDark: null,
  favicon: null,
  accentColor: null as string | null,
  welcome: '',
  links: [] as { label: string; url: string }[],
  defaultSort: 'TRENDING',
  hidesCounts: false,
  locale: 'en',
  emailDomains: [] as string[],
  signInOff: [] as string[],
  signInSetUp: [{ id: 'github', name: 'GitHub' }],
}
async function renderSections(site: Partial<typeof stored> = {}, services = createTestServices()) {
  const kit = renderWithRelay<SettingsSectionsTestQuery>({
    query: graphql`
      query SettingsSectionsTestQuery @relay_test_operation {
        site {
          ...SettingsSections_site
        }
      }
    `,
    render: (data) => data.site && <SettingsSections site={data.site} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Site: () => ({ ...stored, ...site }) })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const answer = (changed: object, errors: object[] = []) =>
    kit.respond({
      data: {
        updateSite: {
          errors,
          viewer: { id: 'viewer', accessVersion: 'v2' },
          site: { __typename: 'Site', ...stored, ...site, ...changed },
        },
      },
    })
  return {
    ...kit,
    section,
    answer,
    save: () => kit.user.click(screen.getByRole('button', { name: 'Save' })),
    saved: () => screen.getByRole('status').textContent,
  }
}

test('a choice is saved without what was not changed, and says so', async () => {
  const { user, section, save, saved, operation, answer, pending } = await renderSections()
  const guests = section('Voting before signing in')
  await save()
  expect(pending()).toBe(0)
  await user.click(guests.getByRole('radio', { name: /^Vote straight away/ }))
  await save()
  expect(operation().request.variables).toMatchObject({
    guestVoting: true,
    visibility: null,
    name: null,
  })
  await answer({ guestVoting: true })
  expect(saved()).toBe('Saved.')
  expect(guests.getByRole('radio', { name: /^Vote straight away/ })).toBeChecked()
  await user.click(guests.getByRole('radio', { name: /^Sign in to vote/ }))
  expect(saved()).toBe('')
})

test('only the text that was changed is sent; what another admin wrote meanwhile shows', async () => {
  const { user, section, save, saved, operation, answer } = await renderSections()
  const general = section('Name and tagline')
  await user.type(general.getByLabelText('Name of the site'), ' 2')
  await save()
  expect(operation().request.variables).toMatchObject({ name: 'Fieldnotes 2', tagline: null })
  await answer({ name: 'Fieldnotes 2', tagline: 'Written by somebody else' })
  expect(general.getByLabelText(/^Tagline/)).toHaveValue('Written by somebody else')
  expect(saved()).toBe('Saved.')
})

test('what is wrong stands beside its field, whoever found it, and nothing typed is lost', async () => {
  const { user, section, save, pending, answer } = await renderSections()
  const general = section('Name and tagline')
  const name = general.getByLabelText('Name of the site')
  await user.clear(name)
  await save()
  expect(name).toHaveAccessibleDescription('The name is missing.')
  expect(pending()).toBe(0)
  await user.type(name, 'Other')
  await save()
  await answer({}, [refusal({ field: 'name', message: 'This name is not possible.' })])
  expect(name).toHaveAccessibleDescription('This name is not possible.')
  expect(name).toHaveValue('Other')
})

test('a language is called as it calls itself, and once it is saved the page is loaded in it', async () => {
  const { user, section, save, operation, answer } = await renderSections()
  const select = section('Language').getByRole('combobox', { name: 'Language of the site' })
  const options = within(select).getAllByRole('option')
  expect(options.map((option) => [option.lang, option.textContent])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['fr', 'Français'],
    ['es', 'Español'],
  ])
  await user.selectOptions(select, 'Deutsch')
  await save()
  expect(operation().request.variables).toMatchObject({ locale: 'de', name: null })
  expect(reloadPage).not.toHaveBeenCalled()
  await answer({ locale: 'de' })
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
})

test('the page is loaded in another language when all that was saved with it was tried', async () => {
  const { user, section, save, operation, answer, pending } = await renderSections()
  await user.selectOptions(section('Language').getByRole('combobox'), 'Deutsch')
  await user.click(section('Approval of posts').getByRole('radio', { name: /^Every post/ }))
  await save()
  await answer({ locale: 'de' })
  await waitFor(() => expect(pending()).toBe(1))
  expect(operation().request.variables).toMatchObject({ moderation: 'ALL' })
  expect(reloadPage).not.toHaveBeenCalled()
  await answer({ locale: 'de', moderation: 'ALL' })
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
})

test('a language that is refused stays chosen, and the page stays', async () => {
  const { user, section, save, answer } = await renderSections()
  const select = section('Language').getByRole('combobox')
  await user.selectOptions(select, 'Deutsch')
  await save()
  await answer({}, [refusal({ field: 'locale', message: 'Earshot does not speak it.' })])
  await waitFor(() => expect(select).toHaveAccessibleDescription(/Earshot does not speak it\./))
  expect(select).toHaveValue('de')
  expect(reloadPage).not.toHaveBeenCalled()
})

test('of two wrong settings the first one has the focus', async () => {
  const { user, section, save } = await renderSections()
  await user.type(section('Logo and accent').getByLabelText(/^Accent/), 'orange')
  const name = section('Name and tagline').getByLabelText('Name of the site')
  await user.clear(name)
  await save()
  await waitFor(() => expect(name).toHaveFocus())
})

test('the line under letters is one line, and is saved alone', async () => {
  const { user, section, save, saved, pending, operation, answer } = await renderSections()
  const line = section('Notification e-mails').getByLabelText(/^Sender and postal address/)
  await user.click(line)
  await user.paste('a'.repeat(201))
  await save()
  expect(line).toHaveAccessibleDescription(
    /This text can have at most 200 characters; it has 201\./,
  )
  expect(pending()).toBe(0)
  await user.clear(line)
  await user.type(line, 'Fieldnotes Ltd, Leeds')
  await save()
  expect(operation().request.variables).toMatchObject({
    imprint: 'Fieldnotes Ltd, Leeds',
    name: null,
  })
  await answer({ imprint: 'Fieldnotes Ltd, Leeds' })
  expect(line).toHaveValue('Fieldnotes Ltd, Leeds')
  expect(saved()).toBe('Saved.')
})

test('a save that cannot be sent says that nothing was changed, and the choice stays', async () => {
  const { user, section, save, reject } = await renderSections()
  const approval = section('Approval of posts')
  await user.click(approval.getByRole('radio', { name: /^Every post/ }))
  await save()
  await reject(new NetworkError({ operation: 'useUpdateSiteMutation', reason: 'x' }))
  expect(approval.getByRole('alert')).toHaveTextContent('Nothing was changed')
  expect(approval.getByRole('radio', { name: /^Every post/ })).toBeChecked()
})

test('one button saves what was changed in several sections, one after the other', async () => {
  const { user, section, save, saved, operation, answer } = await renderSections()
  await user.click(section('Who can read').getByRole('radio', { name: /^Members/ }))
  await user.click(section('Approval of posts').getByRole('radio', { name: /^Every post/ }))
  await save()
  expect(operation().request.variables).toMatchObject({ visibility: 'MEMBERS', moderation: null })
  await answer({ visibility: 'MEMBERS' })
  expect(operation().request.variables).toMatchObject({ visibility: null, moderation: 'ALL' })
  expect(saved()).toBe('')
  await answer({ visibility: 'MEMBERS', moderation: 'ALL' })
  expect(saved()).toBe('Saved.')
})

test('settings that bear on each other say so', async () => {
  const { user, section } = await renderSections({ guestVoting: true, visibility: 'MEMBERS' })
  expect(
    section('Voting before signing in').getByText(/no effect while only members/),
  ).toBeVisible()
  const reading = section('Who can read')
  expect(reading.getByText(/anyone with an e-mail address can become a member/)).toBeVisible()
  await user.click(reading.getByRole('radio', { name: /^Everyone/ }))
  expect(reading.queryByText(/can become a member/)).not.toBeInTheDocument()
})

test('what is not saved is there again after a reload, until it is saved', async () => {
  const services = createTestServices()
  const before = await renderSections({}, services)
  await before.user.type(before.section('Name and tagline').getByLabelText(/^Tagline/), '!')
  await before.user.click(
    before.section('Approval of posts').getByRole('radio', { name: /^Every post/ }),
  )
  before.unmount()

  const after = await renderSections({}, services)
  const tagline = () => after.section('Name and tagline').getByLabelText(/^Tagline/)
  const every = () => after.section('Approval of posts').getByRole('radio', { name: /^Every post/ })
  expect(tagline()).toHaveValue('Notes that stay!')
  expect(every()).toBeChecked()
  await after.save()
  expect(after.operation().request.variables).toMatchObject({ tagline: 'Notes that stay!' })
  await after.answer({ tagline: 'Notes that stay!' })
  after.unmount()

  await renderSections({ tagline: 'Somebody else’s' }, services)
  expect(tagline()).toHaveValue('Somebody else’s')
  expect(every()).toBeChecked()
})

test('discarding shows what is stored, here and after a reload, and leaves the focus at the buttons', async () => {
  const services = createTestServices()
  const { user, section, unmount } = await renderSections({}, services)
  const name = () => section('Name and tagline').getByLabelText('Name of the site')
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  await user.clear(name())
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(name()).toHaveValue('Fieldnotes')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  unmount()
  await renderSections({}, services)
  expect(name()).toHaveValue('Fieldnotes')
})

test('an accent is shown corrected before it is saved; what is no colour is not sent', async () => {
  const { user, section, save, operation, pending, answer } = await renderSections()
  const look = section('Logo and accent')
  const accent = () => look.getByLabelText(/^Accent/)
  await user.type(accent(), 'orange')
  await save()
  expect(pending()).toBe(0)
  expect(accent()).toBeInvalid()
  await waitFor(() => expect(accent()).toHaveFocus())
  await user.clear(accent())
  await user.type(accent(), '#ffee00')
  expect(look.getByText(/^In the light theme, text is darkened to #/)).toBeVisible()
  const rows = within(look.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(3)
  await save()
  expect(operation().request.variables).toMatchObject({ accentColor: '#ffee00' })
  await answer({ accentColor: '#ffee00' })
  expect(accent()).toHaveValue('#ffee00')
})

test('links are added, ordered and taken out, and one without https is not sent', async () => {
  const docs = { label: 'Docs', url: 'https://example.com/docs' }
  const { user, section, save, operation, pending } = await renderSections({ links: [docs] })
  const links = section('Welcome and links')
  await user.click(links.getByRole('button', { name: 'Add a link' }))
  await user.type(links.getAllByLabelText('Name of the link')[1] as HTMLElement, 'Help')
  await user.type(links.getAllByLabelText('Address')[1] as HTMLElement, 'http://example.com')
  await save()
  expect(pending()).toBe(0)
  expect(links.getAllByLabelText('Address')[1]).toBeInvalid()
  await waitFor(() => expect(links.getAllByLabelText('Address')[1]).toHaveFocus())
  await user.clear(links.getAllByLabelText('Address')[1] as HTMLElement)
  await user.type(links.getAllByLabelText('Address')[1] as HTMLElement, 'https://example.com')
  await user.click(links.getByRole('button', { name: 'Move Help up' }))
  await save()
  expect(operation().request.variables).toMatchObject({
    links: [{ label: 'Help', url: 'https://example.com' }, docs],
  })
})

test('the focus goes with a link that is moved, and to the next one where one is removed', async () => {
  const link = (label: string) => ({ label, url: `https://example.com/${label}` })
  const { user, section } = await renderSections({ links: ['A', 'B', 'C'].map(link) })
  const links = section('Welcome and links')
  const press = (name: string) => user.click(links.getByRole('button', { name }))
  const hasFocus = (name: string) =>
    waitFor(() => expect(links.getByRole('button', { name })).toHaveFocus())
  await press('Move A down')
  await hasFocus('Move A down')
  await press('Move A down')
  await hasFocus('Move A up')
  await press('Move A up')
  await hasFocus('Move A up')
  await press('Remove B')
  await hasFocus('Remove A')
  await press('Remove C')
  await hasFocus('Remove A')
  await press('Remove A')
  await hasFocus('Add a link')
})

test('ways to sign in are switched off, and a refusal stands beside them', async () => {
  const { user, section, save, operation, answer } = await renderSections()
  const ways = section('Ways to sign in')
  await user.click(ways.getByRole('checkbox', { name: 'Code by e-mail' }))
  await save()
  expect(operation().request.variables).toMatchObject({ signInOff: ['code'] })
  const message = 'The owner could no longer sign in. Keep a way that the owner uses.'
  await answer({}, [refusal({ message, field: 'signInOff' })])
  expect(ways.getByRole('alert')).toHaveTextContent(message)
  expect(ways.getByRole('checkbox', { name: 'Code by e-mail' })).not.toBeChecked()
})

test.each([
  ['Welcome and links', /^Welcome text/, 'welcome', 'Hello'],
  ['Name and tagline', 'Name of the site', 'name', 'Other'],
  ['Notification e-mails', /^Sender and postal/, 'imprint', 'Leeds'],
])('what is typed in “%s” while it is saved stays', async (title, label, field, text) => {
  const { user, section, save, saved, answer, operation } = await renderSections()
  const box = section(title).getByLabelText(label)
  await user.clear(box)
  await user.type(box, text)
  await save()
  await user.type(box, '!')
  await answer({ [field]: text })
  expect(box).toHaveValue(`${text}!`)
  expect(saved()).toBe('')
  await save()
  expect(operation().request.variables).toMatchObject({ [field]: `${text}!` })
  await answer({ [field]: `${text}!` })
  expect(saved()).toBe('Saved.')
})

test('what is changed back while it is saved stays changed back', async () => {
  const { user, section, save, answer } = await renderSections()
  const accent = section('Logo and accent').getByLabelText(/^Accent/)
  await user.type(accent, '#ffee00')
  await save()
  await user.clear(accent)
  await answer({ accentColor: '#ffee00' })
  expect(accent).toHaveValue('')
})

test('a choice made while another one is saved stays', async () => {
  const { user, section, save, answer } = await renderSections()
  const radio = (name: RegExp) => section('Approval of posts').getByRole('radio', { name })
  await user.click(radio(/^Every post/))
  await save()
  await user.click(radio(/^No/))
  await answer({ moderation: 'ALL' })
  expect(radio(/^No/)).toBeChecked()
})

test('domains are sent one by one', async () => {
  const { user, section, save, operation, answer } = await renderSections()
  const domains = section('Which e-mail addresses can create an account').getByLabelText(
    /^E-mail domains/,
  )
  await user.type(domains, 'example.com, example.org')
  await save()
  expect(operation().request.variables).toMatchObject({
    emailDomains: ['example.com', 'example.org'],
  })
  await answer({}, [refusal({ field: 'emailDomains', message: 'This is no domain.' })])
  await waitFor(() => expect(domains).toHaveFocus())
  expect(domains).toHaveAccessibleDescription(/This is no domain\./)
})
