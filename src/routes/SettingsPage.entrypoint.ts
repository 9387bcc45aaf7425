import page from '#generated/SettingsPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { SettingsPage } from './SettingsPage.tsx'

/** `/settings` */
export const settingsEntryPoint: PageEntryPoint<typeof SettingsPage> = {
  root: JSResource('SettingsPage', () =>
    import('./SettingsPage.tsx').then((module) => module.SettingsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
