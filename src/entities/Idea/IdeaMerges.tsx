import { graphql, useFragment } from 'react-relay'
import type { MergedFact } from '#entities/Merge/MergedNote.tsx'
import type { IdeaMerges_idea$key } from '#generated/IdeaMerges_idea.graphql.ts'
import { lazyPiece } from '#ui/lazyPiece.tsx'

const MergedNote = lazyPiece<{ merged: readonly MergedFact[] }>(() =>
  import('#entities/Merge/MergedNote.tsx').then((module) => module.MergedNote),
)

/** What was merged into an idea; nothing where nothing was. */
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
  const merged = mergedFrom.flatMap(({ idea: one, voteCount, importedVoteCount }) => {
    // One that was deleted since is not there for everybody.
    if (!one) return []
    const { id, number, title, viewerCanUnmerge } = one
    return [{ id, number, title, viewerCanUnmerge, votes: voteCount, imported: importedVoteCount }]
  })
  return merged.length > 0 && <MergedNote merged={merged} />
}
