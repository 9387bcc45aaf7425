import { peopleVariables, readPeopleChoice } from '#features/people/peopleAddress.ts'
import page from '#generated/PeoplePageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { PeoplePageSkeleton } from './PeoplePage.skeleton.tsx'
import type { PeoplePage } from './PeoplePage.tsx'

const entryPoint: PageEntryPoint<typeof PeoplePage> = {
  root: JSResource('PeoplePage', () =>
    import('./PeoplePage.tsx').then((module) => module.PeoplePage),
  ),
  getPreloadProps: ({ url }) => ({
    queries: {
      page: { parameters: page, variables: peopleVariables(readPeopleChoice(url.searchParams)) },
    },
  }),
}

/** `/team/people?q=…&show=…&segment=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <PeoplePageSkeleton />,
}
