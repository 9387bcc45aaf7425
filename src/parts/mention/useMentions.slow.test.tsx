import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { useMentions } from './useMentions.ts'

const people = [
  { id: 'user_ana', name: 'Ana Ruiz', avatar: null, role: 'MEMBER' },
  { id: 'user_bo', name: 'Bo', avatar: null, role: 'ADMIN' },
  { id: 'user_rtl', name: 'محمد', avatar: null, role: 'MEMBER' },
]

const stored = jest.fn()

function Writing({ start = '', internal }: { start?: string; internal?: boolean }) {
  const [text, setText] = useState(start)
  const mentions = useMentions(
    'idea_7',
    text,
    (next) => {
      stored(next)
      setText(next)
    },
    internal,
  )
  return (
    <MarkdownField label="Your comment" {...mentions} renderPreview={() => <p>stored: {text}</p>} />
  )
}

function setup(start?: string, internal = false) {
  const kit = renderWithRelay(<Writing start={start} internal={internal} />, { fakeTimers: true })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
  const asked = (prefix: string) =>
    waitFor(() =>
      expect(kit.operation().request.variables).toEqual({ id: 'idea_7', prefix, internal }),
    )
  return {
    ...kit,
    field,
    asked,
    answer: (found = people) =>
      kit.respond({
        data: {
          idea: {
            __typename: 'Idea',
            id: 'idea_7',
            mentionable: found.map((person) => ({ __typename: 'User', ...person })),
          },
        },
      }),
  }
}

beforeEach(() => {
  stored.mockClear()
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

test('after an @ people are offered; arrows choose, Enter mentions, and the field shows the name', async () => {
  const { user, field, asked, answer } = setup()
  await user.type(field, 'Hi @')
  await asked('')
  await answer()
  const list = screen.getByRole('listbox', { name: 'People to mention' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Ana Ruiz', 'BoTeam', 'محمد'])
  expect(
    screen.getByText('3 people. Use the arrow keys to choose and Enter to mention.'),
  ).toHaveAttribute('aria-live', 'polite')
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    within(list).getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Bo')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveValue('Hi @Bo ')
  expect(field.selectionStart).toBe(7)
  expect(field).toHaveFocus()
  await user.type(field, 'and so on')
  expect(stored).toHaveBeenLastCalledWith('Hi @[Bo](user_bo) and so on')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.getByText('stored: Hi @[Bo](user_bo) and so on')).toBeVisible()
})

test('in a text for the team alone the team is asked for', async () => {
  const { user, field, asked, answer } = setup('', true)
  await user.type(field, '@')
  await asked('')
  await answer(people.slice(1, 2))
  expect(screen.getByRole('option')).toHaveTextContent('BoTeam')
})

test('a press chooses as well; in the middle of a text the rest stays where it was', async () => {
  const { user, field, asked, answer } = setup('See  below')
  await user.click(field)
  await user.type(field, '@r', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  await asked('r')
  await answer(people.slice(0, 1))
  await user.click(screen.getByRole('option', { name: 'Ana Ruiz' }))
  expect(stored).toHaveBeenLastCalledWith('See @[Ana Ruiz](user_ana) below')
  expect([field.value, field.selectionStart]).toEqual(['See @Ana Ruiz below', 14])
})

test('what does not fit any more goes at once, a late answer is not shown, and Escape puts the list away', async () => {
  const { user, field, asked, answer, environment } = setup()
  await user.type(field, '@')
  await asked('')
  const first = environment.mock.getMostRecentOperation()
  await user.type(field, 'b')
  await act(async () =>
    environment.mock.resolve(first, {
      data: {
        idea: {
          __typename: 'Idea',
          id: 'idea_7',
          mentionable: [{ __typename: 'User', ...people[0] }],
        },
      },
    }),
  )
  expect(screen.queryByRole('listbox')).toBeNull()
  await asked('b')
  await answer(people.slice(1, 2))
  expect(screen.getByRole('option')).toHaveTextContent('Bo')
  const above = jest.fn()
  field.parentElement?.addEventListener('keydown', above)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('o')
  expect(screen.queryByRole('listbox')).toBeNull()
  // With nobody offered Enter is a new line.
  await user.keyboard('{Enter}x')
  expect(field).toHaveValue('@bo\nx')
})

test('nobody, a failure or a refusal leaves the text alone', async () => {
  const { user, field, asked, answer, reject } = setup()
  await user.type(field, '@x')
  await asked('x')
  await answer([])
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(field, 'y')
  await asked('xy')
  await reject(new NetworkError({ operation: 'useMentionsQuery', reason: 'ECONNRESET' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect([field.value, stored.mock.lastCall]).toEqual(['@xy', ['@xy']])
})

test('a mention that is there is not completed again; touched, it is words', async () => {
  const { user, field, pending } = setup('@[Ana Ruiz](user_ana) and')
  expect(field).toHaveValue('@Ana Ruiz and')
  await user.type(field, ' ', { initialSelectionStart: 9, initialSelectionEnd: 9 })
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(pending()).toBe(0)
  await user.type(field, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 })
  expect(stored).toHaveBeenLastCalledWith('@Ana Rui  and')
})
