import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MarkdownField } from './MarkdownField.tsx'

const renderPreview = jest.fn((value: string) => <p>drawn: {value}</p>)

function Writing() {
  const [value, setValue] = useState('')
  return (
    <MarkdownField
      label="Details"
      max={20_000}
      value={value}
      onValueChange={setValue}
      renderPreview={renderPreview}
    />
  )
}

beforeEach(() => renderPreview.mockClear())

test('the preview is drawn only while it is open, and what was typed stays', async () => {
  const user = userEvent.setup()
  render(<Writing />)
  await user.type(screen.getByLabelText('Details'), 'Dark *mode*')
  expect(renderPreview).not.toHaveBeenCalled()
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('drawn: Dark *mode*')
  await user.click(screen.getByRole('tab', { name: 'Write' }))
  expect(screen.getByLabelText('Details')).toHaveValue('Dark *mode*')
  expect(screen.queryByText(/drawn/)).toBeNull()
})

test('arrows move between the tabs; only the chosen one is in the tab order', async () => {
  const user = userEvent.setup()
  render(<Writing />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Write' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  const preview = screen.getByRole('tab', { name: 'Preview', selected: true })
  expect(preview).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Write' })).toHaveAttribute('tabindex', '-1')
})

test('an empty text says so instead of asking for its drawing', async () => {
  render(<Writing />)
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.getByText('Nothing to preview yet.')).toBeVisible()
  expect(renderPreview).not.toHaveBeenCalled()
})

test('a text sent from its preview leaves the field ready for the next one', async () => {
  const field = (value: string) => (
    <MarkdownField
      label="Details"
      max={20_000}
      value={value}
      onValueChange={jest.fn()}
      renderPreview={renderPreview}
    />
  )
  const { rerender } = render(field('Dark *mode*'))
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  rerender(field(''))
  expect(screen.getByRole('tab', { name: 'Write', selected: true })).toBeVisible()
})
