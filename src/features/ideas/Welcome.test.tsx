import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ServicesProvider } from '#services/Services.tsx'
import { createTestServices } from '#testing/testServices.tsx'
import { noStyleRules, StyleRulesContext } from '#ui/StyleRules.ts'
import { Welcome } from './Welcome.lazy.tsx'

test('it is closed for good in this browser, and a changed text is shown again', async () => {
  const services = createTestServices()
  const at = (html: string) => (
    <ServicesProvider value={services}>
      <Welcome html={html} />
    </ServicesProvider>
  )
  const { unmount } = render(at('<p>Hello</p>'))
  expect(screen.getByText('Hello')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the welcome text' }))
  expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  unmount()
  const again = render(at('<p>Hello</p>'))
  expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  again.rerender(at('<p>Hello again</p>'))
  expect(screen.getByText('Hello again')).toBeVisible()
})

test('the server draws it with the rule by which it is hidden from the first paint on where it was closed', async () => {
  const services = createTestServices()
  const rules: string[] = []
  const page = (
    <StyleRulesContext value={{ ...noStyleRules, collect: (rule) => rules.push(rule) }}>
      <ServicesProvider value={services}>
        <Welcome html="<p>Hello</p>" />
      </ServicesProvider>
    </StyleRulesContext>
  )
  expect(renderToString(page)).toContain('<p>Hello</p>')
  render(page)
  await userEvent.click(screen.getByRole('button', { name: 'Close the welcome text' }))
  const closed = services.storage.read('earshot.welcome')
  expect(closed).toMatch(/^[0-9a-z]+$/)
  expect(rules).toContain(`[data-welcome='${closed}'] .welcome{display:none}`)
})
