import { SkeletonText } from '#ui/Skeleton.tsx'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'

/** The page before its data: three lists. */
export function CatalogPageSkeleton() {
  return <SettingsPageSkeleton title={<SkeletonText last="10em" />} heights={[260, 320, 200]} />
}
