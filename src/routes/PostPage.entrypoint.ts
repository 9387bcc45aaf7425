import page from '#generated/PostPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PostPage } from './PostPage.tsx'

/** `/ideas/new` */
export const postEntryPoint: PageEntryPoint<typeof PostPage> = {
  root: JSResource('PostPage', () => import('./PostPage.tsx').then((module) => module.PostPage)),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
