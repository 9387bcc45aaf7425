import page from '#generated/SettingsPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { SkeletonText } from '#ui/Skeleton.tsx'
import type { PageRoute } from './PageDescriptor.ts'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'
import type { SettingsPage } from './SettingsPage.tsx'

const entryPoint: PageEntryPoint<typeof SettingsPage> = {
  root: JSResource('SettingsPage', () =>
    import('./SettingsPage.tsx').then((module) => module.SettingsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/settings` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <SettingsPageSkeleton title={<SkeletonText last="6em" />} heights={[190, 100, 200]} />,
  refresh: false,
}
