import { graphql, readInlineData } from 'react-relay'
import type { paletteIdea_idea$key } from '#generated/paletteIdea_idea.graphql.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { paths } from '#services/navigation/paths.ts'

/**
 * The facts of an idea in the palette: kept as values, since nothing holds the records while it is
 * open.
 */
export interface PaletteIdea {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly href: string
  /** All votes, the imported ones too; null where they are hidden. */
  readonly votes: number | null
  readonly status: PaletteStatus
}

export interface PaletteStatus {
  readonly name: string
  readonly color: string | null
  readonly category: StatusCategory
}

/** Reads what the palette shows of an idea. */
export function paletteIdea(idea: paletteIdea_idea$key): PaletteIdea {
  const { id, number, slug, title, voteCount, importedVoteCount, votesAreHidden, status } =
    readInlineData(
      graphql`
        fragment paletteIdea_idea on Idea @inline @throwOnFieldError {
          id
          number
          slug
          title
          voteCount
          importedVoteCount
          votesAreHidden
          status {
            name
            color
            category
          }
        }
      `,
      idea,
    )
  return {
    id,
    number,
    title,
    href: paths.idea(number, slug),
    votes: votesAreHidden ? null : voteCount + importedVoteCount,
    status: paletteStatus(status),
  }
}

/** A status as it is drawn. */
export function paletteStatus({
  name,
  color,
  category,
}: {
  readonly name: string
  readonly color?: string | null
  readonly category: string
}): PaletteStatus {
  return { name, color: color ?? null, category: category as StatusCategory }
}
