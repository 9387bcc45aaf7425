import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { IdeaRow } from '#entities/Idea/IdeaRow.tsx'
import type { IdeaList_query$key } from '#generated/IdeaList_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListStart, NextPage } from '#parts/list/PlainPages.tsx'
import { listLimits } from '#rules/listLimits.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { FoundIdeas } from './FoundIdeas.tsx'
import { IdeaListData } from './IdeaListData.tsx'
import type { IdeaListPageProps } from './IdeaListPage.lazy.tsx'
import { IdeaRows } from './IdeaRows.tsx'
import { choiceHref, pageHref, readAfter, type ListChoice } from './listAddress.ts'
import { useIsWhole } from './useListChoice.ts'
import type { WelcomeProps } from './Welcome.lazy.tsx'

const Welcome = lazyComponent<WelcomeProps>(
  () => import('./Welcome.lazy.tsx').then((module) => module.Welcome),
  null,
  { isDrawn: true },
)
const IdeaListEmpty = lazyComponent<{ choice: ListChoice }>(() =>
  import('./IdeaListEmpty.lazy.tsx').then((module) => module.IdeaListEmpty),
)
const IdeaListPage = lazyComponent<IdeaListPageProps>(
  () => import('./IdeaListPage.lazy.tsx').then((module) => module.IdeaListPage),
  ({ nextHref }) => nextHref !== null && <NextPage href={nextHref} />,
)

const queryFragment = graphql`
  fragment IdeaList_query on Query
  @argumentDefinitions(
    first: { type: "Int!" }
    after: { type: "String" }
    sort: { type: "IdeaSort" }
    filter: { type: "IdeaFilter!" }
  )
  @throwOnFieldError {
    site @catch(to: NULL) {
      welcomeHtml
      boards {
        id
      }
    }
    ...IdeaListData_query @arguments(first: $first, after: $after, sort: $sort, filter: $filter)
    ...IdeaListPage_query @arguments(first: $first, after: $after, sort: $sort, filter: $filter)
    ideas(first: $first, after: $after, sort: $sort, filter: $filter, pinnedFirst: true)
      @connection(key: "IdeaList_ideas", filters: ["sort", "filter"]) {
      __id
      ...FoundIdeas_ideas
      edges {
        node {
          id
          ...IdeaRow_idea
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`

/** The endless list of ideas for a choice. */
export function IdeaList({ query, choice }: { query: IdeaList_query$key; choice: ListChoice }) {
  const t = useMessages(commonMessages)
  const isContinued = readAfter(new URLSearchParams(useLocation().search)) !== null
  const data = useFragment(queryFragment, query)
  const { edges, pageInfo, __id } = data.ideas
  const isWhole = useIsWhole(choice)
  const isOfOneBoard = choice.board !== null || data.site?.boards.length === 1
  const list =
    edges.length === 0 ? (
      <>
        <noscript>
          <p>{t('plain.noIdeas')}</p>
        </noscript>
        <IdeaListEmpty choice={choice} />
      </>
    ) : (
      <IdeaRows
        rows={edges.map(({ node }) => (
          <IdeaRow key={node.id} idea={node} isOfOneBoard={isOfOneBoard} />
        ))}
      />
    )
  return (
    <>
      <IdeaListData query={data} choice={choice} />
      {isWhole && choice.board === null && data.site && data.site.welcomeHtml !== '' && (
        <Welcome html={data.site.welcomeHtml} />
      )}
      {isContinued && <ListStart href={choiceHref(choice)} />}
      {choice.search === '' ? (
        list
      ) : (
        <FoundIdeas ideas={data.ideas} search={choice.search} isOfOneBoard={isOfOneBoard}>
          {list}
        </FoundIdeas>
      )}
      <IdeaListPage
        query={data}
        connectionId={__id}
        nextHref={
          pageInfo.hasNextPage && pageInfo.endCursor != null
            ? pageHref(choice, pageInfo.endCursor)
            : null
        }
        laterIds={edges.slice(listLimits.pageSize.default).map(({ node }) => node.id)}
      />
    </>
  )
}
