import type { ReactNode } from 'react'
import { Page } from '#ui/layout/Page.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'

/** A page of settings before it is there. `heights` are those of what its sections hold. */
export function SettingsPageSkeleton({
  title,
  heights,
}: {
  title: ReactNode
  heights: readonly number[]
}) {
  return (
    <Page>
      <PageHeader title={title} lead={<SkeletonText last="17em" />} />
      {heights.map((height, index) => (
        <SettingSection key={index} title={<SkeletonText last="8em" />}>
          <Skeleton height={height} />
        </SettingSection>
      ))}
    </Page>
  )
}
