import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { takeOverBeforePresses } from './takeOverBeforePresses.ts'

let hasVoted = false
let root: Root | undefined
const onRecoverableError = jest.fn()

beforeEach(() => {
  hasVoted = false
  onRecoverableError.mockClear()
})

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

function Vote({ onVote }: { onVote?: () => void }) {
  return (
    <button
      onClick={() => {
        hasVoted = true
        onVote?.()
      }}
    >
      Vote
    </button>
  )
}

/** Drawn from what a press changes, and remembers how it was at first. */
function Reason() {
  const [had] = useState(hasVoted)
  return hasVoted ? <output>{had ? 'Voted before' : 'Voted now'}</output> : null
}

function Field() {
  const [text, setText] = useState('')
  return (
    <textarea
      aria-label="Comment"
      value={text}
      data-alive={useIsHydrated()}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

function Page() {
  const [, draw] = useState(0)
  return (
    <>
      <Suspense>
        <Vote onVote={() => draw((count) => count + 1)} />
      </Suspense>
      <Suspense>
        <Reason />
      </Suspense>
      <Suspense>
        <Field />
      </Suspense>
    </>
  )
}

function open(): void {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Page />)
  root = hydrateRoot(box, <Page />, { onRecoverableError })
  takeOverBeforePresses(box)
}

test('a part that is not taken over yet is, before a press changes what it is drawn from', async () => {
  await act(async () => {
    open()
    screen.getByRole('button').click()
  })
  expect(screen.getByRole('status')).toHaveTextContent('Voted now')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('a field that is not taken over yet is, before it takes what is typed', async () => {
  await act(async () => {
    open()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
    // As a browser does it: past React, which watches the element's own property.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field,
      'Typed',
    )
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  expect(screen.getByRole('textbox')).toHaveValue('Typed')
})

test('a press in a part that waits for its code is done once when that is there, however often it was pressed', async () => {
  const onPress = jest.fn()
  let arrive = (): void => undefined
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const Close = ({ after }: { after: Promise<void> | null }) => {
    if (after) use(after)
    return <button onClick={onPress}>Close</button>
  }
  const page = (after: Promise<void> | null) => (
    <Suspense>
      <Close after={after} />
    </Suspense>
  )
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(page(null))
  await act(async () => {
    root = hydrateRoot(box, page(code), { onRecoverableError })
    takeOverBeforePresses(box)
  })
  const button = screen.getByRole('button')
  const cancel = jest.fn()
  // jsdom animates nothing.
  const animate = jest.fn(() => ({ cancel }) as unknown as Animation)
  button.animate = animate
  await act(async () => button.click())
  await act(async () => button.click())
  await waitFor(() => expect(animate).toHaveBeenCalledTimes(1))
  expect(onPress).not.toHaveBeenCalled()
  await act(async () => arrive())
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
  expect(cancel).toHaveBeenCalledTimes(1)
  await act(async () => button.click())
  expect(onPress).toHaveBeenCalledTimes(2)
})
