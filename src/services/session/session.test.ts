import { createStorage } from '#services/storage/storage.ts'
import { createSession } from './session.ts'

const storage = () => createStorage({ area: null, target: null })

test('gives the place to return to once', () => {
  const session = createSession(storage())
  session.rememberPlace('/ideas/7/a?x=1')
  expect([session.takePlace(), session.takePlace()]).toEqual(['/ideas/7/a?x=1', '/'])
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'never leaves the site for %s',
  (place) => {
    const session = createSession(storage())
    session.rememberPlace(place)
    expect(session.takePlace()).toBe('/')
  },
)

test('tells who listens that the person changed', () => {
  const session = createSession(storage())
  const heard = jest.fn()
  const stop = session.onChange(heard)
  session.change('/')
  stop()
  session.change('/x')
  expect(heard.mock.calls).toEqual([['/']])
})

test('the place can be looked at without being forgotten', () => {
  const session = createSession(storage())
  session.rememberPlace('/ideas/7')
  expect([session.place(), session.takePlace(), session.place()]).toEqual([
    '/ideas/7',
    '/ideas/7',
    '/',
  ])
})
