import type { SeenAccess } from './accessWatch.ts'
import { createLazyAccessWatch } from './lazyAccessWatch.ts'

const seen: SeenAccess = { version: 'a', isSignedIn: true, onChange: () => undefined }
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('watches once the code is there, and stops', async () => {
  const stop = jest.fn()
  const watch = jest.fn(() => stop)
  const load = jest.fn(() => Promise.resolve({ accept: jest.fn(), watch }))
  const lazy = createLazyAccessWatch(load)
  const end = lazy.watch(seen)
  await turn()
  expect(watch).toHaveBeenCalledWith(seen)
  end()
  expect(stop).toHaveBeenCalledTimes(1)
  lazy.watch(seen)
  expect(load).toHaveBeenCalledTimes(1)
})

test('does not begin for a page that is gone', async () => {
  const watch = jest.fn(() => () => undefined)
  createLazyAccessWatch(() => Promise.resolve({ accept: jest.fn(), watch })).watch(seen)()
  await turn()
  expect(watch).not.toHaveBeenCalled()
})

test('loads again after the code could not be loaded', async () => {
  const watch = jest.fn(() => () => undefined)
  const load = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ accept: jest.fn(), watch })
  const lazy = createLazyAccessWatch(load)
  lazy.watch(seen)
  await turn()
  lazy.watch(seen)
  await turn()
  expect(watch).toHaveBeenCalledTimes(1)
})
