import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { checkText } from '#rules/validation.ts'
import type { SendImage, Sending, Sent } from '#services/images/sendImage.ts'
import { ServicesProvider } from '#services/Services.tsx'
import { createTestServices } from '#testing/testServices.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { useImages } from './useImages.tsx'
import { useSendWithImages } from './useSendWithImages.ts'

interface Send extends Sending {
  file: Blob
  end: (sent: Sent) => void
}
const sends: Send[] = []
const sendFake: SendImage = (file, sending) =>
  new Promise((end) => sends.push({ ...sending, file, end }))
jest.mock('#services/images/sendImage.ts', () => ({
  createSendImage:
    () =>
    (...given: Parameters<SendImage>) =>
      sendFake(...given),
}))

const address = (at: number) => `/images/${String(at).padStart(26, '0')}`
const png = (name = 'kestrel.png', size = 10, type = 'image/png') => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const [askToSignIn, told, sent] = [jest.fn(), jest.fn(), jest.fn()]
const box = () => screen.getByRole('textbox', { name: 'Details' })
const stored = () => screen.getByTestId('stored').textContent
/** Shows the images where they stand in the text. */
const place = () => userEvent.click(screen.getByRole('button', { name: 'Place in the text' }))

function Writing({ start = '', mayAdd = true }: { start?: string; mayAdd?: boolean }) {
  const [value, setValue] = useState(start)
  const images = useImages({ place: 'here', value, onValueChange: setValue, mayAdd, askToSignIn })
  const problem = checkText('body', 'body', value)
  const form = useRef<HTMLFormElement>(null)
  const { isHeld, hold } = useSendWithImages(images, form)
  return (
    <>
      <MarkdownField
        label="Details"
        value={value}
        onValueChange={setValue}
        images={images}
        renderPreview={() => null}
      />
      <output>{problem?.rule ?? 'fine'}</output>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!hold()) sent(value)
        }}
      >
        <button>{isHeld ? 'Sending…' : 'Send'}</button>
      </form>
      <pre data-testid="stored">{value}</pre>
    </>
  )
}

/** Renders in a client of its own, because uploads belong to a client. */
function renderWriting(props: Parameters<typeof Writing>[0] = {}) {
  const services = createTestServices()
  services.usage.attach(told)
  const at = (more: Parameters<typeof Writing>[0]) => (
    <ServicesProvider value={services}>
      <Writing {...props} {...more} />
    </ServicesProvider>
  )
  const { rerender, unmount } = render(at({}))
  return {
    unmount,
    render: (more: Parameters<typeof Writing>[0]) => rerender(at(more)),
    again: (more: Parameters<typeof Writing>[0]) => render(at(more)),
  }
}
const paste = (...files: File[]) =>
  fireEvent.paste(box(), { clipboardData: { files, types: ['Files'] } })
const drop = (...files: File[]) =>
  fireEvent.drop(box(), { dataTransfer: { files, types: ['Files'] } })

beforeEach(() => {
  sends.length = 0
  askToSignIn.mockClear()
  told.mockClear()
  sent.mockClear()
  URL.createObjectURL = () => 'blob:test'
  URL.revokeObjectURL = () => undefined
})

test('a pasted image is a tile while the writing goes on; the words are typed without it', async () => {
  const user = userEvent.setup()
  renderWriting()
  await user.type(box(), 'One two')
  paste(png())
  expect(box()).toHaveValue('One two')
  expect(stored()).toMatch(/^One two\n\n!\[Adding kestrel\.png…\]\(uploading:\w+\)$/)
  expect(screen.getByText('imageOnItsWay')).toBeVisible()
  act(() => sends[0]?.onProgress(0.4))
  expect(screen.getByRole('progressbar', { name: 'Uploading kestrel.png' })).toHaveAttribute(
    'value',
    '0.4',
  )
  expect(screen.getByText('40% uploaded')).toBeVisible()
  await user.type(box(), '\n')
  await act(async () => sends[0]?.end({ kind: 'kept', address: address(1) }))
  await user.type(box(), 'three')
  expect(box()).toHaveValue('One two\nthree')
  expect(told.mock.calls).toEqual([['image_added', { text: 'idea' }]])
  expect(screen.getByText('fine')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Description of image 1' }), 'A kestrel')
  expect(stored()).toBe(`One two\nthree\n\n![A kestrel](${address(1)})`)
  await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
  expect([stored(), screen.queryByRole('list')]).toEqual(['One two\nthree', null])
})

test('who wants to places images in the text; one that arrives comes to where it was put, and the caret stays', async () => {
  const user = userEvent.setup()
  renderWriting({ start: `![](${address(9)})` })
  expect(box()).toHaveValue('')
  await place()
  expect(box()).toHaveValue(`![](${address(9)})`)
  await user.clear(box())
  await user.type(box(), 'One two')
  ;(box() as HTMLTextAreaElement).setSelectionRange(3, 4)
  paste(png())
  expect((box() as HTMLTextAreaElement).value).toMatch(
    /^One\n!\[Adding kestrel\.png…\]\(uploading:\w+\)\ntwo$/,
  )
  ;(box() as HTMLTextAreaElement).setSelectionRange(999, 999)
  await user.type(box(), ' three')
  await act(async () => sends.at(-1)?.end({ kind: 'kept', address: address(1) }))
  expect(box()).toHaveValue(`One\n![](${address(1)})\ntwo three`)
  await user.click(screen.getByRole('button', { name: 'Keep below the text' }))
  expect(box()).toHaveValue(`One\n![](${address(1)})\ntwo three`)
})

test('dropped and chosen ones likewise; several keep their order, whichever is there first', async () => {
  renderWriting()
  drop(png('a.png'), png('b.png'))
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') ?? fail(),
    png('c.png'),
  )
  expect(sends).toHaveLength(3)
  for (const at of [2, 0, 1])
    await act(async () => sends[at]?.end({ kind: 'kept', address: address(at) }))
  expect(box()).toHaveValue('')
  expect(stored()).toBe(`![](${address(0)})\n![](${address(1)})\n![](${address(2)})`)
})

