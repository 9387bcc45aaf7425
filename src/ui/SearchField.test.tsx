import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SearchField } from './SearchField.tsx'

function Searching({ onSubmit }: { onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Search ideas"
      shortcut="/"
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
    />
  )
}

test('the key that leads here shows while the field is empty', async () => {
  render(<Searching />)
  expect(screen.getByText('/')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), 'macro')
  expect(screen.queryByText('/')).toBeNull()
})

test('clear empties the field and stays in it', async () => {
  render(<Searching />)
  const input = screen.getByRole('searchbox', { name: 'Search ideas' })
  await userEvent.type(input, 'macro')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input).toHaveValue('')
  expect(input).toHaveFocus()
})

test('Escape empties first, then leaves', async () => {
  render(<Searching />)
  const input = screen.getByRole('searchbox')
  await userEvent.type(input, 'macro{Escape}')
  expect(input).toHaveValue('')
  expect(input).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(input).not.toHaveFocus()
})

test('Enter searches at once', async () => {
  const onSubmit = jest.fn()
  render(<Searching onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox'), 'macro{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('macro')
})
