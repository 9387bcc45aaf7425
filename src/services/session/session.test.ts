import { createSession } from './session.ts'

test('tells who listens that the person changed', () => {
  const session = createSession()
  const heard = jest.fn()
  const stop = session.onChange(heard)
  session.change('/')
  stop()
  session.change('/x')
  expect(heard.mock.calls).toEqual([['/']])
})
