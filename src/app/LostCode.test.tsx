import { act, fireEvent, screen } from '@testing-library/react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { LostCode } from './LostCode.tsx'

const fetched = globalThis.fetch

afterEach(() => {
  document.head.replaceChildren()
  globalThis.fetch = fetched
})

/** A page of one release, whose server has another one, or cannot be reached. */
function releases(served: string | null): void {
  const own = document.createElement('meta')
  Object.assign(own, { name: 'release', content: 'this-release' })
  document.head.append(own)
  globalThis.fetch = async () => {
    if (served === null) throw new TypeError('Failed to fetch')
    return new Response(served)
  }
}

async function renderLost() {
  const load = jest
    .fn<Promise<() => React.JSX.Element>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>The piece</p>)
  const Piece = lazyComponent(load)
  const kit = renderWithRelay(
    <LostCode>
      <Piece />
    </LostCode>,
    { wrapper: servicesWrapper(createTestServices()) },
  )
  return { ...kit, load, alert: await screen.findByRole('alert') }
}

/** Lets the code that waits for the connection load. */
const settle = () => act(() => import('#parts/failure/retryWhenBack.lazy.ts'))

test.each([null, 'this-release'])(
  'without an answer, or from the same release (%s), it says that the connection is away, and goes on once it is back',
  async (served) => {
    releases(served)
    const { load, alert } = await renderLost()
    expect(alert).toHaveTextContent('Earshot cannot be reached')
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
    await settle()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('The piece')).toBeVisible()
    expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([2, null])
  },
)

test('a press tries again', async () => {
  releases(null)
  const { user } = await renderLost()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The piece')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('another release is told', async () => {
  releases('another-release')
  const { alert } = await renderLost()
  expect(alert).toHaveTextContent('A newer version is available')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('the notice can be closed, and the piece still comes once the connection is back', async () => {
  releases(null)
  const { user } = await renderLost()
  await settle()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('The piece')).toBeVisible()
})
