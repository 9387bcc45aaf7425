import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdeaEditor_site$key } from '#generated/IdeaEditor_site.graphql.ts'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useDiscard } from '#parts/failure/useDiscard.ts'
import { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useDraft } from '#services/drafts/useDraft.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { isSendKey } from '#ui/isSendKey.ts'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import {
  editDraftKey,
  editDrafts,
  newEditDraft,
  textOf,
  type EditDraft,
  type IdeaText,
} from './editDraft.ts'
import { IdeaFields } from './IdeaFields.tsx'
import type { PresentIdea } from './presentIdea.ts'
import { hasConflict, mergeWith, useSaveIdea } from './useSaveIdea.ts'

interface Props {
  id: string
  /** The idea as it was when the form opened. */
  start: PresentIdea
  site: IdeaEditor_site$key
  canTag: boolean
  me: string | null
  onDone: () => void
  /** Opens the form again, if its place is still there. */
  onReopen: () => void
}

/**
 * The words, board and tags of an idea in a form; what is typed is kept until the server has it,
 * and what others changed meanwhile is never overwritten unseen.
 */
export function IdeaEditor({ id, start, site, canTag, me, onDone, onReopen }: Props) {
  const t = useMessages(editingMessages)
  const choices = useFragment(
    graphql`
      fragment IdeaEditor_site on Site {
        ...IdeaFields_site
      }
    `,
    site,
  )
  const { toasts } = useServices()
  const { draft, change, replace, posted, forget, kept, older } = useDraft<EditDraft>({
    key: editDraftKey(id),
    kind: editDrafts,
    start: () => newEditDraft(start.text, start.version),
    renew,
    onPosted: onDone,
  })
  const [refused, setRefused] = useState<PresentIdea | null>(null)
  // A draft from before may have begun with what the idea does not say any more.
  const present = refused ?? start
  const problems = useEditProblems(draft, present.text)
  const form = useRef<HTMLFormElement>(null)
  const { submit, submission } = useSaveIdea({
    ...{ id, form, draft, canTag, problems },
    onOutdated: setRefused,
    onSaved(isPending) {
      posted()
      if (isPending) toasts.add({ text: t('edit.waits') })
      onDone()
    },
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const goOn = (text: IdeaText, isMine: boolean): void => {
    const seen = { base: present.text, version: present.version }
    // Both have been seen: the one that is not chosen raises no question when it is used after all.
    change(renew({ ...draft, ...mergeWith(draft, present).merged, ...seen }))
    if (!isMine) replace(renew({ ...draft, ...text, ...seen }))
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  const discard = useDiscard(
    { draft, change, forget },
    { onDone, onReopen, isSending: submission.isSending },
  )
  const close = (): void => discard(!isUntouched(draft, present))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSendKey(event)) submit(present)
    if (event.key === 'Escape' && !event.defaultPrevented && isUntouched(draft, present)) close()
  }
  if (hasConflict(draft, present)) return <IdeaConflict {...{ draft, present, me }} onGoOn={goOn} />
  const onSubmit = (event: FormEvent): void => submit(present, event)
  return (
    <FormStack
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      isSending={submission.isSending}
      aria-label={t('edit.label')}
    >
      {older && (
        <OlderTextNotice
          text={withoutIds(editDrafts.wordsOf(older.text))}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      <IdeaFields
        {...{ id, problems, canTag }}
        site={choices}
        text={draft}
        onTextChange={(part) => change(renew({ ...draft, ...part }))}
      />
      <SendFailure {...submission.failure} />
      <EditActions kept={kept} isSending={submission.isSending} onCancel={close} />
    </FormStack>
  )
}

interface ConflictProps {
  draft: EditDraft
  present: PresentIdea
  me: string | null
  onGoOn: (text: IdeaText, isMine: boolean) => void
}

/** Both texts, where somebody else has changed the same words. */
function IdeaConflict({ draft, present, me, onGoOn }: ConflictProps) {
  const { merged, conflicts } = mergeWith(draft, present)
  const { editedBy, text } = present
  const theirs = Object.fromEntries(conflicts.map((field) => [field, text[field]]))
  return (
    <ConflictChoice
      by={editedBy && (editedBy.id === me ? 'you' : editedBy)}
      theirs={{ title: text.title, body: withoutIds(text.body) }}
      mine={{ title: merged.title, body: withoutIds(merged.body) }}
      onTakeTheirs={() => onGoOn({ ...merged, ...theirs }, false)}
      onKeepMine={() => onGoOn(merged, true)}
    />
  )
}

function EditActions({
  kept,
  isSending,
  onCancel,
}: {
  kept: 'kept' | 'pageOnly' | null
  isSending: boolean
  onCancel: () => void
}) {
  const t = useMessages(editingMessages)
  return (
    <FormActions note={kept && t(kept === 'kept' ? 'edit.draftKept' : 'edit.draftPageOnly')}>
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {t(isSending ? 'edit.saving' : 'edit.save')}
      </Button>
      <Button variant="plain" onClick={onCancel} aria-disabled={isSending}>
        {t('edit.cancel')}
      </Button>
    </FormActions>
  )
}

function isUntouched(draft: EditDraft, { text }: PresentIdea): boolean {
  const { conflicts } = mergeEdits<IdeaText>({ base: null, mine: textOf(draft), theirs: text })
  return conflicts.length === 0
}

/** Another text is another edit, with an id of its own. */
function renew(draft: EditDraft): EditDraft {
  return { ...draft, clientMutationId: newMutationId() }
}
