import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { VoteControl } from './VoteControl.tsx'

function Voting({ start = 41 }: { start?: number }) {
  const [voted, setVoted] = useState(false)
  return (
    <VoteControl title="Dark mode" count={start + Number(voted)} voted={voted} onVote={setVoted} />
  )
}

test('its name tells what is voted for and how many did', () => {
  render(<VoteControl title="Dark mode" count={1204} voted onVote={() => {}} />)
  expect(
    screen.getByRole('button', { name: 'Vote for Dark mode, 1,204 votes', pressed: true }),
  ).toHaveTextContent('1,204')
})

test('a count too wide for its box is cut, and exact in the name', () => {
  render(<VoteControl title="Dark mode" count={12_349} voted={false} onVote={() => {}} />)
  expect(
    screen.getByRole('button', { name: 'Vote for Dark mode, 12.3k votes (12,349)' }),
  ).toHaveTextContent('12.3k')
})

test('a press asks for what shall be, the result is announced, a second press takes it back', async () => {
  const user = userEvent.setup()
  render(<Voting />)
  const button = screen.getByRole('button')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('You voted. 42 votes.')
  await user.keyboard(' ')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('status')).toHaveTextContent('Your vote is withdrawn. 41 votes.')
})

test('a count that is hidden is told with the vote, and no number goes with its withdrawal', async () => {
  const user = userEvent.setup()
  const { rerender } = render(
    <VoteControl title="Dark mode" count={null} voted={false} onVote={() => {}} />,
  )
  const button = screen.getByRole('button', {
    name: 'Vote for Dark mode, votes are hidden',
  })
  expect(button).toHaveTextContent('–')
  await user.click(button)
  rerender(<VoteControl title="Dark mode" count={null} voted onVote={() => {}} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<VoteControl title="Dark mode" count={42} voted onVote={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent('You voted. 42 votes.')
  await user.click(button)
  rerender(<VoteControl title="Dark mode" count={null} voted={false} onVote={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Your vote is withdrawn\.$/)
})

test('nothing is announced when the vote did not come about', async () => {
  const onVote = jest.fn()
  render(<VoteControl title="Dark mode" count={41} voted={false} onVote={onVote} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onVote).toHaveBeenCalledWith(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('closed: can be reached, does not vote, says why', async () => {
  const user = userEvent.setup()
  const onVote = jest.fn()
  render(
    <VoteControl
      title="Dark mode"
      count={511}
      voted={false}
      onVote={onVote}
      closed="This has shipped."
    />,
  )
  await user.tab()
  const button = screen.getByRole('button')
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('This has shipped.')
  await user.keyboard('{Enter}')
  expect(onVote).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('This has shipped.')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a refusal stands beside it until somebody presses elsewhere', async () => {
  const onReasonDismiss = jest.fn()
  render(
    <>
      <VoteControl
        title="Dark mode"
        count={41}
        voted={false}
        onVote={() => {}}
        reason="You voted 300 times this hour."
        onReasonDismiss={onReasonDismiss}
      />
      <p>elsewhere</p>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('You voted 300 times this hour.')
  await userEvent.click(screen.getByRole('status'))
  expect(onReasonDismiss).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('elsewhere'))
  expect(onReasonDismiss).toHaveBeenCalled()
})
