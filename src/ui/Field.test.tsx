import { render, screen } from '@testing-library/react'
import { TextField } from './TextField.tsx'

const field = (value: string, error: string | null = null) =>
  render(
    <TextField
      label="Title"
      hint="One line."
      max={140}
      value={value}
      onValueChange={() => {}}
      error={error}
    />,
  )

test('the label names the control, the hint describes it', () => {
  field('')
  const input = screen.getByLabelText('Title')
  expect(input).toHaveAccessibleDescription('One line.')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error marks the control and is part of its description', () => {
  field('ab', 'The title needs at least 3 characters; it has 2.')
  const input = screen.getByLabelText('Title')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(
    'One line. The title needs at least 3 characters; it has 2.',
  )
})

test.each([
  [111, null],
  [112, '28 characters left'],
  [139, '1 character left'],
  [140, '0 characters left'],
  [143, '3 characters too many'],
])('with %d of 140 the counter says %p', (length, text) => {
  field('a'.repeat(length))
  const counter = screen.queryByText(/characters? (left|too many)/)
  expect(counter?.textContent ?? null).toBe(text)
})

test('an emoji counts as one, and what is too long is kept', () => {
  field('👍'.repeat(141))
  expect(screen.getByText('1 character too many')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('👍'.repeat(141))
})
