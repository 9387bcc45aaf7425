import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ConsentLine } from './ConsentLine.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'

const platforms = { usage: { url: '/ingest' } }

function renderWith(
  parts: Parameters<typeof createTestServices>[0],
  subject = <PrivacySettings isWanted={false} />,
) {
  const services = createTestServices(parts)
  const Wrapper = servicesWrapper(services)
  render(
    <MemoryRouter>
      <Wrapper>{subject}</Wrapper>
    </MemoryRouter>,
  )
  return { consent: services.consent, user: userEvent.setup() }
}
const option = (name: RegExp) => screen.getByRole('radio', { name })

test('a site without platforms says so and asks nothing', () => {
  renderWith({})
  expect(screen.getByText(/^This site has no usage analytics/)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('it is off until somebody switches it on, takes effect at once, and says that it is deleted when switched off', async () => {
  const { user, consent } = renderWith({ platforms })
  expect(option(/^Off/)).toBeChecked()
  await user.click(option(/^On/))
  expect([consent.state(), screen.getByRole('status').textContent]).toEqual(['accepted', ''])
  await user.click(option(/^Off/))
  expect(consent.state()).toBe('withdrawn')
  expect(screen.getByRole('status')).toHaveTextContent('The data stored in this browser is deleted')
})

test('where the browser says no, it says why there is no choice', () => {
  renderWith({ platforms, isSignalled: true })
  expect(screen.getByText(/Global Privacy Control or Do Not Track/)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('it names who gets something, and only those', async () => {
  const { user } = renderWith({ platforms })
  await user.click(screen.getByText('What is sent, and to whom'))
  expect(screen.getByText(/Amplitude counts/)).toBeVisible()
  expect(screen.queryByText(/Firebase/)).not.toBeInTheDocument()
})

test('the question takes a yes, a no, or leads to the details', async () => {
  const { user, consent } = renderWith({ platforms }, <ConsentLine />)
  const answers = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
  expect(new Set(answers.map(({ className }) => className)).size).toBe(1)
  expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/settings#privacy')
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(consent.state()).toBe('refused')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(consent.state()).toBe('accepted')
})
