import { graphql, useFragment } from 'react-relay'
import { EditItems } from '#features/editing/EditItems.tsx'
import { FollowButton } from '#features/voting/FollowButton.tsx'
import { MutedButton } from '#features/voting/MutedButton.tsx'
import { ShareButton } from '#features/voting/ShareButton.tsx'
import { VoteForMenu } from '#features/voting/VoteForMenu.tsx'
import type { IdeaActs_idea$key } from '#generated/IdeaActs_idea.graphql.ts'
import { Section } from '#parts/failure/Section.tsx'
import { BackLink } from './BackLink.tsx'
import css from './IdeaPage.module.css'

/** The line above an idea: the way back, and what can be done with the idea as a whole. */
export function IdeaActs({ idea }: { idea: IdeaActs_idea$key }) {
  const data = useFragment(
    graphql`
      fragment IdeaActs_idea on Idea {
        ...FollowButton_idea
        ...MutedButton_idea
        ...ShareButton_idea
        ...EditItems_idea
        ...VoteForMenu_idea
      }
    `,
    idea,
  )
  return (
    <div className={css.top}>
      <BackLink />
      <div className={css.acts}>
        <Section skeleton={null}>
          <FollowButton idea={data} />
        </Section>
        <Section skeleton={null}>
          <MutedButton idea={data} />
        </Section>
        <ShareButton idea={data} />
        <Section skeleton={null}>
          <EditItems idea={data}>{(items) => <VoteForMenu idea={data} items={items} />}</EditItems>
        </Section>
      </div>
    </div>
  )
}
