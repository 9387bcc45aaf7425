import { useCallback, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { presentEntry_entry$key } from '#generated/presentEntry_entry.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { Outcome } from '#relay/acts/Act.ts'
import { href } from '#services/navigation/href.ts'
import { useServices } from '#services/Services.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { DeleteEntryProps } from './DeleteEntry.lazy.tsx'
import { deskHref, editHref, readIsPublishing } from './deskAddress.ts'
import { readPresentEntry, type PresentEntry } from './presentEntry.ts'
import type { PublishDialogProps } from './PublishDialog.lazy.tsx'
import { usePublishEntry } from './usePublishEntry.ts'
import { useTakeBack } from './useTakeBack.ts'

const PublishDialog = lazyOverlay<PublishDialogProps>(() =>
  import('./PublishDialog.lazy.tsx').then((module) => module.PublishDialog),
)
const DeleteEntry = lazyOverlay<DeleteEntryProps>(() =>
  import('./DeleteEntry.lazy.tsx').then((module) => module.DeleteEntry),
)

interface Props {
  /** Null for an entry that is not there yet. */
  present: PresentEntry | null
  /** Calls with the entry once the server has what is typed. */
  withSaved: (act: (saved: PresentEntry) => void) => void
  /** The entry is another one now. */
  onChanged: (changed: PresentEntry) => void
}

/** The acts on an entry as a whole: to publish, schedule, take back or delete it. */
export function EntryActs({ present, withSaved, onChanged }: Props) {
  const t = useMessages(changelogDeskMessages)
  const navigate = useNavigate()
  const { toasts } = useServices()
  const isPublishing = readIsPublishing(useSearchParams()[0])
  const [isDeleting, setDeleting] = useState(false)
  const id = present?.id
  const state = present?.state ?? 'DRAFT'
  const stopPublishing = useCallback(
    () => void navigate(editHref(id, state), { replace: true }),
    [navigate, id, state],
  )
  const stopDeleting = useCallback(() => setDeleting(false), [])
  const { unpublish, putOff } = useWholeActs(onChanged)
  return (
    <>
      {state !== 'PUBLISHED' && (
        <Button
          onClick={() =>
            withSaved(
              (saved) => void navigate(editHref(saved.id, saved.state, true), { replace: true }),
            )
          }
        >
          {t(state === 'SCHEDULED' ? 'entry.reschedule' : 'entry.publish')}
        </Button>
      )}
      {present && state === 'PUBLISHED' && (
        <>
          <ButtonLink href={href('/changelog/:slug', { slug: present.slug })} component={AppLink}>
            {t('entry.view')}
          </ButtonLink>
          <Button ref={handOnFocus} variant="plain" onClick={() => unpublish(present)}>
            {t('entry.unpublish')}
          </Button>
        </>
      )}
      {present && state === 'SCHEDULED' && (
        <Button ref={handOnFocus} variant="plain" onClick={() => putOff(present)}>
          {t('entry.toDraft')}
        </Button>
      )}
      {present && state === 'DRAFT' && (
        <Button variant="plain" onClick={() => setDeleting(true)}>
          {t('entry.delete')}
        </Button>
      )}
      {present && state !== 'PUBLISHED' && (
        <PublishDialog
          isOpen={isPublishing}
          onClose={stopPublishing}
          entry={present}
          onPublished={(published) => {
            void navigate(editHref(published.id, published.state), { replace: true })
            onChanged(published)
          }}
        />
      )}
      {present && (
        <DeleteEntry
          isOpen={isDeleting}
          onClose={stopDeleting}
          entryId={present.id}
          onDeleted={() => {
            toasts.add({ text: t('entry.deleted') })
            void navigate(deskHref('DRAFT'), { replace: true })
          }}
        />
      )}
    </>
  )
}

/** An answer with the entry as it is afterwards. */
type Changed = Refusable & { readonly entry?: presentEntry_entry$key | null | undefined }

/** The acts that need no question: taking an entry back, and its schedule. */
function useWholeActs(onChanged: Props['onChanged']) {
  const t = useMessages(changelogDeskMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const takeBack = useTakeBack()
  const publishing = usePublishEntry()
  const isBusy = useRef(false)
  const act = async (run: () => Promise<Outcome<Changed>>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const outcome = await run()
    isBusy.current = false
    const problem = problemOf(outcome, language, (what) => t('entry.actFailed', { what }))
    if (problem !== null) toasts.add({ text: problem })
    if (outcome.kind !== 'done' || !outcome.data.entry) return
    onChanged(readPresentEntry(outcome.data.entry))
    toasts.add({ text: t('entry.unpublished') })
  }
  return {
    unpublish: ({ id }: PresentEntry) => void act(() => takeBack.unpublish({ id })),
    putOff: ({ id, version }: PresentEntry) => void act(() => publishing.putOff({ id, version })),
  }
}
