import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useSteadyWriting } from './useSteadyWriting.ts'

let grow: () => void = () => undefined
let top = 600
const scrollBy = jest.fn<void, [ScrollToOptions]>()

beforeEach(() => {
  top = 600
  scrollBy.mockClear()
  window.scrollBy = scrollBy as typeof window.scrollBy
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, top, 300, 100)
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grow = () => told([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

function Page({ hasForm = true }: { hasForm?: boolean }) {
  const [list, form] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useSteadyWriting(list, form)
  return (
    <>
      <div ref={list} />
      {hasForm && (
        <div ref={form}>
          <textarea />
        </div>
      )}
      <button>Show more</button>
    </>
  )
}

test('what comes above a form leaves it where it is for who writes in it, and for nobody else', () => {
  render(<Page />)
  top = 900
  grow()
  expect(scrollBy).not.toHaveBeenCalled()
  screen.getByRole('textbox').focus()
  top = 12_000
  grow()
  expect(scrollBy.mock.calls).toEqual([[{ top: 11_100, behavior: 'instant' }]])
})

test('a scroll by its reader is not taken back', () => {
  render(<Page />)
  screen.getByRole('textbox').focus()
  top = 200
  window.dispatchEvent(new Event('scroll'))
  grow()
  expect(scrollBy).not.toHaveBeenCalled()
})

test.each([
  ['to something else', () => screen.getByRole('button').focus()],
  ['to nothing', () => screen.getByRole<HTMLTextAreaElement>('textbox').blur()],
])('who has left the form, %s, is not scrolled past what comes', (_, leave) => {
  render(<Page />)
  screen.getByRole('textbox').focus()
  leave()
  top = 12_000
  grow()
  expect(scrollBy).not.toHaveBeenCalled()
})

test('a form that comes later is held as well', () => {
  const { rerender } = render(<Page hasForm={false} />)
  rerender(<Page />)
  screen.getByRole('textbox').focus()
  top = 12_000
  grow()
  expect(scrollBy.mock.calls).toEqual([[{ top: 11_400, behavior: 'instant' }]])
})
