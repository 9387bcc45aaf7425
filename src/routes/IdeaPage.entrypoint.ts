import page from '#generated/IdeaPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { IdeaPage } from './IdeaPage.tsx'

/** `/ideas/:number/:slug?`: an idea's id is `idea_` and its number by contract, so that a list's record answers at once. */
export const ideaEntryPoint: PageEntryPoint<typeof IdeaPage> = {
  root: JSResource('IdeaPage', () => import('./IdeaPage.tsx').then((module) => module.IdeaPage)),
  getPreloadProps: ({ params }) => ({
    queries: { page: { parameters: page, variables: { id: `idea_${params.number ?? ''}` } } },
  }),
}
