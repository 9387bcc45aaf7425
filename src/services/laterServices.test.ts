import type { Language } from '#lib/messages/createLanguage.ts'
import { createLaterServices } from './laterServices.ts'

const parts = { language: {} as Language, endpoint: '/graphql' }

test('each client makes its own, once, when it is first asked for', () => {
  const create = jest.fn((_: typeof parts) => ({}))
  const [one, another] = [createLaterServices(parts), createLaterServices(parts)]
  expect(create).not.toHaveBeenCalled()
  expect(one.get(create)).toBe(one.get(create))
  expect(another.get(create)).not.toBe(one.get(create))
  expect(create.mock.calls).toEqual([[parts], [parts]])
})
