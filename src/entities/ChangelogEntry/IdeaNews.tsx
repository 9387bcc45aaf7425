import { graphql, useFragment } from 'react-relay'
import type { IdeaNews_idea$key } from '#generated/IdeaNews_idea.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { EntryLink } from './EntryLink.tsx'
import css from './EntryLink.module.css'

/** The entries of the changelog that close an idea; nothing where there are none. */
export function IdeaNews({ idea }: { idea: IdeaNews_idea$key }) {
  const t = useMessages(changelogMessages)
  const { changelogEntries } = useFragment(
    graphql`
      fragment IdeaNews_idea on Idea @throwOnFieldError {
        changelogEntries {
          id
          ...EntryLink_entry
        }
      }
    `,
    idea,
  )
  if (changelogEntries.length === 0) return null
  return (
    <section aria-label={t('log.news')} className={css.links}>
      {changelogEntries.map((entry) => (
        <EntryLink key={entry.id} entry={entry} />
      ))}
    </section>
  )
}
