import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ExportSettings } from './ExportSettings.tsx'

test('everything the site has is a link away, under the name that the server gives', () => {
  render(
    <MemoryRouter>
      <ExportSettings />
    </MemoryRouter>,
    { wrapper: servicesWrapper(createTestServices()) },
  )
  const link = screen.getByRole('link', { name: 'Download everything' })
  expect(link).toHaveAttribute('href', '/api/export')
  expect(link).toHaveAttribute('download', '')
})
