import { graphql, useFragment } from 'react-relay'
import type { BoardRow_board$key } from '#generated/BoardRow_board.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LabelRow, type LabelRowProps } from './LabelRow.tsx'
import css from './Catalog.module.css'

interface Props extends Omit<LabelRowProps, 'count' | 'name' | 'children'> {
  board: BoardRow_board$key
}

/** A board: its name, what belongs there, who reads it, and how many ideas it has. */
export function BoardRow({ board, ...rest }: Props) {
  const t = useMessages(catalogMessages)
  const data = useFragment(
    graphql`
      fragment BoardRow_board on Board {
        name
        description
        visibility
        totalIdeaCount @catch(to: NULL)
      }
    `,
    board,
  )
  return (
    <LabelRow {...rest} name={data.name} count={data.totalIdeaCount}>
      <bdi className={css.name}>{data.name}</bdi>
      {data.description !== '' && <bdi className={css.about}>{data.description}</bdi>}
      <span className={css.about}>
        {t('boards.readBy', { who: t(`boards.${data.visibility as 'PUBLIC'}`) })}
      </span>
    </LabelRow>
  )
}
