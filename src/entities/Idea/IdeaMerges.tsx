import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  IdeaMerges_idea$data,
  IdeaMerges_idea$key,
} from '#generated/IdeaMerges_idea.graphql.ts'
import type { MergedFact } from '#parts/merge/MergedNote.lazy.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const MergedNote = lazyComponent<{ merged: readonly MergedFact[] }>(
  () => import('#parts/merge/MergedNote.lazy.tsx').then((module) => module.MergedNote),
  null,
  { isDrawn: true },
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
  // The same list while nothing changes: what the server has drawn of it is not drawn anew before its code is here.
  const merged = useMemo(() => mergedFrom.flatMap(factsOf), [mergedFrom])
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
