import { act, fireEvent, screen } from '@testing-library/react'
import { createContext, startTransition, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { lazyComponent } from './lazyComponent.tsx'
import { LostCodeContext } from './LostCodeContext.ts'

interface Props {
  text: string
}
type Part = (props: Props) => ReactNode

function Note({ text }: Props) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {text}: {presses}
    </button>
  )
}

function Page({ part: Drawn }: { part: Part }) {
  const [isRead, setRead] = useState(false)
  return (
    <>
      <input type="checkbox" checked={isRead} onChange={() => setRead(!isRead)} />
      <Drawn text="Welcome" />
      <p>{isRead ? 'read' : 'new'}</p>
    </>
  )
}

/** A page as the server draws it, taken over in a browser that has no code of its part. */
async function takeOver(load: () => Promise<Part>) {
  const onServer = lazyComponent<Props>(async () => Note, null, { isDrawn: true })
  await onServer.preload()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page part={onServer} />)
  const drawn = screen.getByRole('button', { name: 'Welcome: 0' })
  const onRecoverableError = jest.fn()
  const inBrowser = lazyComponent<Props>(load, null, { isDrawn: true })
  await act(async () => hydrateRoot(root, <Page part={inBrowser} />, { onRecoverableError }))
  return { drawn, onRecoverableError }
}

afterEach(() => document.body.replaceChildren())

test('what the server has drawn stays until its code is here, whatever else the page does, and is then alive', async () => {
  let arrive = (): void => undefined
  const { drawn, onRecoverableError } = await takeOver(
    () => new Promise((resolve) => (arrive = () => resolve(Note))),
  )
  await act(async () => fireEvent.click(screen.getByRole('checkbox')))
  expect(screen.getByText('read')).toBeVisible()
  expect(drawn).toBeVisible()
  await act(async () => arrive())
  expect(screen.getByRole('button')).toBe(drawn)
  await act(async () => fireEvent.click(drawn))
  expect(drawn).toHaveTextContent('Welcome: 1')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

const Place = createContext('here')

function Moving({ part: Drawn }: { part: Part }) {
  const [place, setPlace] = useState('here')
  return (
    <Place value={place}>
      <a href="#there" onClick={() => startTransition(() => setPlace('there'))}>
        Go
      </a>
      <Drawn text="Welcome" />
      <p>{place}</p>
    </Place>
  )
}

test('where its code is lost, that is said, and nothing of it holds up the way to another place', async () => {
  const onServer = lazyComponent<Props>(async () => Note, null, { isDrawn: true })
  await onServer.preload()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Moving part={onServer} />)
  const onLost = jest.fn()
  const inBrowser = lazyComponent<Props>(() => Promise.reject(new Error('offline')), null, {
    isDrawn: true,
  })
  const page = (
    <LostCodeContext value={onLost}>
      <Moving part={inBrowser} />
    </LostCodeContext>
  )
  await act(async () => hydrateRoot(root, page, { onRecoverableError: () => undefined }))
  expect(onLost).toHaveBeenCalled()
  expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument()
  await act(async () => fireEvent.click(screen.getByRole('link')))
  expect(await screen.findByText('there')).toBeVisible()
})
