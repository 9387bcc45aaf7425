import { act, screen } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SignInDialog } from './SignInDialog.lazy.tsx'

function renderDialog() {
  const services = createTestServices()
  const changed = jest.fn()
  const onClose = jest.fn()
  services.session.onChange(changed)
  const kit = renderWithRelay(
    <SignInDialog occasion="vote" place="/?q=x" isOpen onClose={onClose} />,
    { wrapper: servicesWrapper(services) },
  )
  return { ...kit, services, changed, onClose }
}

test('says what for and what happens after, and the field is ready to type into', async () => {
  const { user, resolve, onClose } = renderDialog()
  expect(screen.getByRole('dialog', { name: 'Sign in to vote' })).toHaveTextContent(
    'Your vote will count as soon as you sign in.',
  )
  await resolve({
    Viewer: () => ({ user: null }),
    SignInOptions: () => ({ codeBy: 'MAIL', code: true, providers: [] }),
  })
  expect(screen.getByLabelText('E-mail address')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('who has signed in meanwhile, in another tab, goes on at once', async () => {
  const { resolve, changed } = renderDialog()
  await resolve({
    Viewer: () => ({ user: aUser() }),
    SignInOptions: () => ({ codeBy: 'MAIL', code: true, providers: [] }),
  })
  expect(changed).toHaveBeenCalledWith('/?q=x')
})

test('what could not be loaded is tried again', async () => {
  const { user, reject, resolve } = renderDialog()
  await reject(new NetworkError({ operation: 'SignInDialogQuery', reason: 'x' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => {})
  await resolve({
    Viewer: () => ({ user: null }),
    SignInOptions: () => ({ codeBy: 'MAIL', code: true, providers: [] }),
  })
  expect(screen.getByLabelText('E-mail address')).toBeVisible()
})
