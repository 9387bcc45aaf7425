import { graphql, useFragment } from 'react-relay'
import type { BoardLink_board$key } from '#generated/BoardLink_board.graphql.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'

/** A board's name as the way to its list. */
export function BoardLink({ board }: { board: BoardLink_board$key }) {
  const { name, slug } = useFragment(
    graphql`
      fragment BoardLink_board on Board {
        name
        slug
      }
    `,
    board,
  )
  return (
    <AppLink href={paths.board(slug)} dir="auto">
      {name}
    </AppLink>
  )
}
