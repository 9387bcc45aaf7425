import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The form before it is there: its words are known already. */
export function PostPageSkeleton() {
  const t = useMessages(postingMessages)
  return (
    <Page>
      <PageHeader
        title={t('post.title')}
        lead={t('post.lead')}
        back={{ href: paths.home, label: t('post.back') }}
        component={AppLink}
      />
      <Skeleton height={44} />
      <br />
      <Skeleton height={220} />
    </Page>
  )
}
