import { act, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { defineMessages } from '#lib/messages/catalogue.ts'
import { createLanguage, type Language } from '#lib/messages/createLanguage.ts'
import { createTranslations } from '#lib/messages/createTranslations.ts'
import { englishParts } from '#lib/messages/english.ts'
import { LanguageContext, useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from './lazyOverlay.tsx'
import { LostCodeContext } from './LostCodeContext.ts'
import type { OverlayProps } from './overlayProps.ts'

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

test('nothing of it is drawn before it is first opened, also when its code is here', async () => {
  const drawn = jest.fn()
  const Overlay = lazyOverlay(async () => (props: OverlayProps) => {
    drawn(props.isOpen)
    return null
  })
  await act(() => Overlay.preload())
  const { rerender } = render(<Overlay isOpen={false} onClose={() => {}} />)
  await act(async () => {})
  expect(drawn).not.toHaveBeenCalled()
  rerender(<Overlay isOpen onClose={() => {}} />)
  rerender(<Overlay isOpen={false} onClose={() => {}} />)
  expect(drawn.mock.calls.flat()).toEqual([true, false])
})

test('when the code cannot be fetched it says so, and asks again when it is told to', async () => {
  const load = jest
    .fn<Promise<typeof Panel>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Panel)
  const Overlay = lazyOverlay(load)
  const onClose = () => undefined
  const shown = (onLost: () => void) => (
    <LostCodeContext value={onLost}>
      <Overlay isOpen onClose={onClose} />
    </LostCodeContext>
  )
  const onLost = jest.fn()
  const { rerender } = render(shown(onLost))
  await act(async () => {})
  expect(onLost).toHaveBeenCalledTimes(1)
  rerender(shown(() => undefined))
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

describe('in another language', () => {
  const greeting = defineMessages('test.greeting', { hello: 'Hello' })
  const Greeting = ({ isOpen }: OverlayProps) => {
    const t = useMessages(greeting)
    return isOpen ? <p>{t('hello')}</p> : null
  }
  const open = (Overlay: ComponentType<OverlayProps>, language: Language) => (
    <LanguageContext value={language}>
      <Suspense fallback={<p>Page is gone</p>}>
        <p>Page</p>
        <Overlay isOpen onClose={() => {}} />
      </Suspense>
    </LanguageContext>
  )

  test('it opens with its sentences, and the page stays until then', async () => {
    let arrive = (_: { hello: string }): void => {}
    const language = createLanguage({
      ...englishParts,
      translations: createTranslations({
        'test.greeting': () => new Promise((resolve) => (arrive = resolve)),
      }),
    })
    const Overlay = lazyOverlay(async () => Greeting)
    await Overlay.preload()
    render(open(Overlay, language))
    await act(async () => {})
    expect(screen.getByText('Page')).toBeVisible()
    expect(screen.queryByText('Hello')).toBeNull()
    await act(async () => arrive({ hello: 'Cześć' }))
    expect(screen.getByText('Cześć')).toBeVisible()
    expect(screen.getByText('Page')).toBeVisible()
  })
})
