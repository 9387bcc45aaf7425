import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { TimeoutError } from '#relay/errors/TimeoutError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useSendWhenBack } from './useSendWhenBack.ts'

const network = new NetworkError({ operation: 'any', reason: 'ECONNRESET' })

/** A form that fails whenever it is sent, with whatever `error` is at that time. */
function renderForm(error: { current: Error }) {
  const onSend = jest.fn<void, [string]>()
  function Form() {
    const form = useRef<HTMLFormElement>(null)
    const [text, setText] = useState('first')
    const again = useSendWhenBack(text, form)
    const submit = () => {
      onSend(text)
      again.stop()
      again.failed(text, error.current)
    }
    return (
      <form ref={form} onSubmit={(event) => (event.preventDefault(), submit())}>
        <textarea />
        <SendFailure again={again} form={form} message="Try again." />
        <button type="button" onClick={() => setText('second')}>
          Change
        </button>
        <button type="submit">Send</button>
      </form>
    )
  }
  const services = createTestServices()
  const kit = renderWithRelay(<Form />, { wrapper: servicesWrapper(services) })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...kit, services, press, sent: () => onSend.mock.calls.map(([text]) => text) }
}

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
const said = () => screen.getByRole('alert').textContent

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  setOnline(true)
})

test('while the device has no network nothing is tried, and the moment it is back the form is sent', () => {
  setOnline(false)
  const { press, sent, pending } = renderForm({ current: network })
  press('Send')
  expect(said()).toMatch(
    /^You are offline\. Your text is saved and will be sent when the connection is back, as long as this page stays open\./,
  )
  act(() => jest.advanceTimersByTime(600_000))
  expect([sent(), pending()]).toEqual([['first'], 0])
  fireEvent(window, new Event('online'))
  expect(sent()).toEqual(['first', 'first'])
})

test('a server that cannot be reached is asked now and then, ever more seldom, and the form is sent once it answers', async () => {
  const { press, sent, pending, reject, respond } = renderForm({ current: network })
  press('Send')
  const isAskedAfter = (seconds: number) => {
    act(() => jest.advanceTimersByTime(seconds * 1_000 - 1))
    const before = pending()
    act(() => jest.advanceTimersByTime(1))
    return [before, pending()]
  }
  expect(isAskedAfter(5)).toEqual([0, 1])
  await reject(network)
  expect(isAskedAfter(10)).toEqual([0, 1])
  await reject(network)
  expect(isAskedAfter(20)).toEqual([0, 1])
  expect(sent()).toEqual(['first'])
  await respond({ data: { viewer: { __typename: 'Viewer', id: 'viewer' } } })
  expect(sent()).toEqual(['first', 'first'])
  // It is lost again although the server answers: the next try comes later.
  expect(isAskedAfter(10)).toEqual([0, 1])
})

test('another text waits for nothing, and one that nobody wants to send neither', () => {
  const { press, sent, pending } = renderForm({ current: network })
  press('Send')
  press('Change')
  expect(said()).toBe('Try again.')
  press('Send')
  press('Don’t send')
  expect(said()).toBe('Try again.')
  fireEvent(window, new Event('online'))
  act(() => jest.advanceTimersByTime(600_000))
  expect([sent(), pending()]).toEqual([['first', 'second'], 0])
})

test('only a lost connection is waited for', () => {
  const error: { current: Error } = {
    current: new TimeoutError({ operation: 'any', limit: 15_000 }),
  }
  const { press, sent, unmount, pending } = renderForm(error)
  press('Send')
  expect(said()).toBe('Try again.')
  error.current = network
  press('Send')
  expect(said()).toMatch(/Send now/)
  unmount()
  fireEvent(window, new Event('online'))
  act(() => jest.advanceTimersByTime(600_000))
  expect([sent(), pending()]).toEqual([['first', 'first'], 0])
})

test('whoever has left a text that waits is led back to it when the connection is back', () => {
  setOnline(false)
  const { press, services, unmount } = renderForm({ current: network })
  press('Send')
  unmount()
  expect(services.toasts.snapshot()).toEqual([])
  fireEvent(window, new Event('online'))
  expect(services.toasts.snapshot()).toEqual([
    expect.objectContaining({
      text: 'You’re back online, but the text you left behind hasn’t been sent.',
      action: expect.objectContaining({ label: 'Open it' }),
    }),
  ])
})

test('nobody else is told of a text that somebody left', () => {
  setOnline(false)
  const { press, services, unmount } = renderForm({ current: network })
  press('Send')
  unmount()
  services.session.change('/')
  fireEvent(window, new Event('online'))
  expect(services.toasts.snapshot()).toEqual([])
})

test.each(['Don’t send', 'Send now'])('“%s” leaves whoever pressed it where they write', (name) => {
  const error: { current: Error } = { current: network }
  const { press } = renderForm(error)
  press('Send')
  error.current = new TimeoutError({ operation: 'any', limit: 15_000 })
  const button = screen.getByRole('button', { name })
  button.focus()
  press(name)
  expect(button).not.toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a form that is sent while somebody is at its buttons leaves them where they write, and nobody else', () => {
  const error: { current: Error } = { current: network }
  const { press } = renderForm(error)
  press('Send')
  const change = screen.getByRole('button', { name: 'Change' })
  change.focus()
  fireEvent(window, new Event('online'))
  expect(change).toHaveFocus()
  error.current = new TimeoutError({ operation: 'any', limit: 15_000 })
  screen.getByRole('button', { name: 'Don’t send' }).focus()
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('textbox')).toHaveFocus()
})
