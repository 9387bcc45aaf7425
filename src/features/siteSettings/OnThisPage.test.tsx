import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { OnThisPage } from './OnThisPage.lazy.tsx'

const scrolledTo = jest.fn()
beforeEach(() => {
  scrolledTo.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id)
  }
})

function Screen() {
  const [hasMail, setHasMail] = useState(false)
  const { search, hash } = useLocation()
  return (
    <>
      <main id="main">
        <SettingSection id="general" title="Name and tagline">
          <input aria-label="Name" />
        </SettingSection>
        <SettingSection id="language" title="Language">
          <button onClick={() => setHasMail(true)}>Later</button>
        </SettingSection>
        <SettingSection title="Without an address">x</SettingSection>
        {hasMail && (
          <SettingSection id="mail" title="Mail">
            x
          </SettingSection>
        )}
      </main>
      <aside>
        <OnThisPage />
      </aside>
      <output>{search + hash}</output>
    </>
  )
}

function renderScreen(route = '/team/settings') {
  const kit = renderWithRelay(<Screen />, { route, wrapper: servicesWrapper() })
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  return { ...kit, links: () => contents.queryAllByRole('link') }
}
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })
const marked = (links: readonly HTMLElement[]) =>
  links
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((it) => it.textContent)

test('each section that has an address is a link to it, and its heading has the focus then', async () => {
  const { user, links } = renderScreen('/team/settings?area=TAGS')
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name and tagline', '/team/settings?area=TAGS#general'],
    ['Language', '/team/settings?area=TAGS#language'],
  ])
  await user.click(links()[1] as HTMLElement)
  expect(document.querySelector('output')).toHaveTextContent('?area=TAGS#language')
  expect(heading('Language')).toHaveFocus()
})

test('the section that is read is marked', () => {
  const tops: Record<string, number> = { general: 88, language: 700 }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
  const { links } = renderScreen()
  const scroll = (language: number) => {
    tops['language'] = language
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  expect(marked(links())).toEqual(['Name and tagline'])
  scroll(88)
  expect(marked(links())).toEqual(['Language'])
  scroll(500)
  expect(marked(links())).toEqual(['Name and tagline'])
  jest.restoreAllMocks()
})

test('an address leads to a section that is drawn later', async () => {
  const { links } = renderScreen('/team/settings#mail')
  expect(scrolledTo).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Later' }).click())
  await waitFor(() => expect(heading('Mail')).toHaveFocus())
  expect(scrolledTo.mock.calls).toEqual([['mail']])
  expect(links().map((link) => link.textContent)).toEqual(['Name and tagline', 'Language', 'Mail'])
})

test.each(['textbox', 'button'])(
  'who is at a %s is left there by a section that arrives',
  async (role) => {
    const { links } = renderScreen('/team/settings#mail')
    const field = screen.getAllByRole(role)[0] as HTMLElement
    act(() => field.focus())
    // Not pressed by them, who would leave the field.
    act(() => screen.getByRole('button', { name: 'Later' }).click())
    await waitFor(() => expect(links()).toHaveLength(3))
    expect(field).toHaveFocus()
    expect(scrolledTo).not.toHaveBeenCalled()
  },
)
