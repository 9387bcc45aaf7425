import { graphql, useFragment } from 'react-relay'
import type { ForTeam_idea$key } from '#generated/ForTeam_idea.graphql.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { TeamSectionProps } from './TeamSection.lazy.tsx'

const TeamSection = lazyComponent<TeamSectionProps>(() =>
  import('./TeamSection.lazy.tsx').then((module) => module.TeamSection),
)

/** The settings of an idea that are the team's, which alone loads their code. */
export function ForTeam({ idea }: { idea: ForTeam_idea$key }) {
  const data = useFragment(
    graphql`
      fragment ForTeam_idea on Idea {
        id
        viewerCanPin
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by TeamSection, whose code the team alone loads
        ...TeamSection_idea
      }
    `,
    idea,
  )
  return data.viewerCanPin && <TeamSection key={data.id} idea={data} />
}