test('what is refused says so beside the field and leaves the text alone; what fails can be tried again or taken out', async () => {
  const user = userEvent.setup()
  renderWriting({ start: 'Text' })
  paste(png('big.png', 6 * 1024 * 1024), png('logo.svg', 10, 'image/svg+xml'))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'An image can be at most 5 MB; this one is 6 MB.',
    'This file type isn’t supported. Choose a PNG, JPEG, WebP, GIF or AVIF image.',
  ])
  expect([box(), sends.length]).toEqual([expect.objectContaining({ value: 'Text' }), 0])
  await user.click(screen.getByRole('button', { name: 'Remove big.png' }))
  await user.click(screen.getByRole('button', { name: 'Remove logo.svg' }))
  paste(png())
  await act(async () => sends[0]?.end({ kind: 'failed', why: 'network' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It couldn’t be uploaded: you are offline, or Earshot cannot be reached.',
  )
  await user.click(screen.getByRole('button', { name: 'Try again with kestrel.png' }))
  await act(async () =>
    sends[1]?.end({ kind: 'refused', code: 'INVALID', message: 'This image is damaged.' }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This image is damaged.')
  expect(stored()).toBe('Text')
})

test('cancelling stops it, and so does deleting its mark', async () => {
  const user = userEvent.setup()
  renderWriting({ start: 'Text' })
  paste(png('one.png'), png('two.png'))
  await user.click(screen.getByRole('button', { name: 'Cancel upload of one.png' }))
  expect([sends[0]?.signal.aborted, sends[1]?.signal.aborted]).toEqual([true, false])
  expect(stored()).not.toContain('one.png')
  await place()
  await user.clear(box())
  expect(sends[1]?.signal.aborted).toBe(true)
  expect(screen.queryByRole('list')).toBeNull()
})

test('an eleventh is refused', () => {
  renderWriting({ start: Array.from({ length: 9 }, (_, at) => `![](${address(at)})`).join('\n') })
  paste(png('ten.png'), png('eleven.png'))
  expect(sends).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent('A post can have at most 10 images.')
})

test('a visitor signs in first, the field may be drawn anew meanwhile, and the image comes then', async () => {
  const view = renderWriting({ mayAdd: false })
  paste(png())
  expect([askToSignIn.mock.calls.length, sends.length]).toEqual([1, 0])
  expect(screen.getByText('Sign in to add it. Your text stays here.')).toBeVisible()
  const start = stored() ?? ''
  view.unmount()
  view.again({ mayAdd: true, start })
  await waitFor(() => expect(sends).toHaveLength(1))
  await act(async () => sends[0]?.end({ kind: 'kept', address: address(1) }))
  expect(stored()).toBe(`![](${address(1)})`)
})

test('after a reload nothing waits for what is lost; text that is pasted with a picture of itself stays text', () => {
  renderWriting({ start: `Before\n![Adding x.png…](uploading:gone)\nafter ![](${address(1)})` })
  expect(box()).toHaveValue(`Before\nafter ![](${address(1)})`)
  fireEvent.paste(box(), {
    clipboardData: { files: [png()], types: ['text/plain', 'text/html', 'Files'] },
  })
  expect(sends).toHaveLength(0)
})

function fail(): never {
  throw new Error('There is no field for files')
}

test('a text that is sent while its image is on its way goes out when that is there', async () => {
  const user = userEvent.setup()
  renderWriting({ start: 'One' })
  paste(png())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect([screen.getByRole('button', { name: 'Sending…' }), sent.mock.calls]).toEqual([
    expect.anything(),
    [],
  ])
  await act(async () => sends[0]?.end({ kind: 'kept', address: address(1) }))
  await screen.findByRole('button', { name: 'Send' })
  expect(sent.mock.calls).toEqual([[`One\n\n![](${address(1)})`]])
})

test.each<[string, Sent]>([
  ['fails', { kind: 'failed', why: 'network' }],
  ['is refused', { kind: 'refused', code: 'INVALID', message: 'This is no image.' }],
])('a text whose image %s meanwhile is not sent without it', async (_, end) => {
  const user = userEvent.setup()
  renderWriting({ start: 'One' })
  paste(png())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await act(async () => sends[0]?.end(end))
  await screen.findByRole('button', { name: 'Send' })
  expect(sent).not.toHaveBeenCalled()
})

test('images that a reload has lost are told of', () => {
  const services = createTestServices()
  render(
    <ServicesProvider value={services}>
      <Writing start={'One\n\n![Adding kestrel.png…](uploading:abc)'} />
    </ServicesProvider>,
  )
  expect(stored()).toBe('One')
  expect(services.toasts.snapshot().map(({ text }) => text)).toEqual([
    'An image wasn’t kept when this page was reloaded. Add it again.',
  ])
})
