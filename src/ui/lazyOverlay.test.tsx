import { act, render, screen } from '@testing-library/react'
import { lazyOverlay } from './lazyOverlay.tsx'

const Panel = ({ isOpen }: { isOpen: boolean; onClose: () => void }) =>
  isOpen ? <p>open</p> : null

test('the code is fetched when it is first opened, not before', async () => {
  const load = jest.fn(async () => Panel)
  const Overlay = lazyOverlay(load)
  const { rerender } = render(<Overlay isOpen={false} onClose={() => {}} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Overlay isOpen onClose={() => {}} />)
  expect(await screen.findByText('open')).toBeVisible()
})

test('when the code cannot be fetched it closes, and the next opening tries again', async () => {
  const load = jest
    .fn<Promise<typeof Panel>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Panel)
  const onClose = jest.fn()
  const Overlay = lazyOverlay(load)
  const { rerender } = render(<Overlay isOpen onClose={onClose} />)
  await act(async () => {})
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(<Overlay isOpen={false} onClose={onClose} />)
  rerender(<Overlay isOpen onClose={onClose} />)
  expect(await screen.findByText('open')).toBeVisible()
})
