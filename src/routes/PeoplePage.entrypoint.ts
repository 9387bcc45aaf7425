import { peopleVariables, readPeopleChoice } from '#features/people/peopleAddress.ts'
import page from '#generated/PeoplePageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PeoplePage } from './PeoplePage.tsx'

/** `/team/people?q=…&show=…` */
export const peopleEntryPoint: PageEntryPoint<typeof PeoplePage> = {
  root: JSResource('PeoplePage', () =>
    import('./PeoplePage.tsx').then((module) => module.PeoplePage),
  ),
  getPreloadProps: ({ url }) => ({
    queries: {
      page: { parameters: page, variables: peopleVariables(readPeopleChoice(url.searchParams)) },
    },
  }),
}
