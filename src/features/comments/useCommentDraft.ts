import { useDraft, type OlderText } from '#services/drafts/useDraft.ts'
import { commentDraftKey, commentDrafts, newCommentDraft, type CommentDraft } from './draft.ts'

/** A draft that is kept with every key. */
export interface CommentDraftInHand {
  draft: CommentDraft
  /**
   * Keeps a change at once. Another text, or the same for other readers, is another comment, with
   * an id of its own.
   */
  change(part: Partial<Pick<CommentDraft, 'body' | 'internal' | 'version' | 'base'>>): void
  /** Goes on with another text; the present one is offered back. */
  replace(part: Partial<Pick<CommentDraft, 'body' | 'version' | 'base'>>): void
  /** Empties the field while its text is on its way; it stays kept until something else is typed or `arrived`. */
  send(): CommentDraft
  /** The server has it. `whole`: also what stands in the field. */
  arrived(whole?: boolean): void
  /** The server has not taken it, before what was typed meanwhile. `renew`: the next attempt is a new one. */
  giveBack(sent: CommentDraft, renew: boolean): void
  /** Somebody would rather not. */
  forget(): void
  kept: 'kept' | 'pageOnly' | null
  /** A text that a newer one replaced, from another tab as a rule. */
  older: OlderText<CommentDraft> | null
}

/** The person's draft at one place; `start` is used where none is kept. `onPosted`: another tab has sent it. */
export function useCommentDraft(
  place: string,
  start: Partial<CommentDraft> = {},
  onPosted?: () => void,
): CommentDraftInHand {
  const { draft, latest, change, show, replace, posted, forget, kept, older } = useDraft({
    key: commentDraftKey(place),
    kind: commentDrafts,
    start: () => newCommentDraft(start),
    renew,
    onPosted,
  })
  return {
    draft,
    change(part) {
      const next = { ...latest(), ...part }
      change(isSame(next, latest()) ? next : renew(next))
    },
    replace: (part) => replace(renew({ ...latest(), ...part })),
    send() {
      const sent = latest()
      show(newCommentDraft({ internal: sent.internal }))
      return sent
    },
    arrived: (whole = false) => (whole || latest().body === '') && posted(),
    giveBack(sent, isNew) {
      const meanwhile = latest()
      // A draft with any part for the team alone stays with the team.
      const next = {
        ...sent,
        body: meanwhile.body === '' ? sent.body : `${sent.body}\n\n${meanwhile.body}`,
        internal: sent.internal || meanwhile.internal,
      }
      change(isNew || !isSame(next, sent) ? renew(next) : next)
    },
    forget,
    kept,
    older,
  }
}

/** Whether the server would do the same for both. */
function isSame(one: CommentDraft, other: CommentDraft): boolean {
  return one.body === other.body && one.internal === other.internal && one.version === other.version
}

function renew(draft: CommentDraft): CommentDraft {
  return { ...draft, clientMutationId: newCommentDraft().clientMutationId }
}
