import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { ScreenTitle } from '#entities/Site/ScreenTitle.tsx'
import { PostForm } from '#features/posting/PostForm.tsx'
import type { PostPageQuery } from '#generated/PostPageQuery.graphql.ts'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Posting an idea. */
export function PostPage({ queries }: PageProps<{ page: PostPageQuery }>) {
  const t = useMessages(postingMessages)
  const [query] = useSearchParams()
  const data = usePreloadedQuery<PostPageQuery>(
    graphql`
      query PostPageQuery @preloadable @throwOnFieldError {
        ...ScreenTitle_query
        ...PostForm_query
      }
    `,
    queries.page,
  )
  return (
    <Page>
      <ScreenTitle query={data} title={t('post.title')} />
      <PageHeader
        title={t('post.title')}
        lead={t('post.lead')}
        back={{ href: paths.home, label: t('post.back') }}
        component={AppLink}
      />
      <PostForm query={data} title={query.get('title') ?? ''} board={query.get('board')} />
    </Page>
  )
}
