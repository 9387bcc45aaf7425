import { useState, type RefObject } from 'react'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { useTextSubmission, type TextSubmission } from '#parts/failure/useTextSubmission.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { entryTextOf, type EntryDraft, type EntryText } from './entryDraft.ts'
import { readPresentEntry, type PresentEntry } from './presentEntry.ts'
import { useSaveEntry } from './useSaveEntry.ts'

interface Form {
  form: RefObject<HTMLFormElement | null>
  draft: EntryDraft
  /** The entry as it is known; null for a new one. */
  present: PresentEntry | null
  problems: ReturnType<typeof useEditProblems>
  /** The server has `sent`, and the entry reads like `saved`. */
  onSaved: (saved: PresentEntry, sent: EntryDraft) => void
  /** It was changed meanwhile, and reads like this now. */
  onOutdated: (present: PresentEntry) => void
}

/** Saves the text of an entry; changes of other parts by others go together with it without a question. */
export function useEntryForm({ form, draft, present, problems, onSaved, onOutdated }: Form): {
  /** `then` is called once the server has it. */
  submit(then?: (saved: PresentEntry) => void): void
  submission: Pick<TextSubmission, 'isSending' | 'failure'>
  /** Why the linked ideas were refused. */
  ideasProblem: string | null
} {
  const t = useMessages(changelogDeskMessages)
  const { signInPrompt } = useServices()
  const save = useSaveEntry()
  const [ideasProblem, setIdeasProblem] = useState<string | null>(null)
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['title', 'body', 'ideaIds'],
    say: (what) => t('entry.failed', { what }),
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const sendOver = (
    now: PresentEntry | null,
    left: number,
    then?: (saved: PresentEntry) => void,
    clientMutationId = draft.clientMutationId,
  ): void => {
    const text = now ? mergeWith(draft, now).merged : entryTextOf(draft)
    const entry = { ...text, id: now?.id ?? null, version: now?.version ?? 0, clientMutationId }
    void send(draft.clientMutationId, () => save(entry), {
      done({ entry: answered }) {
        if (!answered) return
        const saved = readPresentEntry(answered)
        onSaved(saved, draft)
        if (form.current !== null) then?.(saved)
      },
      refused(refusals, { errors, entry: answered }) {
        if (answered && errors.some(({ code }) => code === 'OUTDATED')) {
          const newest = readPresentEntry(answered)
          onOutdated(newest)
          if (left > 0 && !hasConflict(draft, newest))
            sendOver(newest, left - 1, then, clientMutationId)
          return true
        }
        // It had arrived, and reads otherwise now: its version guards it.
        if (left > 0 && refusals.some(({ field }) => field === 'clientMutationId')) {
          sendOver(now, left - 1, then, newMutationId())
          return true
        }
        problems.refuse(refusals)
        setIdeasProblem(refusals.find(({ field }) => field === 'ideaIds')?.message ?? null)
        return focusFirstWrong(form.current)
      },
    })
  }
  return {
    submit(then) {
      if (!begin()) return
      setIdeasProblem(null)
      if (!problems.reveal()) return focusFirstWrong(form.current)
      sendOver(present, 2, then)
    },
    submission: { isSending, failure },
    ideasProblem,
  }
}

/** Puts a draft together with what the entry says now. */
export function mergeWith(
  draft: EntryDraft,
  { text }: PresentEntry,
): ReturnType<typeof mergeEdits<EntryText>> {
  return mergeEdits<EntryText>({ base: draft.base, mine: entryTextOf(draft), theirs: text })
}

/** Whether both sides changed the same words, each in their own way. */
export function hasConflict(draft: EntryDraft, present: PresentEntry): boolean {
  const { conflicts } = mergeWith(draft, present)
  return (
    draft.version !== present.version &&
    conflicts.some((field) => field === 'title' || field === 'body')
  )
}
