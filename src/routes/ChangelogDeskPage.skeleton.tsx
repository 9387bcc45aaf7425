import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'

/** Its title is known before its data. */
export function ChangelogDeskPageSkeleton() {
  const t = useMessages(commonMessages)
  return (
    <ListPageSkeleton
      head={<PageHeader title={t('team.changelog')} lead={<SkeletonText last="17em" />} />}
    />
  )
}
