import { screen } from '@testing-library/react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { WelcomeForm } from './WelcomeForm.tsx'

const languages = jest.spyOn(navigator, 'languages', 'get')
beforeEach(() => languages.mockReturnValue(['en-GB', 'de']))
afterAll(() => languages.mockRestore())

function renderForm(imported = 0) {
  const services = createTestServices()
  const left = jest.spyOn(services.session, 'leave').mockReturnValue()
  const changed = jest.fn()
  services.session.onChange(changed)
  return {
    ...renderWithRelay(<WelcomeForm token="t" imported={imported} />, {
      wrapper: servicesWrapper(services),
    }),
    changed,
    left,
  }
}

test('names the site, its owner and the start', async () => {
  const { user, operation, respond, changed } = renderForm()
  await user.type(screen.getByLabelText('Name of the site'), 'Fieldnotes')
  await user.type(screen.getByLabelText('Your name'), 'Ana')
  await user.click(screen.getByRole('radio', { name: /Nothing/ }))
  await user.click(screen.getByRole('button', { name: 'Create the site' }))
  expect(operation().request.variables).toMatchObject({
    token: 't',
    siteName: 'Fieldnotes',
    ownerName: 'Ana',
    start: 'EMPTY',
    locale: 'en',
  })
  await respond({ data: { createSite: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/welcome')
})

test('offers the language of the browser, and the page of the new site is loaded in the one that was chosen', async () => {
  languages.mockReturnValue(['ca', 'de-AT', 'en'])
  const { user, operation, respond, changed, left } = renderForm()
  const language = screen.getByRole('combobox', { name: 'Language of the site' })
  expect(language).toHaveValue('de')
  await user.selectOptions(language, 'Français')
  await user.type(screen.getByLabelText('Name of the site'), 'Fieldnotes')
  await user.type(screen.getByLabelText('Your name'), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Create the site' }))
  expect(operation().request.variables).toMatchObject({ locale: 'fr' })
  await respond({ data: { createSite: { errors: [] } } })
  expect(left).toHaveBeenCalledWith('/welcome')
  expect(changed).not.toHaveBeenCalled()
})

test('says what is missing, next to its field', async () => {
  const { user, pending } = renderForm()
  await user.type(screen.getByLabelText('Name of the site'), 'Fieldnotes')
  await user.click(screen.getByRole('button', { name: 'Create the site' }))
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Your name is missing\./)
  expect(pending()).toBe(0)
})

test('a used link says so, and what was typed stays', async () => {
  const { user, respond, changed } = renderForm()
  await user.type(screen.getByLabelText('Name of the site'), 'Fieldnotes')
  await user.type(screen.getByLabelText('Your name'), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Create the site' }))
  await respond({
    data: {
      createSite: { errors: [refusal({ field: 'token', message: 'This link was used already.' })] },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('This link was used already.')
  expect(screen.getByLabelText('Your name')).toHaveValue('Ana')
  expect(changed).not.toHaveBeenCalled()
})

test('after an import it says what is there, and offers no invented ideas', async () => {
  const { user, operation } = renderForm(1500)
  expect(screen.getByText('1,500 imported ideas are already here.')).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /Sample data/ })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Nothing more/ })).toBeChecked()
  await user.type(screen.getByLabelText('Name of the site'), 'Fieldnotes')
  await user.type(screen.getByLabelText('Your name'), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Create the site' }))
  expect(operation().request.variables).toMatchObject({ start: 'EMPTY' })
})
