import { act, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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
