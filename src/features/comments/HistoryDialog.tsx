import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { HistoryDialogQuery } from '#generated/HistoryDialogQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { UserByline } from '#entities/User/UserByline.tsx'
import { t } from '#lib/messages/en/comments.ts'
import { withoutIds } from '#rules/mentions.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import css from './HistoryDialog.module.css'

const query = graphql`
  query HistoryDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Comment {
        edits {
          id
          body
          createdAt
          editor {
            ...UserByline_user
          }
        }
      }
    }
  }
`

/** What a comment said before, for the team. Lazy: never import it statically. */
export function HistoryDialog({ id, isOpen, onClose }: OverlayProps & { id: string }) {
  return (
    <Dialog title={t('history.title')} isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>{t('history.close')}</Button>}>
      <History id={id} />
    </Dialog>
  )
}

function History({ id }: { id: string }) {
  const [reference, load] = useQueryLoader<HistoryDialogQuery>(query)
  useEffect(() => load({ id }, { fetchPolicy: 'network-only' }), [load, id])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ id }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={4} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Versions reference={reference} /> : skeleton}
    </Section>
  )
}

function Versions({ reference }: { reference: PreloadedQuery<HistoryDialogQuery> }) {
  const edits = usePreloadedQuery<HistoryDialogQuery>(query, reference).node?.edits ?? []
  if (edits.length === 0) return <p>{t('history.none')}</p>
  return (
    <ol className={css.versions}>
      {edits.map(({ id, body, createdAt, editor }) => (
        <li key={id}>
          <UserByline user={editor ?? null} at={createdAt} />
          <p dir="auto" className={css.body}>
            {withoutIds(body)}
          </p>
        </li>
      ))}
    </ol>
  )
}
