import { useEffect, useRef, useState, type FormEvent } from 'react'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { useDraft } from '#services/drafts/useDraft.ts'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { isSendKey } from '#ui/isSendKey.ts'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { NEW_ENTRY } from './deskAddress.ts'
import { EntryActs } from './EntryActs.tsx'
import {
  beginDraft,
  emptyEntry,
  entryDraftKey,
  entryDrafts,
  isSameEntry,
  renewDraft,
  type EntryDraft,
  type EntryText,
} from './entryDraft.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryStateLine } from './EntryStateLine.tsx'
import type { PresentEntry } from './presentEntry.ts'
import { hasConflict, mergeWith, useEntryForm } from './useEntryForm.ts'
import { useOnSaved } from './useOnSaved.ts'

/**
 * An entry in a form; what is typed is kept until the server has it, and what others changed
 * meanwhile is never overwritten unseen. `start`: the entry as it was when the form opened, null
 * for a new one.
 */
export function EntryEditor({ start }: { start: PresentEntry | null }) {
  const t = useMessages(changelogDeskMessages)
  const [present, setPresent] = useState(start)
  const place = start?.id ?? NEW_ENTRY
  const inHand = useDraft<EntryDraft>({
    key: entryDraftKey(place),
    kind: entryDrafts,
    start: () => beginDraft(present),
    renew: renewDraft,
  })
  const { draft, latest, change, replace, kept, older } = inHand
  const problems = useEditProblems(draft, present?.text ?? emptyEntry)
  const form = useRef<HTMLFormElement>(null)
  const onSaved = useOnSaved({ start, form, inHand, setPresent })
  const { submit, submission, ideasProblem } = useEntryForm({
    ...{ form, draft, present, problems, onSaved },
    onOutdated: setPresent,
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isChanged = present === null || !isSameEntry(draft, present.text)
  /** Goes on with the entry as it stands on the server, which has to have what is typed first. */
  const withSaved = (act: (saved: PresentEntry) => void): void =>
    present !== null && !isChanged ? act(present) : submit(act)
  const goOn = (text: EntryText, isMine: boolean): void => {
    if (present === null) return
    const seen = { base: present.text, version: present.version }
    // Both have been seen: the one that is not chosen raises no question when it is used after all.
    change(renewDraft({ ...draft, ...mergeWith(draft, present).merged, ...seen }))
    if (!isMine) replace(renewDraft({ ...draft, ...text, ...seen }))
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  if (present !== null && hasConflict(draft, present))
    return <EntryConflict draft={draft} present={present} onGoOn={goOn} />
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  return (
    <FormStack
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={(event) => isSendKey(event) && submit()}
      // The form of an entry that is there takes the place of this one, with what was sent.
      isSending={start === null && (submission.isSending || present !== null)}
      aria-label={t(start === null ? 'entry.write' : 'entry.edit')}
    >
      {present && <EntryStateLine entry={present} />}
      {older && (
        <OlderTextNotice
          text={entryDrafts.wordsOf(older.text)}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      <EntryFields
        {...{ place, draft, problems, ideasProblem }}
        titles={present?.titles ?? {}}
        onChange={(part) => change(renewDraft({ ...latest(), ...part }))}
      />
      <SendFailure {...submission.failure} />
      <FormActions
        note={
          isChanged && kept
            ? t(kept === 'kept' ? 'entry.draftKept' : 'entry.draftPageOnly')
            : !isChanged && <span role="status">{t('entry.saved')}</span>
        }
      >
        <Button type="submit" variant="primary" aria-disabled={submission.isSending || !isChanged}>
          {t(submission.isSending ? 'entry.saving' : saveLabel(present))}
        </Button>
        <EntryActs present={present} withSaved={withSaved} onChanged={setPresent} />
      </FormActions>
    </FormStack>
  )
}

interface ConflictProps {
  draft: EntryDraft
  present: PresentEntry
  onGoOn: (text: EntryText, isMine: boolean) => void
}

/** Both texts, where somebody else has changed the same words. */
function EntryConflict({ draft, present, onGoOn }: ConflictProps) {
  const { merged, conflicts } = mergeWith(draft, present)
  const theirs = Object.fromEntries(conflicts.map((field) => [field, present.text[field]]))
  return (
    <ConflictChoice
      by={null}
      theirs={present.text}
      mine={merged}
      onTakeTheirs={() => onGoOn({ ...merged, ...theirs }, false)}
      onKeepMine={() => onGoOn(merged, true)}
    />
  )
}

function saveLabel(present: PresentEntry | null) {
  return present === null || present.state === 'DRAFT' ? 'entry.save' : 'entry.saveAny'
}
