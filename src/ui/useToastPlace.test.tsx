import { act, fireEvent, render, screen } from '@testing-library/react'
import { createToastQueue } from './toastQueue.ts'
import { ToastRegion } from './ToastRegion.lazy.tsx'

/** Renders a field at a height of a screen of 768 px, and the region of messages. */
function renderField() {
  const queue = createToastQueue()
  render(
    <>
      <input />
      <ToastRegion queue={queue} />
    </>,
  )
  const field = screen.getByRole('textbox')
  return {
    field,
    side: () => screen.getByRole('region').dataset['side'],
    say: () => act(async () => void queue.add({ text: 'Saved' })),
    move: (top: number) => void (field.getBoundingClientRect = () => new DOMRect(0, top, 300, 44)),
  }
}

test.each([
  [16, 'bottom'],
  [400, 'top'],
  [690, 'top'],
])('a message beside a field that is in use at %d px stands at the %s', async (top, side) => {
  const place = renderField()
  place.move(top)
  place.field.focus()
  await place.say()
  expect(place.side()).toBe(side)
})

test('a message gets out of the way of what is scrolled under it', async () => {
  const place = renderField()
  place.move(400)
  place.field.focus()
  await place.say()
  await screen.findByText('Saved')
  place.move(16)
  fireEvent.scroll(document)
  expect(place.side()).toBe('bottom')
})

test('without a message nothing is measured while somebody scrolls', () => {
  const place = renderField()
  place.field.focus()
  place.field.getBoundingClientRect = () => {
    throw new Error('measured')
  }
  fireEvent.scroll(document)
  expect(place.side()).toBe('top')
})
