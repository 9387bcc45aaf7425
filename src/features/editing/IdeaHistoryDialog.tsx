import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { IdeaHistoryDialogQuery } from '#generated/IdeaHistoryDialogQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { UserByline } from '#entities/User/UserByline.tsx'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/en/editing.ts'
import { withoutIds } from '#rules/mentions.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import css from './IdeaHistoryDialog.module.css'

const query = graphql`
  query IdeaHistoryDialogQuery($id: ID!) @throwOnFieldError {
    idea(id: $id) {
      edits {
        id
        title
        body
        createdAt
        editor {
          ...UserByline_user
        }
      }
    }
  }
`

/** What an idea said before, for the team. Lazy: never import it statically. */
export function IdeaHistoryDialog({ id, isOpen, onClose }: OverlayProps & { id: string }) {
  return (
    <Dialog title={t('history.title')} isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>{t('history.close')}</Button>}>
      <History id={id} />
    </Dialog>
  )
}

function History({ id }: { id: string }) {
  const [reference, load] = useQueryLoader<IdeaHistoryDialogQuery>(query)
  useEffect(() => load({ id }, { fetchPolicy: 'network-only' }), [load, id])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ id }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={6} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Versions reference={reference} /> : skeleton}
    </Section>
  )
}

function Versions({ reference }: { reference: PreloadedQuery<IdeaHistoryDialogQuery> }) {
  const edits = usePreloadedQuery<IdeaHistoryDialogQuery>(query, reference).idea?.edits ?? []
  if (edits.length === 0) return <p>{t('history.none')}</p>
  return (
    <ol className={css.versions}>
      {edits.map(({ id, title, body, createdAt, editor }) => (
        <li key={id}>
          <UserByline user={editor ?? null} at={createdAt} />
          <p dir="auto" className={css.title}>
            {title}
          </p>
          <p dir="auto" className={cx(css.body, body === '' && css.none)}>
            {body === '' ? t('history.noText') : withoutIds(body)}
          </p>
        </li>
      ))}
    </ol>
  )
}
