import { graphql, readInlineData } from 'react-relay'
import type { presentEntry_entry$key } from '#generated/presentEntry_entry.graphql.ts'
import { newsKinds } from '#ui/NewsLabel.tsx'
import type { DeskState } from './deskAddress.ts'
import type { EntryText } from './entryDraft.ts'

/** An entry as the server has it now. */
export interface PresentEntry {
  readonly id: string
  readonly text: EntryText
  readonly version: number
  /** Titles of its ideas, by id. */
  readonly titles: Readonly<Record<string, string>>
  readonly slug: string
  readonly state: DeskState
  /** The moment at which it is, or was, published; null for a draft. */
  readonly at: string | null
}

/** Reads what is edited of an entry. */
export function readPresentEntry(entry: presentEntry_entry$key): PresentEntry {
  const { id, title, body, labels, ideas, version, slug, state, publishAt, publishedAt } =
    readInlineData(
      graphql`
        fragment presentEntry_entry on ChangelogEntry @inline @throwOnFieldError {
          id
          title
          body
          labels
          version
          slug
          state
          publishAt
          publishedAt
          ideas {
            id
            title
          }
        }
      `,
      entry,
    )
  return {
    id,
    text: {
      title,
      body,
      labels: newsKinds.filter((kind) => labels.includes(kind)),
      ideaIds: ideas.map((idea) => idea.id),
    },
    version,
    titles: Object.fromEntries(ideas.map((idea) => [idea.id, idea.title])),
    slug,
    state: state === 'SCHEDULED' || state === 'PUBLISHED' ? state : 'DRAFT',
    at: publishAt ?? publishedAt ?? null,
  }
}
