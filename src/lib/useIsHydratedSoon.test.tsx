import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useIsHydratedSoon } from './useIsHydratedSoon.ts'

const drawn: boolean[] = []

function Place() {
  const isHydrated = useIsHydratedSoon()
  drawn.push(isHydrated)
  return <p>{isHydrated ? 'of this browser' : 'of the server'}</p>
}

beforeEach(() => drawn.splice(0))

test('over HTML of a server it is false first, and then true', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Place />)
  expect(root.textContent).toBe('of the server')
  drawn.splice(0)
  const failed = jest.fn()
  await act(async () => hydrateRoot(root, <Place />, { onRecoverableError: failed }))
  expect(drawn).toEqual([false, true])
  expect(root.textContent).toBe('of this browser')
  expect(failed).not.toHaveBeenCalled()
})

test('where no server has drawn it is true at once, and stays so', () => {
  const { rerender } = render(<Place />)
  rerender(<Place />)
  expect(drawn).toEqual([true, true])
})
