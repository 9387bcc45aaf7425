import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServicesProvider } from '#services/Services.tsx'
import { createTestServices } from '#testing/testServices.tsx'
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
