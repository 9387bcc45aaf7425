import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Draft } from '#services/drafts/useDraft.ts'
import { useServices } from '#services/Services.tsx'
import { editHref } from './deskAddress.ts'
import {
  beginDraft,
  entryTextOf,
  isSameEntry,
  renewDraft,
  type EntryDraft,
  type EntryText,
} from './entryDraft.ts'
import type { PresentEntry } from './presentEntry.ts'

interface Form {
  /** Null for a new entry. */
  start: PresentEntry | null
  form: RefObject<HTMLFormElement | null>
  inHand: Draft<EntryDraft>
  setPresent: (present: PresentEntry) => void
}

/**
 * Goes on once the server has an entry: what was typed while it was on its way stays as a change of
 * what was saved, and a new entry gets its address.
 */
export function useOnSaved({ start, form, inHand, setPresent }: Form) {
  const t = useMessages(changelogDeskMessages)
  const navigate = useNavigate()
  const { toasts } = useServices()
  return (saved: PresentEntry, sent: EntryDraft): void => {
    const typed = inHand.latest()
    inHand.posted()
    setPresent(saved)
    if (!isSameEntry(typed, sent) && start !== null)
      return inHand.change(goOnFrom(saved, sent, typed))
    inHand.show(beginDraft(saved))
    if (start !== null) return
    // Somebody who is elsewhere by now stays there.
    if (form.current !== null) return void navigate(editHref(saved.id), { replace: true })
    const onAction = (): void => void navigate(editHref(saved.id))
    toasts.add({ text: t('entry.savedAway'), action: { label: t('entry.open'), onAction } })
  }
}

function goOnFrom(saved: PresentEntry, sent: EntryDraft, typed: EntryDraft): EntryDraft {
  const texts = { base: entryTextOf(sent), mine: entryTextOf(typed), theirs: saved.text }
  const { merged } = mergeEdits<EntryText>(texts)
  return renewDraft({ ...typed, ...merged, base: saved.text, version: saved.version })
}
