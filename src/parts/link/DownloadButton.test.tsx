import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ListFile } from './ListFile.lazy.tsx'

const answers: { status: number; wait?: string }[] = []
const asked: string[] = []
const pressed: string[] = []

beforeEach(() => {
  answers.length = asked.length = pressed.length = 0
  Object.assign(globalThis, {
    fetch: (address: string, { method }: { method: string }) => {
      asked.push(`${method} ${new URL(address, 'http://localhost').pathname}`)
      const { status = 0, wait } = answers.shift() ?? {}
      if (status === 0) return Promise.reject(new TypeError('away'))
      const headers = { get: (name: string) => (name === 'retry-after' ? wait : null) ?? null }
      return Promise.resolve({ ok: status < 300, status, headers })
    },
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this.pathname)
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch')
  jest.restoreAllMocks()
})

test('a file that can be had is opened as the link would; why another one cannot is said', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <ListFile list="people" query="?q=bo" />
    </MemoryRouter>,
    { wrapper: servicesWrapper(createTestServices()) },
  )
  const link = screen.getByRole('link', { name: 'Download members as CSV' })
  expect(link).toHaveAttribute('href', '/api/lists/people.csv?q=bo')
  answers.push({ status: 429, wait: '130' }, { status: 503 }, { status: 0 }, { status: 204 })
  await user.click(link)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 3 minutes\.$/)
  await user.click(link)
  expect(await screen.findByText(/^The file could not be downloaded/)).toBeVisible()
  await user.click(link)
  expect(await screen.findByText(/^The file could not be downloaded/)).toBeVisible()
  expect(pressed).toEqual([])
  await user.click(link)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(pressed).toEqual(['/api/lists/people.csv'])
  expect(asked).toEqual(Array.from({ length: 4 }, () => 'HEAD /api/lists/people.csv'))
})
