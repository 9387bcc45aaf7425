import page from '#generated/PostPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { PostPageSkeleton } from './PostPage.skeleton.tsx'
import type { PostPage } from './PostPage.tsx'

const entryPoint: PageEntryPoint<typeof PostPage> = {
  root: JSResource('PostPage', () => import('./PostPage.tsx').then((module) => module.PostPage)),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/ideas/new` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <PostPageSkeleton />,
  refresh: false,
}
