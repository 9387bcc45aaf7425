import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useLockItem_idea$key } from '#generated/useLockItem_idea.graphql.ts'
import type { useLockItemMutation } from '#generated/useLockItemMutation.graphql.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import type { MenuItem } from '#ui/overlayProps.ts'

const setDiscussionLock: Act<useLockItemMutation> = {
  document: graphql`
    mutation useLockItemMutation($ideaId: ID!, $locked: Boolean!, $clientMutationId: String)
    @raw_response_type {
      setDiscussionLock(ideaId: $ideaId, locked: $locked, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        idea {
          id
          locked
          discussionLock {
            at
            by {
              id
              name
            }
          }
        }
      }
    }
  `,
  payload: 'setDiscussionLock',
  track: (track, _, { ideaId: idea, locked }) => track('discussion_locked', { idea, locked }),
}

/** The menu item that locks or unlocks an idea's discussion, also on `l`; null for who may not. */
export function useLockItem(idea: useLockItem_idea$key): MenuItem | null {
  const { id, locked, viewerCanLockDiscussion } = useFragment(
    graphql`
      fragment useLockItem_idea on Idea {
        id
        locked
        viewerCanLockDiscussion
      }
    `,
    idea,
  )
  const t = useMessages(commentsMessages)
  const language = useLanguage()
  const { now, toasts } = useServices()
  const refreshPage = use(PageRefreshContext)
  const [run, isPending] = useAct(setDiscussionLock)
  const press = async (): Promise<void> => {
    const wanted = !locked
    const discussionLock = wanted ? { at: new Date(now()).toISOString(), by: null } : null
    const optimistic = {
      setDiscussionLock: { errors: [], idea: { id, locked: wanted, discussionLock } },
    }
    const outcome = await run({ ideaId: id, locked: wanted }, { optimistic })
    const problem = problemOf(outcome, language, (what) => t('lock.failed', { what }))
    toasts.add({ text: problem ?? t(wanted ? 'lock.locked' : 'lock.unlocked') })
    // The timeline has a new line.
    if (problem === null) await refreshPage().catch(() => undefined)
  }
  const act = (): void => void press()
  useShortcut('l', viewerCanLockDiscussion && !isPending ? act : null)
  if (!viewerCanLockDiscussion) return null
  const label = t(locked ? 'lock.unlock' : 'lock.lock')
  return { id: 'lock', label, onAction: act, isDisabled: isPending }
}
