import { act, fireEvent, screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { SignInFormTestQuery } from '#generated/SignInFormTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { createStorage } from '#services/storage/storage.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SignInForm } from './SignInForm.tsx'
import { readProgress } from './signInProgress.ts'

const provider = (id: string, name: string, kind: string) => ({ id, name, kind })

const cloud = {
  projectId: 'example',
  appId: '1:2:web:3',
  apiKey: 'AIzaExample',
  authDomain: 'example.firebaseapp.com',
}
const mockIdToken = jest.fn<Promise<string | null>, [{ isAccepted: boolean }]>()
jest.mock('#services/cloud/firebaseSignIn.lazy.ts', () => ({
  firebaseIdToken: (parts: { isAccepted: boolean }) => mockIdToken(parts),
}))

async function renderForm({
  codeBy = 'MAIL',
  providers = [] as object[],
  platforms = {},
  hearsWindows = true,
  isLedByFirebase = false,
} = {}) {
  // A clock that is set: the form waits until a person can have read it.
  const clock = { now: 0 }
  const services = createTestServices({
    platforms,
    hearsWindows,
    tabStorage: createStorage({ area: sessionStorage, target: null }),
    now: () => clock.now,
  })
  const changed = jest.fn()
  services.session.onChange(changed)
  const kit = renderWithRelay<SignInFormTestQuery>({
    query: graphql`
      query SignInFormTestQuery @relay_test_operation {
        ...SignInForm_query
      }
    `,
    render: (data) => (
      <SignInForm query={data} place="/ideas/7" isLedByFirebase={isLedByFirebase} />
    ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Query: () => ({ formGuard: 'token' }),
    SignInOptions: () => ({ codeBy, code: true, providers }),
  })
  clock.now = 60_000
  const email = () => screen.getByLabelText('E-mail address')
  const code = () => screen.getByLabelText('Code')
  const press = (name: string) => kit.user.click(screen.getByRole('button', { name }))
  const settle = () => act(async () => {})
  const ask = async (address = 'vera@example.org') => {
    await kit.user.type(email(), address)
    await press('Send me a code')
    await settle()
    await kit.respond({ data: { requestSignInCode: { errors: [] } } })
  }
  const answer = (payload: object) =>
    kit.respond({ data: { signInWithCode: { needsName: false, errors: [], ...payload } } })
  return { ...kit, services, changed, clock, email, code, press, ask, answer, settle }
}

beforeEach(() => sessionStorage.clear())

test('the code is asked for with the guard, sent off by itself when pasted, and signs in', async () => {
  const { user, email, code, press, operation, respond, answer, changed, settle } =
    await renderForm()
  expect(email()).toHaveFocus()
  await user.type(email(), ' vera@example.org')
  await press('Send me a code')
  await settle()
  expect(operation().request.variables).toMatchObject({
    email: 'vera@example.org',
    guard: { token: 'token', website: '' },
  })
  await respond({ data: { requestSignInCode: { errors: [] } } })
  expect(screen.getByText('vera@example.org')).toBeVisible()
  expect(code()).toHaveFocus()
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await user.paste('123 456')
  expect(operation().request.variables).toMatchObject({
    email: 'vera@example.org',
    code: '123456',
    name: null,
  })
  await answer({})
  expect(changed).toHaveBeenCalledWith('/ideas/7')
  expect(sessionStorage.getItem('earshot.signIn')).toBeNull()
})

test('a wrong address is said beside the field, without a request', async () => {
  const { user, email, press, pending } = await renderForm()
  await press('Send me a code')
  expect(email()).toHaveAccessibleDescription(/Enter your e-mail address/)
  await user.type(email(), 'vera')
  await press('Send me a code')
  expect(email()).toHaveAccessibleDescription(/This is not an e-mail address/)
  expect(email()).toHaveFocus()
  expect(pending()).toBe(0)
})

test('no network: said, kept, and tried again', async () => {
  const { user, email, press, reject, settle } = await renderForm()
  await user.type(email(), 'vera@example.org')
  await press('Send me a code')
  await settle()
  await reject(new NetworkError({ operation: 'useRequestCodeMutation', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  expect(email()).toHaveValue('vera@example.org')
  expect(screen.getByRole('button', { name: 'Send me a code' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a wrong code is said at the field, which is selected for the next one', async () => {
  const { user, ask, code, answer, press, operation } = await renderForm()
  await ask()
  await press('Sign in')
  expect(code()).toHaveAccessibleDescription('Enter the 6-digit code.')
  await user.type(code(), '12345a6')
  await answer({ errors: [refusal({ field: 'code', message: 'That code doesn’t match.' })] })
  expect(code()).toHaveAccessibleDescription('That code doesn’t match.')
  expect(code()).toHaveValue('123456')
  await user.keyboard('654321')
  expect(operation().request.variables).toMatchObject({ code: '654321' })
})

test('newcomers say their name; the same code goes along', async () => {
  const { user, ask, code, answer, press, operation, changed } = await renderForm()
  await ask()
  await user.type(code(), '123456')
  await answer({ needsName: true })
  const name = screen.getByLabelText('What should people call you?')
  expect(name).toHaveFocus()
  await press('Create my account')
  expect(name).toHaveAccessibleDescription(/The name is missing/)
  await user.type(name, 'Vera')
  await press('Create my account')
  expect(operation().request.variables).toMatchObject({ code: '123456', name: 'Vera' })
  await answer({
    errors: [
      refusal({ field: 'code', message: 'This code is no longer valid. Request a new one.' }),
    ],
  })
  expect(code()).toHaveAccessibleDescription(/no longer valid/)
  await user.type(code(), '222222')
  await answer({ needsName: true })
  expect(screen.getByLabelText('What should people call you?')).toHaveValue('Vera')
  await press('Create my account')
  await answer({})
  expect(changed).toHaveBeenCalledTimes(1)
})

test('another code only after half a minute, and the way back to the address', async () => {
  const { ask, press, clock, email, respond, settle } = await renderForm()
  await ask()
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument()
  expect(screen.getByText('New code in 30 s')).toBeVisible()
  clock.now += 30_000
  await press(
    await screen.findByRole('button', { name: 'Send a new code' }).then(() => 'Send a new code'),
  )
  await settle()
  await respond({ data: { requestSignInCode: { errors: [] } } })
  expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way.')
  await press('Use another address')
  expect(email()).toHaveValue('vera@example.org')
})

test('a reload keeps the step and what was typed, never the code', async () => {
  const first = await renderForm()
  await first.ask()
  await first.user.type(first.code(), '12345')
  first.unmount()
  expect(sessionStorage.getItem('earshot.signIn')).not.toContain('12345')
  const { code } = await renderForm()
  expect(code()).toHaveValue('')
  expect(screen.getByText('vera@example.org')).toBeVisible()
})

test('without a mail server it says where the code is', async () => {
  const { ask } = await renderForm({ codeBy: 'TERMINAL' })
  await ask()
  expect(
    screen.getByText(/The code for vera@example.org is in the server’s terminal/),
  ).toBeVisible()
})

test('providers lead away and back to the place; what this client cannot do is not offered', async () => {
  const { press, operation, respond, services } = await renderForm({
    providers: [
      provider('github', 'GitHub', 'REDIRECT'),
      provider('firebase', 'Google', 'FIREBASE'),
    ],
  })
  const leave = jest.spyOn(services.session, 'leave').mockReturnValue()
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument()
  await press('Continue with GitHub')
  expect(operation().request.variables).toMatchObject({
    providerId: 'github',
    returnTo: '/ideas/7',
  })
  await respond({
    data: {
      startProviderSignIn: {
        url: null,
        errors: [refusal({ field: null, message: 'GitHub cannot be reached.' })],
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('GitHub cannot be reached.')
  await press('Continue with GitHub')
  await respond({
    data: { startProviderSignIn: { url: 'https://github.example/authorize', errors: [] } },
  })
  expect(leave).toHaveBeenCalledWith('https://github.example/authorize')
  const button = screen.getByRole('button', { name: 'Continue with GitHub' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  // Back from there the browser shows the page as it was left.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('Firebase says who it is, a newcomer gives a name, and nothing but the sign-in is agreed to', async () => {
  const { user, press, operation, respond, changed, services, settle } = await renderForm({
    providers: [provider('firebase', 'Firebase', 'FIREBASE')],
    platforms: { cloud },
  })
  mockIdToken.mockResolvedValueOnce(null)
  await press('Continue with Firebase')
  await settle()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  mockIdToken.mockRejectedValueOnce(new Error('blocked'))
  await press('Continue with Firebase')
  await settle()
  expect(screen.getByRole('alert')).toHaveTextContent('Signing in with Firebase didn’t work')
  mockIdToken.mockResolvedValueOnce('id-token')
  await press('Continue with Firebase')
  await settle()
  expect(mockIdToken).toHaveBeenLastCalledWith(expect.objectContaining({ isAccepted: false }))
  expect(operation().request.variables).toMatchObject({ idToken: 'id-token', name: null })
  await respond({ data: { signInWithFirebase: { needsName: true, errors: [] } } })
  await user.type(screen.getByLabelText('What should people call you?'), 'Fay')
  await press('Create my account')
  expect(operation().request.variables).toMatchObject({ idToken: 'id-token', name: 'Fay' })
  await respond({ data: { signInWithFirebase: { needsName: false, errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/ideas/7')
  expect(services.consent.state()).toBe('notAsked')
})

afterEach(() => delete document.documentElement.dataset['base'])

test.each([
  ['at the root of its host', '', '/sign-in?by=firebase'],
  ['of a site under a path', '/feedback', '/feedback/sign-in?by=firebase'],
])(
  'a page that hears nothing of windows leads to the one that does, with what was typed: %s',
  async (_, base, address) => {
    document.documentElement.dataset['base'] = base
    const { user, email, press, services } = await renderForm({
      providers: [provider('firebase', 'Firebase', 'FIREBASE')],
      platforms: { cloud },
      hearsWindows: false,
    })
    const leave = jest.spyOn(services.session, 'leave').mockReturnValue()
    await user.type(email(), 'vera@exam')
    mockIdToken.mockClear()
    await press('Continue with Firebase')
    expect(leave).toHaveBeenCalledWith(address)
    expect(mockIdToken).not.toHaveBeenCalled()
    expect(returnPlace(services.storage).current()).toBe('/ideas/7')
    expect(readProgress(services.tabStorage).email).toBe('vera@exam')
  },
)

test('who was led here by Firebase’s button has it under the next key', async () => {
  await renderForm({
    providers: [provider('firebase', 'Firebase', 'FIREBASE')],
    platforms: { cloud },
    isLedByFirebase: true,
  })
  const button = screen.getByRole('button', { name: 'Continue with Firebase' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription(
    'Firebase opens in a new window. Press the button again to continue.',
  )
})
