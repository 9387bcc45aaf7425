import fs from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useStored } from '#services/storage/useStored.ts'
import { Prose } from '#ui/Prose.tsx'
import { replayPresses, takePresses } from './heldPresses.lazy.ts'

/** Runs what index.html holds presses with. */
function runEarlyScript(): void {
  const html = fs.readFileSync(path.resolve('index.html'), 'utf8')
  const texts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const script = document.createElement('script')
  script.textContent = texts.find((text) => text.includes('takeHeldPresses')) ?? ''
  document.head.append(script)
  script.remove()
}

let root: Root | undefined

/** Puts a screen on the page as the server does; gives how the script takes it over. */
function open(screenOf: ReactNode): () => Promise<void> {
  runEarlyScript()
  const box = document.createElement('div')
  box.innerHTML = renderToString(screenOf)
  document.body.append(box)
  return async () => {
    const presses = takePresses(window)
    await act(async () => {
      root = hydrateRoot(box, screenOf)
      replayPresses(presses)
    })
  }
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(async () => {
  await act(async () => root?.unmount())
  takePresses(window)
  document.body.replaceChildren()
  delete document.documentElement.dataset['lost']
})

test('an image in a text that is pressed early is enlarged, and one within a link is left to it', async () => {
  const takeOver = open(
    <Prose html='<p><img src="/a.png" alt="A map"> <a href="#there"><img src="/b.png" alt="Linked"></a></p>' />,
  )
  const [map, linked] = document.querySelectorAll('img')
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  linked?.dispatchEvent(press)
  expect(linked).not.toHaveAttribute('data-held')
  expect(press.defaultPrevented).toBe(false)
  map?.click()
  expect(map).toHaveAttribute('data-held')
  await takeOver()
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/a.png'))
})

test('a press is shown at once, and counts once when React is here, however often it was made', async () => {
  const press = jest.fn()
  const takeOver = open(<button onClick={press}>Vote</button>)
  const button = screen.getByRole('button')
  button.click()
  button.click()
  expect(button).toHaveAttribute('data-held')
  await takeOver()
  expect(press).toHaveBeenCalledTimes(1)
  expect(button).not.toHaveAttribute('data-held')
  button.click()
  expect(press).toHaveBeenCalledTimes(2)
})

function Field({ kept = '' }: { kept?: string }) {
  const [text, setText] = useState(kept)
  const [count, setCount] = useState(0)
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setCount(count + 1)}>Again</button>
      <output>
        {text} {count}
      </output>
    </>
  )
}

test.each([
  ['', 'dark mode'],
  ['dark', ''],
])('what was typed in place of “%s” is known to React: “%s”', async (kept, text) => {
  const takeOver = open(<Field kept={kept} />)
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  type(field, text)
  field.setSelectionRange(0, text.length)
  await takeOver()
  expect(screen.getByRole('status')).toHaveTextContent(`${text} 0`.trim())
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, text.length])
  await act(async () => screen.getByRole('button').click())
  expect(field).toHaveValue(text)
})

test('a text that this browser has kept is not lost to what was typed before it was shown', async () => {
  function Draft() {
    const [text, setText] = useStored(
      () => 'Dark pages',
      () => '',
    )
    return <input value={text} onChange={(event) => setText(event.target.value)} />
  }
  const takeOver = open(<Draft />)
  type(screen.getByRole<HTMLInputElement>('textbox'), 'At night')
  await takeOver()
  expect(screen.getByRole('textbox')).toHaveValue('Dark pages At night')
})

test('a text is there before the press that sends it', async () => {
  const sent = jest.fn()
  function Form() {
    const [text, setText] = useState('')
    return (
      <form
        aria-label="Comment"
        onSubmit={(event) => {
          event.preventDefault()
          sent(text)
        }}
      >
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">Send</button>
      </form>
    )
  }
  const takeOver = open(<Form />)
  screen.getByRole('button').click()
  type(screen.getByRole<HTMLTextAreaElement>('textbox'), 'First')
  expect(screen.getByRole('form')).toHaveAttribute('data-held')
  await takeOver()
  expect(sent.mock.calls).toEqual([['First']])
})

test('a form that leads somewhere does so by itself', () => {
  open(
    <form role="search" action="/" onSubmit={() => undefined}>
      <button type="submit">Search</button>
    </form>,
  )
  const wasStopped: boolean[] = []
  const hear = (event: Event): void => {
    wasStopped.push(event.defaultPrevented)
    // The page of a test leads nowhere.
    event.preventDefault()
  }
  window.addEventListener('submit', hear, { once: true })
  screen.getByRole('button').click()
  expect(wasStopped).toEqual([false])
  expect(takePresses(window)).toEqual([])
})

test('a box is ticked when React is here', async () => {
  function Box() {
    const [isOn, setOn] = useState(false)
    return <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
  }
  const takeOver = open(<Box />)
  screen.getByRole('checkbox').click()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await takeOver()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('a press on a part whose code is still on its way waits for it, and those behind it wait as well', async () => {
  const order: string[] = []
  let isHere = true
  let arrive = (): void => undefined
  const code = new Promise<void>((resolve) => {
    arrive = () => {
      isHere = true
      resolve()
    }
  })
  function Part() {
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
    if (!isHere) throw code
    return <button onClick={() => order.push('part')}>Part</button>
  }
  const takeOver = open(
    <>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
      <button onClick={() => order.push('behind')}>Behind</button>
    </>,
  )
  isHere = false
  screen.getByRole('button', { name: 'Part' }).click()
  screen.getByRole('button', { name: 'Behind' }).click()
  await takeOver()
  expect(order).toEqual([])
  await act(async () => arrive())
  await waitFor(() => expect(order).toEqual(['part', 'behind']))
})

test('a script that cannot be had is told to the page', () => {
  open(<p>Readable</p>)
  const script = document.createElement('script')
  script.type = 'module'
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  expect(document.documentElement).toHaveAttribute('data-lost')
})

test('what the page holds presses with is small', () => {
  const html = fs.readFileSync(path.resolve('index.html'), 'utf8')
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].find(([, text = '']) =>
    text.includes('takeHeldPresses'),
  )
  const text = script?.[1] ?? ''
  expect(text.replace(/\s+/g, ' ').length).toBeLessThan(2_000)
})
