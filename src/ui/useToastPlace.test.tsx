import { act, fireEvent, render, screen } from '@testing-library/react'
import { createToastQueue } from './toastQueue.ts'
import { ToastRegion } from './ToastRegion.lazy.tsx'

afterEach(() => {
  for (const bar of document.querySelectorAll('[data-edge-bar]')) bar.remove()
})

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
    async say() {
      act(() => void queue.add({ text: 'Saved' }))
      await screen.findByText('Saved')
    },
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

/** Adds a bar at a height of the screen, over its whole width or a part of it. */
function addBar(top: number, height: number, left = 0, width = 1024): void {
  const bar = document.createElement('div')
  bar.dataset['edgeBar'] = ''
  bar.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  document.body.append(bar)
}

test('a message stands clear of the bars at the edges, of one that stands on another, and of no others', async () => {
  const place = renderField()
  const region = screen.getByRole('region')
  region.getBoundingClientRect = () => new DOMRect(600, 0, 400, 50)
  addBar(707, 61)
  addBar(600, 100)
  addBar(300, 60)
  addBar(0, 57)
  addBar(57, 40, 0, 500)
  await place.say()
  expect([
    region.style.getPropertyValue('--above'),
    region.style.getPropertyValue('--below'),
  ]).toEqual(['57px', '168px'])
})

test('a message gets out of the way of what is scrolled under it', async () => {
  const place = renderField()
  place.move(400)
  place.field.focus()
  await place.say()
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
