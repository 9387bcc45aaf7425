import { render, screen } from '@testing-library/react'
import { handOnFocus } from './handOnFocus.ts'

function List({ rows }: { rows: readonly string[] }) {
  return (
    <main>
      <h1>Rows</h1>
      <ul>
        {rows.map((row) => (
          <li key={row} ref={handOnFocus}>
            <button>{row}</button>
          </li>
        ))}
      </ul>
    </main>
  )
}

test('what leaves with the focus hands it on, in the end to the heading', () => {
  const { rerender } = render(<List rows={['One', 'Two', 'Three']} />)
  screen.getByText('One').focus()
  rerender(<List rows={['Two', 'Three']} />)
  expect(screen.getByText('Two')).toHaveFocus()
  rerender(<List rows={['Two']} />)
  expect(screen.getByText('Two')).toHaveFocus()
  rerender(<List rows={[]} />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('what leaves without the focus takes nobody anywhere', () => {
  const { rerender } = render(<List rows={['One', 'Two']} />)
  screen.getByText('Two').focus()
  rerender(<List rows={['Two']} />)
  expect(screen.getByText('Two')).toHaveFocus()
})
