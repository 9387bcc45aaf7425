import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { IdeaPageQuery } from '#generated/IdeaPageQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { IdeaBody } from '#entities/Idea/IdeaBody.tsx'
import { IdeaHeader } from '#entities/Idea/IdeaHeader.tsx'
import { IdeaMergeRedirect } from '#entities/Idea/IdeaMergeRedirect.tsx'
import { IdeaBanner, IdeaMenu } from '#entities/Idea/IdeaTools.tsx'
import { IdeaVoters } from '#entities/Idea/IdeaVoters.tsx'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { CommentList } from '#features/comments/CommentList.tsx'
import { t as tIdeaPage } from '#lib/messages/en/ideaPage.ts'
import { t } from '#lib/messages/t.ts'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { principal } from '#relay/boundaries/principal.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BackLink } from './BackLink.tsx'
import { CanonicalSlug } from './CanonicalSlug.tsx'
import css from './IdeaPage.module.css'
import { MergedNotice } from './MergedNotice.tsx'

/** One idea. Its head paints from what a list had; the sections follow with the one request. */
export function IdeaPage({ queries }: PageProps<{ page: IdeaPageQuery }>) {
  const data = usePreloadedQuery<IdeaPageQuery>(
    graphql`
      query IdeaPageQuery($id: ID!) @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        idea(id: $id) {
          number
          slug
          title
          ...IdeaHeader_idea
          ...IdeaMergeRedirect_idea
          ...IdeaBody_idea
          ...IdeaVoters_idea
          ...CommentList_idea
          ...IdeaTools_idea
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
        <Section skeleton={<SkeletonText lines={2} />}>
          <IdeaVoters idea={idea} />
        </Section>
      }
    >
      <ScreenTitle query={data} title={idea.title} />
      <CanonicalSlug number={idea.number} slug={idea.slug} />
      <Suspense fallback={null}>
        <IdeaMergeRedirect idea={idea} />
      </Suspense>
      <div className={css.top}>
        <BackLink />
        <Section skeleton={null}>
          <IdeaMenu idea={idea} />
        </Section>
      </div>
      <Section skeleton={null}>
        <IdeaBanner idea={idea} />
      </Section>
      <MergedNotice />
      <IdeaHeader idea={idea}>
        <VisuallyHidden as="h2">{tIdeaPage('idea.body')}</VisuallyHidden>
        <Section skeleton={<SkeletonText lines={4} />}>
          <IdeaBody idea={idea} />
        </Section>
        <section aria-labelledby="comments" className={css.comments}>
          <h2 id="comments" className={css.heading}>
            {t('comments.title')}
          </h2>
          <Section skeleton={<SkeletonText lines={6} />}>
            <CommentList idea={idea} />
          </Section>
        </section>
      </IdeaHeader>
    </Page>
  )
}
