import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'

function Asking({ answer, onClosed }: { answer: Promise<void>; onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog title="Sure?" isOpen={isOpen} onClose={close} onClosed={onClosed}>
        <button onClick={() => void answer.then(close)}>Yes</button>
      </Dialog>
    </>
  )
}

test('a dialog that an answer closes gives the focus back, though the page was still inert', async () => {
  let arrive = (): void => undefined
  const answer = new Promise<void>((resolve) => (arrive = resolve))
  const closed = jest.fn(() => document.activeElement?.textContent)
  render(<Asking answer={answer} onClosed={closed} />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  act(() => ask.focus())
  act(() => ask.click())
  act(() => screen.getByRole('button', { name: 'Yes' }).focus())
  act(() => screen.getByRole('button', { name: 'Yes' }).click())
  // What browsers make of focus() in an inert page.
  jest.spyOn(ask, 'focus').mockImplementationOnce(() => {})
  await act(async () => arrive())
  await waitFor(() => expect(closed).toHaveReturnedWith('Ask'))
  expect(ask).toHaveFocus()
})
