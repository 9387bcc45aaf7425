import { useLocation } from 'react-router-dom'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import type { CommentDraftInHand } from './useCommentDraft.ts'

/** The notes about drafts that are read before going on. */
export function DraftNotices({
  older,
  draft,
  isPostedElsewhere,
}: Pick<CommentDraftInHand, 'older' | 'draft'> & { isPostedElsewhere: boolean }) {
  const t = useMessages(draftsMessages)
  const { pathname, search } = useLocation()
  // The other tab may have signed in as well: this one begins anew.
  const { session } = useServices()
  return (
    <>
      {older && (
        <OlderTextNotice
          text={withoutIds(older.text.body)}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      {isPostedElsewhere && draft.body === '' && (
        <Notice
          role="status"
          action={
            <Button size="s" onClick={() => session.change(pathname + search)}>
              {t('postedElsewhere.show')}
            </Button>
          }
        >
          {t('postedElsewhere')}
        </Notice>
      )}
    </>
  )
}
