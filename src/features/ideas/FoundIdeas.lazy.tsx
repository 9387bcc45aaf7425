import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FoundIdeas_ideas$key } from '#generated/FoundIdeas_ideas.graphql.ts'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { FoundRow } from './FoundRow.tsx'
import { IdeaRows } from './IdeaRows.tsx'
import { ResultCount } from './ResultCount.tsx'
import css from './FoundIdeas.module.css'

export interface FoundIdeasProps {
  readonly ideas: FoundIdeas_ideas$key
  readonly search: string
  /** All rows are of the same board, which none of them names. */
  readonly isOfOneBoard: boolean
  /** The plain list, which says what to do where nothing was found. */
  readonly children: ReactNode
}

const NONE: readonly string[] = []

/** The results of a search: how many, then the rows with the words marked, and apart from them those that are only close. */
export function FoundIdeas({ ideas, search, isOfOneBoard, children }: FoundIdeasProps) {
  const t = useMessages(ideaListMessages)
  const { edges, totalCount } = useFragment(
    graphql`
      fragment FoundIdeas_ideas on IdeaConnection @throwOnFieldError {
        totalCount
        edges {
          match {
            isClose
            words
          }
          node {
            id
            ...FoundRow_idea
          }
        }
      }
    `,
    ideas,
  )
  const rows = edges.map(({ node, match }) => (
    <FoundRow key={node.id} idea={node} words={match?.words ?? NONE} isOfOneBoard={isOfOneBoard} />
  ))
  const firstClose = edges.findIndex(({ match }) => match?.isClose)
  const exact = firstClose === -1 ? rows : rows.slice(0, firstClose)
  return (
    <div data-rows>
      <ResultCount count={totalCount} search={search} />
      {rows.length === 0 && children}
      {exact.length > 0 && <IdeaRows rows={exact} />}
      {firstClose >= 0 && (
        <>
          <h2 className={css.close}>{t('search.close')}</h2>
          <IdeaRows rows={rows.slice(firstClose)} label={t('search.close')} />
        </>
      )}
    </div>
  )
}
