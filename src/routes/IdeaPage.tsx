import { graphql, usePreloadedQuery } from 'react-relay'
import { IdeaNews } from '#entities/ChangelogEntry/IdeaNews.tsx'
import { IdeaBar } from '#entities/Idea/IdeaBar.tsx'
import { IdeaBody } from '#entities/Idea/IdeaBody.tsx'
import { IdeaHead } from '#entities/Idea/IdeaHead.tsx'
import { IdeaHeader } from '#entities/Idea/IdeaHeader.tsx'
import { IdeaMergeRedirect } from '#entities/Idea/IdeaMergeRedirect.tsx'
import { IdeaMerges } from '#entities/Idea/IdeaMerges.tsx'
import { IdeaStatus } from '#entities/Idea/IdeaStatus.tsx'
import { IdeaStructuredData } from '#entities/Idea/IdeaStructuredData.tsx'
import { IdeaBanner } from '#entities/Idea/IdeaTools.tsx'
import { IdeaVoters } from '#entities/Idea/IdeaVoters.tsx'
import { OfficialAnswer } from '#features/comments/OfficialAnswer.tsx'
import { EditableBody } from '#features/editing/EditableBody.tsx'
import { StatusMenu } from '#features/editing/StatusMenu.tsx'
import { ForTeam } from '#features/ideaTeam/ForTeam.tsx'
import { ReadOnOpen } from '#features/inbox/ReadOnOpen.tsx'
import { RecentIdea } from '#features/search/RecentIdea.tsx'
import { AllVoters } from '#features/voting/AllVoters.tsx'
import { AskedForThis } from '#features/voting/AskedForThis.tsx'
import { HowItWent } from '#features/voting/HowItWent.tsx'
import { VoteReasonField } from '#features/voting/VoteReasonField.tsx'
import type { IdeaPageQuery } from '#generated/IdeaPageQuery.graphql.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CanonicalSlug } from './CanonicalSlug.tsx'
import { IdeaActs } from './IdeaActs.tsx'
import { IdeaDiscussion } from './IdeaDiscussion.tsx'

const RelatedIdeas = lazyComponent<{ ideaId: string }>(() =>
  import('#features/voting/RelatedIdeas.lazy.tsx').then((module) => module.RelatedIdeas),
)

const query = graphql`
  query IdeaPageQuery($id: ID!, $after: String) @preloadable @throwOnFieldError {
    ...IdeaHead_query
    ...IdeaStructuredData_query
    ...IdeaDiscussion_query
    idea(id: $id) {
      id
      number
      slug
      ...ForTeam_idea
      ...IdeaHead_idea
      ...IdeaStructuredData_idea @arguments(after: $after)
      ...IdeaBar_idea
      ...IdeaHeader_idea
      ...IdeaMergeRedirect_idea
      ...IdeaMerges_idea
      ...IdeaBody_idea
      ...IdeaVoters_idea
      ...IdeaNews_idea
      ...AskedForThis_idea
      ...HowItWent_idea
      ...OfficialAnswer_idea
      ...IdeaActs_idea
      ...ReadOnOpen_idea
      ...IdeaDiscussion_idea @arguments(after: $after)
      ...IdeaTools_idea
      ...AllVoters_idea
      ...VoteReasonField_idea
      ...EditableBody_idea
      ...StatusMenu_idea
      ...IdeaStatus_idea
    }
  }
`

/** One idea. Its head paints from what a list had; the sections follow with the one request. */
export function IdeaPage({ queries }: PageProps<{ page: IdeaPageQuery }>) {
  const tIdeaPage = useMessages(ideaPageMessages)
  const data = usePreloadedQuery<IdeaPageQuery>(query, queries.page)
  const idea = principal(data.idea)
  return (
    <Page
      asideLabel={tIdeaPage('idea.aside')}
      asideBelow
      aside={
        <>
          <Section skeleton={null}>
            <HowItWent idea={idea} />
          </Section>
          <Section skeleton={<SkeletonText lines={2} />}>
            <IdeaVoters idea={idea}>
              <AllVoters idea={idea} />
            </IdeaVoters>
          </Section>
          <Section skeleton={null}>
            <ForTeam idea={idea} />
          </Section>
          <RelatedIdeas key={idea.id} ideaId={idea.id} />
        </>
      }
    >
      <IdeaHead query={data} idea={idea} />
      <Section skeleton={null}>
        <IdeaStructuredData idea={idea} query={data} />
      </Section>
      <CanonicalSlug path={paths.idea(idea.number, idea.slug)} />
      <RecentIdea number={idea.number} />
      <Section skeleton={null}>
        <ReadOnOpen idea={idea} />
      </Section>
      <Section skeleton={null}>
        <IdeaMergeRedirect idea={idea} />
      </Section>
      <IdeaActs idea={idea} />
      <Section skeleton={null}>
        <IdeaBanner idea={idea} />
      </Section>
      <IdeaBar idea={idea} />
      <IdeaHeader
        idea={idea}
        status={
          <Section skeleton={<IdeaStatus idea={idea} />}>
            <StatusMenu key={idea.id} idea={idea} />
          </Section>
        }
      >
        <Section skeleton={null}>
          <VoteReasonField key={idea.id} idea={idea} />
        </Section>
        <Section skeleton={null}>
          <AskedForThis idea={idea}>
            <IdeaNews idea={idea} />
          </AskedForThis>
        </Section>
        <Section skeleton={null}>
          <OfficialAnswer key={idea.id} idea={idea} />
        </Section>
        <VisuallyHidden as="h2">{tIdeaPage('idea.body')}</VisuallyHidden>
        <Section skeleton={<SkeletonText lines={4} />}>
          <EditableBody key={idea.id} idea={idea}>
            <IdeaBody idea={idea} />
          </EditableBody>
        </Section>
        <Section skeleton={null}>
          <IdeaMerges idea={idea} />
        </Section>
        <IdeaDiscussion idea={idea} query={data} />
      </IdeaHeader>
    </Page>
  )
}
