import { graphql, readInlineData } from 'react-relay'
import type { presentIdea_idea$key } from '#generated/presentIdea_idea.graphql.ts'
import type { IdeaText } from './editDraft.ts'

/** An idea as the server has it now, and who changed it last. */
export interface PresentIdea {
  readonly text: IdeaText
  readonly version: number
  readonly editedBy: { readonly id: string; readonly name: string } | null
}

/** Reads what is edited of an idea; `canTag`: the tags as well. */
export function readPresentIdea(idea: presentIdea_idea$key, canTag: boolean): PresentIdea {
  const { title, body, version, board, tags, editedBy } = readInlineData(
    graphql`
      fragment presentIdea_idea on Idea @inline @throwOnFieldError {
        title
        body
        version
        board {
          id
        }
        tags {
          id
        }
        editedBy {
          id
          name
        }
      }
    `,
    idea,
  )
  return {
    text: { title, body, boardId: board.id, tagIds: canTag ? tags.map(({ id }) => id) : [] },
    version,
    editedBy: editedBy ? { id: editedBy.id, name: editedBy.name } : null,
  }
}
