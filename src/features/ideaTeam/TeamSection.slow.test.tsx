import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { TeamSectionTestQuery } from '#generated/TeamSectionTestQuery.graphql.ts'
import { renderComponent } from '#testing/renderComponent.tsx'
import { TeamSection } from './TeamSection.lazy.tsx'

const ana = { id: 'user_ana', name: 'Ana' }

async function renderSection() {
  const kit = renderComponent<TeamSectionTestQuery>({
    query: graphql`
      query TeamSectionTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...TeamSection_idea
        }
      }
    `,
    render: ({ idea }) => idea && <TeamSection idea={idea} />,
  })
  await kit.resolve({
    Idea: () => ({
      id: 'idea_7',
      pinned: false,
      countsHidden: false,
      targetMonth: null,
      assignee: null,
    }),
  })
  await kit.respond({ data: { teamMembers: [ana] } })
  return kit
}

test('an idea is pinned at once, and a refusal takes that back and says why', async () => {
  const { user, operation, respond } = await renderSection()
  const box = screen.getByRole('checkbox', { name: 'Pinned to the top of its board' })
  await user.click(box)
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', pinned: true })
  expect(box).toBeChecked()
  const message = 'A board can have at most 5 pinned ideas that are open. Unpin another one first.'
  await respond({
    data: {
      setIdeaPinned: {
        errors: [
          { code: 'CONFLICT', reason: 'TOO_MANY_PINNED', field: 'ideaId', message, params: [] },
        ],
        idea: { id: 'idea_7', pinned: false },
      },
    },
  })
  expect(box).not.toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
})

test('it is given to somebody of the team, and expected in a month', async () => {
  const { user, operation, respond } = await renderSection()
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Ana')
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', userId: ana.id })
  expect(screen.getByLabelText('Assigned to')).toHaveValue(ana.id)
  await respond({
    data: { setIdeaAssignee: { errors: [], idea: { id: 'idea_7', assignee: ana } } },
  })
  expect(screen.getByLabelText('Assigned to')).toHaveValue(ana.id)
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  const month = screen.getByLabelText<HTMLSelectElement>('Expected in')
  await user.selectOptions(month, month.options[2]?.value ?? '')
  expect(operation().request.variables).toMatchObject({ month: month.options[2]?.value })
  expect(month).toHaveValue(month.options[2]?.value)
})

test('choices go out one after the other, and the last one holds', async () => {
  const { user, operation, respond, pending } = await renderSection()
  const month = screen.getByLabelText<HTMLSelectElement>('Expected in')
  const [, first = '', second = '', third = ''] = [...month.options].map(({ value }) => value)
  const answer = (targetMonth: string) =>
    respond({ data: { setTargetMonth: { errors: [], idea: { id: 'idea_7', targetMonth } } } })
  for (const chosen of [first, second, third]) await user.selectOptions(month, chosen)
  expect(pending()).toBe(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await answer(first)
  expect(month).toHaveValue(third)
  expect(operation().request.variables).toMatchObject({ month: third })
  await answer(third)
  expect(month).toHaveValue(third)
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
})

test.each([
  ['Pinned to the top of its board', 'setIdeaPinned', 'pinned'],
  ['Votes shown only after voting', 'setIdeaCountsHidden', 'countsHidden'],
])('“%s”: the last press holds', async (name, mutation, field) => {
  const { user, respond, pending } = await renderSection()
  const box = screen.getByRole('checkbox', { name })
  const answer = (isOn: boolean) =>
    respond({ data: { [mutation]: { errors: [], idea: { id: 'idea_7', [field]: isOn } } } })
  await user.click(box)
  await user.click(box)
  expect(pending()).toBe(1)
  await answer(true)
  expect(box).not.toBeChecked()
  await answer(false)
  expect(box).not.toBeChecked()
})

test('its votes are hidden', async () => {
  const { user, operation } = await renderSection()
  await user.click(screen.getByRole('checkbox', { name: 'Votes shown only after voting' }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', hidden: true })
})
