import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Prose } from './Prose.tsx'

const image = '<img src="/images/a.png" alt="The toolbar" width="400" height="1600">'

test('an image is enlarged by a press, by Enter or by Space, and Escape closes it', async () => {
  const user = userEvent.setup()
  render(<Prose html={`<p>Look:</p><p>${image}</p>`} />)
  await user.click(screen.getByRole('button', { name: 'Enlarge the image: The toolbar' }))
  expect(await screen.findByRole('dialog', { name: 'The toolbar' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  for (const key of ['{Enter}', ' ']) {
    screen.getByRole('button', { name: 'Enlarge the image: The toolbar' }).focus()
    await user.keyboard(key)
    expect(await screen.findByRole('dialog', { name: 'The toolbar' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }
})

test('a very tall image is as wide as what is seen of it, so that its corners are its own', () => {
  render(<Prose html={image} />)
  expect(screen.getByRole('button').style.maxInlineSize).toBe('min(100%, 160px)')
})

test('an image in a link leads where the link does', () => {
  render(<Prose html={`<a href="https://example.com">${image}</a>`} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an image that nobody has described is a button with a name, and not marked as decoration', () => {
  render(<Prose html='<p><img src="/images/a.png" alt=""></p>' />)
  expect(screen.getByRole('button', { name: 'Enlarge the image' })).not.toHaveAttribute('alt')
})
