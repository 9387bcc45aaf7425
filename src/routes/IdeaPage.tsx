import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { IdeaBar } from '#entities/Idea/IdeaBar.tsx'
import { IdeaBody } from '#entities/Idea/IdeaBody.tsx'
import { IdeaHeader } from '#entities/Idea/IdeaHeader.tsx'
import { IdeaMergeRedirect } from '#entities/Idea/IdeaMergeRedirect.tsx'
import { IdeaMerges } from '#entities/Idea/IdeaMerges.tsx'
import { IdeaStatus } from '#entities/Idea/IdeaStatus.tsx'
import { IdeaBanner } from '#entities/Idea/IdeaTools.tsx'
import { IdeaVoters } from '#entities/Idea/IdeaVoters.tsx'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { CommentList } from '#features/comments/CommentList.tsx'
import { OfficialAnswer } from '#features/comments/OfficialAnswer.tsx'
import { EditableBody } from '#features/editing/EditableBody.tsx'
import { EditItems } from '#features/editing/EditItems.tsx'
import { StatusMenu } from '#features/editing/StatusMenu.tsx'
import { RecentIdea } from '#features/search/RecentIdea.tsx'
import { AllVoters } from '#features/voting/AllVoters.tsx'
import { FollowButton } from '#features/voting/FollowButton.tsx'
import { ShareButton } from '#features/voting/ShareButton.tsx'
import { VoteForMenu } from '#features/voting/VoteForMenu.tsx'
import { VoteReasonField } from '#features/voting/VoteReasonField.tsx'
import type { IdeaPageQuery } from '#generated/IdeaPageQuery.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { Section } from '#parts/failure/Section.tsx'
import { principal } from '#relay/boundaries/principal.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { Page } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BackLink } from './BackLink.tsx'
import { CanonicalSlug } from './CanonicalSlug.tsx'
import css from './IdeaPage.module.css'

const RelatedIdeas = lazyComponent<{ ideaId: string }>(() =>
  import('#features/voting/RelatedIdeas.lazy.tsx').then((module) => module.RelatedIdeas),
)

/** One idea. Its head paints from what a list had; the sections follow with the one request. */
export function IdeaPage({ queries }: PageProps<{ page: IdeaPageQuery }>) {
  const tIdeaPage = useMessages(ideaPageMessages)
  const tComments = useMessages(commentsMessages)
  const language = useLanguage()
  const data = usePreloadedQuery<IdeaPageQuery>(
    graphql`
      query IdeaPageQuery($id: ID!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        ...CommentList_query
        idea(id: $id) {
          id
          number
          slug
          title
          commentCount
          ...IdeaBar_idea
          ...IdeaHeader_idea
          ...IdeaMergeRedirect_idea
          ...IdeaMerges_idea
          ...IdeaBody_idea
          ...IdeaVoters_idea
          ...CommentList_idea
          ...CommentListHead_idea
          ...OfficialAnswer_idea
          ...IdeaTools_idea
          ...AllVoters_idea
          ...FollowButton_idea
          ...ShareButton_idea
          ...VoteForMenu_idea
          ...VoteReasonField_idea
          ...EditableBody_idea
          ...StatusMenu_idea
          ...EditItems_idea
          ...IdeaStatus_idea
        }
      }
    `,
    queries.page,
  )
  const idea = principal(data.idea)
  return (
    <Page
      asideLabel={tIdeaPage('idea.aside')}
      asideBelow
      aside={
        <>
          <Section skeleton={<SkeletonText lines={2} />}>
            <IdeaVoters idea={idea}>
              <AllVoters idea={idea} />
            </IdeaVoters>
          </Section>
          <RelatedIdeas key={idea.id} ideaId={idea.id} />
        </>
      }
    >
      <ScreenTitle query={data} title={idea.title} />
      <CanonicalSlug number={idea.number} slug={idea.slug} />
      <RecentIdea number={idea.number} />
      <Suspense fallback={null}>
        <IdeaMergeRedirect idea={idea} />
      </Suspense>
      <div className={css.top}>
        <BackLink />
        <div className={css.acts}>
          <Section skeleton={null}>
            <FollowButton idea={idea} />
          </Section>
          <ShareButton idea={idea} />
          <Section skeleton={null}>
            <EditItems idea={idea}>
              {(items) => <VoteForMenu idea={idea} items={items} />}
            </EditItems>
          </Section>
        </div>
      </div>
      <Section skeleton={null}>
        <IdeaBanner idea={idea} />
      </Section>
      <Section skeleton={null}>
        <IdeaMerges idea={idea} />
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
          <OfficialAnswer key={idea.id} idea={idea} />
        </Section>
        <VisuallyHidden as="h2">{tIdeaPage('idea.body')}</VisuallyHidden>
        <Section skeleton={<SkeletonText lines={4} />}>
          <EditableBody key={idea.id} idea={idea}>
            <IdeaBody idea={idea} />
          </EditableBody>
        </Section>
        <section aria-labelledby="comments" className={css.comments}>
          <h2 id="comments" className={css.heading}>
            {tComments('comments.title')}{' '}
            {idea.commentCount > 0 && (
              <span className={css.count}>{formatNumber(idea.commentCount, language)}</span>
            )}
          </h2>
          <Section skeleton={<SkeletonText lines={6} />}>
            <CommentList key={idea.id} idea={idea} query={data} />
          </Section>
        </section>
      </IdeaHeader>
    </Page>
  )
}
