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

test('the toolbar writes Markdown around what is selected, and is one stop for Tab', async () => {
  const user = userEvent.setup()
  render(<Writing />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Details')
  await user.type(field, 'Dark mode')
  field.setSelectionRange(0, 4)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(field).toHaveValue('**Dark** mode')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6])
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(field).toHaveValue('Dark mode')
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await user.tab({ shift: true })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  expect(focused()).toBe('Bold')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Code')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Quote')
  await user.tab()
  expect(field).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(screen.getByRole('tab', { name: 'Write' })).toHaveFocus()
})

test('keys do as the buttons; one that belongs to the page is taken only while words are selected', async () => {
  const user = userEvent.setup()
  const onPage = jest.fn()
  render(<Writing />)
  document.addEventListener('keydown', onPage)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Details')
  await user.type(field, 'one')
  await user.keyboard('{Control>}{Shift>}[Digit8]{/Shift}{/Control}')
  expect(field).toHaveValue('- one')
  onPage.mockClear()
  await user.keyboard('{Control>}k{/Control}')
  expect(field).toHaveValue('- one')
  expect(onPage).toHaveBeenCalledWith(expect.objectContaining({ code: 'KeyK' }))
  field.setSelectionRange(2, 5)
  onPage.mockClear()
  await user.keyboard('{Control>}k{/Control}')
  expect(field).toHaveValue('- [one](https://)')
  expect(onPage).not.toHaveBeenCalledWith(expect.objectContaining({ code: 'KeyK' }))
  document.removeEventListener('keydown', onPage)
})
