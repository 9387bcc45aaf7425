import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useStored } from './useStored.ts'

const drawn: (string | null)[] = []

function Place({ stored }: { stored: string | null }) {
  const [value, setValue] = useStored<string | null>(
    () => stored,
    () => null,
  )
  drawn.push(value)
  return <button onClick={() => setValue('changed')}>{value ?? 'nothing'}</button>
}

async function hydrate(stored: string | null) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Place stored={stored} />)
  expect(root.textContent).toBe('nothing')
  drawn.splice(0)
  const failed = jest.fn()
  await act(async () =>
    hydrateRoot(root, <Place stored={stored} />, { onRecoverableError: failed }),
  )
  expect(failed).not.toHaveBeenCalled()
  return root
}

beforeEach(() => drawn.splice(0))

test('over HTML of a server, what is stored comes right after', async () => {
  const root = await hydrate('kept')
  expect([drawn[0], root.textContent]).toEqual([null, 'kept'])
})

test('over HTML of a server, nothing is drawn again where nothing is stored', async () => {
  await hydrate(null)
  expect(drawn).toEqual([null])
})

test('what was changed since is not read again', async () => {
  const { container, rerender } = render(<Place stored="kept" />)
  expect(container.textContent).toBe('kept')
  await act(async () => container.querySelector('button')?.click())
  rerender(<Place stored="other" />)
  expect(container.textContent).toBe('changed')
})
