import { graphql } from 'react-relay'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { HistoryDialogQuery } from '#generated/HistoryDialogQuery.graphql.ts'
import { cx } from '#lib/cx.ts'
import { historyMessages } from '#lib/messages/catalogues/history.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
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
      ... on Idea {
        ideaEdits: edits {
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
  }
`

type Node = NonNullable<HistoryDialogQuery['response']['node']>
type Version = NonNullable<Node['edits']>[number] & { readonly title?: string }

/** The earlier texts of an idea or comment, for the team. */
export function HistoryDialog({ id, isOpen, onClose }: OverlayProps & { id: string }) {
  const t = useMessages(historyMessages)
  return (
    <Dialog
      title={t('history.title')}
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('history.close')}</Button>}
    >
      <LazyQuerySection<HistoryDialogQuery>
        query={query}
        variables={{ id }}
        skeleton={<SkeletonText lines={6} />}
      >
        {({ node }) => <Versions versions={node?.edits ?? node?.ideaEdits ?? []} />}
      </LazyQuerySection>
    </Dialog>
  )
}

function Versions({ versions }: { versions: readonly Version[] }) {
  const t = useMessages(historyMessages)
  if (versions.length === 0) return <p>{t('history.none')}</p>
  return (
    <ol className={css.versions}>
      {versions.map(({ id, title, body, createdAt, editor }) => (
        <li key={id}>
          <UserByline user={editor ?? null} at={createdAt} />
          {title !== undefined && (
            <p dir="auto" className={css.title}>
              {title}
            </p>
          )}
          <p dir="auto" className={cx(css.body, body === '' && css.none)}>
            {body === '' ? t('history.noText') : withoutIds(body)}
          </p>
        </li>
      ))}
    </ol>
  )
}
