import { fireEvent, render, screen } from '@testing-library/react'
import { DateField } from './DateField.tsx'

const isDay = (text: string) => text.startsWith('2')

function renderField() {
  const handed: string[] = []
  const field = (value: string) => (
    <DateField label="From" value={value} isDay={isDay} onValueChange={(day) => handed.push(day)} />
  )
  const { rerender } = render(field('2026-05-03'))
  const input = screen.getByLabelText('From')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { handed, input, type, give: (value: string) => rerender(field(value)) }
}

test('only whole days and an empty field are handed on', () => {
  const { handed, input, type } = renderField()
  for (const typed of ['0002-05-03', '0020-05-03', '2020-05-03', '']) {
    type(typed)
    expect(input).toHaveValue(typed)
  }
  expect(handed).toEqual(['2020-05-03', ''])
})

test('a day that comes back late does not take back what was typed since; another one does', () => {
  const { input, type, give } = renderField()
  type('2026-12-03')
  type('0002-12-03')
  give('2026-12-03')
  expect(input).toHaveValue('0002-12-03')
  give('2024-01-01')
  expect(input).toHaveValue('2024-01-01')
})

test('who leaves a day half typed sees again what holds', () => {
  const { input, type } = renderField()
  type('0202-05-03')
  fireEvent.blur(input)
  expect(input).toHaveValue('2026-05-03')
})
