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
      targetMonth: null,
      assignee: null,
    }),
  })
  await kit.respond({ data: { teamMembers: [ana] } })
  return kit
}

test('it is given to somebody of the team, and expected in a month', async () => {
  const { user, operation, respond } = await renderSection()
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Ana')
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', userId: ana.id })
  await respond({
    data: { setIdeaAssignee: { errors: [], idea: { id: 'idea_7', assignee: ana } } },
  })
  expect(screen.getByLabelText('Assigned to')).toHaveValue(ana.id)
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  const month = screen.getByLabelText<HTMLSelectElement>('Expected in')
  await user.selectOptions(month, month.options[2]?.value ?? '')
  expect(operation().request.variables).toMatchObject({ month: month.options[2]?.value })
})
