import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'

/** Its title is known before its data. */
export function ChangelogPageSkeleton() {
  const t = useMessages(commonMessages)
  return (
    <ListPageSkeleton
      head={<PageHeader title={t('nav.changelog')} lead={<Skeleton width={240} height={14} />} />}
    />
  )
}
