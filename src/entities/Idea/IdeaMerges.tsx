import { graphql, useFragment } from 'react-relay'
import type { IdeaMerges_idea$key } from '#generated/IdeaMerges_idea.graphql.ts'
import type { MergedFact } from '#parts/merge/MergedNote.lazy.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const MergedNote = lazyComponent<{ merged: readonly MergedFact[] }>(() =>
  import('#parts/merge/MergedNote.lazy.tsx').then((module) => module.MergedNote),
)

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
  const merged = mergedFrom.flatMap(({ idea: one, voteCount, importedVoteCount }) => {
    // One that was deleted since is not there for everybody.
    if (!one) return []
    const { id, number, title, viewerCanUnmerge } = one
    return [{ id, number, title, viewerCanUnmerge, votes: voteCount, imported: importedVoteCount }]
  })
  return merged.length > 0 && <MergedNote merged={merged} />
}
