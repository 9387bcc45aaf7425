import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ForTeamTestQuery } from '#generated/ForTeamTestQuery.graphql.ts'
import { renderComponent } from '#testing/renderComponent.tsx'
import { ForTeam } from './ForTeam.tsx'

test.each([
  ['the team', true],
  ['nobody else', false],
])('%s finds what is set on an idea', async (_, viewerCanPin) => {
  const kit = renderComponent<ForTeamTestQuery>({
    query: graphql`
      query ForTeamTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          title
          ...ForTeam_idea
        }
      }
    `,
    render: ({ idea }) =>
      idea && (
        <>
          <h1>{idea.title}</h1>
          <ForTeam idea={idea} />
        </>
      ),
  })
  await kit.resolve({ Idea: () => ({ id: 'idea_7', title: 'Dark mode', viewerCanPin }) })
  const heading = { name: 'For the team', level: 2 }
  if (viewerCanPin) expect(await screen.findByRole('heading', heading)).toBeVisible()
  else expect(screen.getAllByRole('heading')).toHaveLength(1)
})
