import { graphql, useFragment } from 'react-relay'
import type {
  IdeaMerges_idea$data,
  IdeaMerges_idea$key,
} from '#generated/IdeaMerges_idea.graphql.ts'
import { MergedNote, type MergedFact } from '#parts/merge/MergedNote.tsx'

/** The ideas merged into an idea; nothing if there are none. */
export function IdeaMerges({ idea }: { idea: IdeaMerges_idea$key }) {
  const { mergedFrom } = useFragment(
    graphql`
      fragment IdeaMerges_idea on Idea @throwOnFieldError {
        mergedFrom {
          voteCount
          importedVoteCount
          idea {
            id
            number
            title
            viewerCanUnmerge
          }
        }
      }
    `,
    idea,
  )
  const merged = mergedFrom.flatMap(factsOf)
  return merged.length > 0 && <MergedNote merged={merged} />
}

function factsOf({
  idea,
  voteCount: votes,
  importedVoteCount: imported,
}: IdeaMerges_idea$data['mergedFrom'][number]): MergedFact[] {
  // One that was deleted since is not there for everybody.
  if (!idea) return []
  const { id, number, title, viewerCanUnmerge } = idea
  return [{ id, number, title, viewerCanUnmerge, votes, imported }]
}
