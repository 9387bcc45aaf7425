import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createToastQueue } from './toastQueue.ts'
import { ToastRegion } from './ToastRegion.lazy.tsx'

test('a message that is closed leaves its reader where they were', async () => {
  const queue = createToastQueue()
  render(
    <>
      <button>Work</button>
      <ToastRegion queue={queue} />
    </>,
  )
  act(() => void queue.add({ text: 'Saved.' }))
  const user = userEvent.setup()
  await user.click(screen.getByText('Work'))
  await screen.findByText('Saved.')
  await user.click(within(screen.getByRole('region')).getByRole('button'))
  expect(screen.getByText('Work')).toHaveFocus()
})
