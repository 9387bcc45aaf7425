import { graphql, useFragment } from 'react-relay'
import type { ImportNotes_import$key } from '#generated/ImportNotes_import.graphql.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './ImportList.module.css'

/** The notes on what an import repaired and left out, and why; folded, in the server's English. */
export function ImportNotes({ job }: { job: ImportNotes_import$key }) {
  const t = useMessages(siteDataMessages)
  const { notes } = useFragment(
    graphql`
      fragment ImportNotes_import on Import @throwOnFieldError {
        notes {
          text
          count
        }
      }
    `,
    job,
  )
  if (notes.length === 0) return null
  return (
    <details className={css.notes}>
      <summary>{t('imports.notes')}</summary>
      <ul lang="en">
        {notes.map(({ text, count }) => (
          <li key={text} dir="auto">
            {t('imports.note', { count, text })}
          </li>
        ))}
      </ul>
    </details>
  )
}
