import { memo } from 'react'
import type { IdeaRow_idea$key } from '#generated/IdeaRow_idea.graphql.ts'
import { IdeaRow } from '#entities/Idea/IdeaRow.tsx'
import { useNearScreen } from './useNearScreen.ts'

interface Props {
  ideas: readonly (IdeaRow_idea$key & { readonly id: string })[]
  /** The piece's name among the remembered heights. */
  name: string
  heights: Map<string, number>
  windowed: boolean
}

/** Some rows that are drawn together, or the room they take while they are far away. */
export const IdeaRowPiece = memo(function IdeaRowPiece({ ideas, name, heights, windowed }: Props) {
  const { ref, near, height } = useNearScreen({ name, heights, windowed, rows: ideas.length })
  return (
    <div ref={ref} style={near ? undefined : { height }}>
      {near && ideas.map((idea) => <IdeaRow key={idea.id} idea={idea} />)}
    </div>
  )
}, sameRows)

function sameRows(before: Props, after: Props): boolean {
  return (
    before.windowed === after.windowed &&
    before.heights === after.heights &&
    before.name === after.name &&
    before.ideas.length === after.ideas.length &&
    before.ideas.every((idea, index) => idea === after.ideas[index])
  )
}
