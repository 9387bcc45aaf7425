import type { DraftKind } from '#services/drafts/draftStore.ts'
import { useDraft } from '#services/drafts/useDraft.ts'
import { newMutationId } from '#services/newMutationId.ts'

/** An official answer that is not with the server yet. */
interface AnswerDraft {
  readonly body: string
  readonly clientMutationId: string
}

const kind: DraftKind<AnswerDraft> = {
  parse: ({ body, clientMutationId }) =>
    typeof body === 'string' && typeof clientMutationId === 'string'
      ? { body, clientMutationId }
      : null,
  wordsOf: ({ body }) => body,
}
const start = (): AnswerDraft => ({ body: '', clientMutationId: newMutationId() })

/** The draft of an idea's official answer. */
export function useAnswerDraft(ideaId: string): {
  draft: AnswerDraft
  change(body: string): void
  posted(): void
} {
  const { draft, change, posted } = useDraft({ key: `earshot.draft.answer.${ideaId}`, kind, start })
  return { draft, change: (body) => change({ ...start(), body }), posted }
}
