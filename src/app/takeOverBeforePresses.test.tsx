import { act, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
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
