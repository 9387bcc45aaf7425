import { screen } from '@testing-library/react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { english } from '#lib/messages/english.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { signInError } from './signInError.ts'
import { readLink } from './signInLink.ts'
import { SignInLink } from './SignInLink.tsx'

function renderLink() {
  const services = createTestServices()
  const changed = jest.fn()
  const onOtherWay = jest.fn()
  services.session.onChange(changed)
  const link = { email: 'vera@example.org', code: 'code_1a.secret-1_' }
  return {
    ...renderWithRelay(<SignInLink link={link} place="/ideas/7" onOtherWay={onOtherWay} />, {
      wrapper: servicesWrapper(services),
    }),
    changed,
    onOtherWay,
  }
}
const answer = (payload: object) => ({
  data: { signInWithCode: { needsName: false, errors: [], ...payload } },
})

test('nothing happens before the press; newcomers are asked for their name', async () => {
  const { user, pending, operation, respond, changed } = renderLink()
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Sign in as vera@example.org' }))
  expect(operation().request.variables).toMatchObject({
    email: 'vera@example.org',
    code: 'code_1a.secret-1_',
    name: null,
  })
  await respond(answer({ needsName: true }))
  await user.type(screen.getByLabelText('What should people call you?'), 'Vera{Enter}')
  expect(operation().request.variables).toMatchObject({ code: 'code_1a.secret-1_', name: 'Vera' })
  await respond(answer({}))
  expect(changed).toHaveBeenCalledWith('/ideas/7')
})

test('an old link says so, and there is another way', async () => {
  const { user, respond, onOtherWay } = renderLink()
  await user.click(screen.getByRole('button', { name: 'Sign in as vera@example.org' }))
  await respond(
    answer({ errors: [refusal({ field: 'code', message: 'This code is no longer valid.' })] }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This code is no longer valid.')
  await user.click(screen.getByRole('button', { name: 'Sign in another way' }))
  expect(onOtherWay).toHaveBeenCalled()
})

test.each([
  [
    '#email=vera%2Bx%40example.org&code=code_1a.secret-1_',
    { email: 'vera+x@example.org', code: 'code_1a.secret-1_' },
  ],
  ['', null],
  ['#email=vera&code=code_1a.secret', null],
  ['#email=vera%40example.org&code=123456', null],
  ['#email=vera%40example.org&code=code_1a.se%20cret', null],
])('the address part %s', (hash, link) => expect(readLink(hash)).toEqual(link))

test('each way back from a provider without a sign-in has its sentence', () => {
  const t = english.messages(signInMessages)
  expect(signInError('', t)).toBeNull()
  expect(signInError('?error=invited', t)).toMatch(/invited people/)
  expect(signInError('?error=<script>', t)).toMatch(/didn’t work/)
})
