import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PublishDialogQuery } from '#generated/PublishDialogQuery.graphql.ts'
import { formatDateTime } from '#lib/format.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { useClock } from '#services/clock/useClock.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { readPresentEntry, type PresentEntry } from './presentEntry.ts'
import { PublishFields } from './PublishFields.tsx'
import { readLocalTime } from './publishTime.ts'
import { usePublishEntry } from './usePublishEntry.ts'

const query = graphql`
  query PublishDialogQuery($id: ID!) @throwOnFieldError {
    site {
      ...PublishFields_site
      statuses {
        id
        category
      }
    }
    changelogEntry(id: $id) {
      publishAt
      moveTo {
        id
      }
      ...PublishFields_entry
    }
  }
`

export interface PublishDialogProps extends OverlayProps {
  entry: PresentEntry
  onPublished: (published: PresentEntry) => void
}

/** Asks when an entry is to be published and what becomes of its ideas, and says whom that reaches. */
export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
  return (
    isOpen && (
      <LazyQuerySection<PublishDialogQuery>
        query={query}
        variables={{ id: props.entry.id }}
        skeleton={null}
      >
        {(now) => <Loaded {...props} now={now} />}
      </LazyQuerySection>
    )
  )
}

/** The choice of a publication; `statusId`: '' leaves the ideas where they are. */
export interface PublishChoice {
  readonly when: 'now' | 'later'
  /** As the field for a local date and time has it. */
  readonly at: string
  readonly statusId: string
}

function Loaded({
  entry,
  now: { site, changelogEntry },
  onClose,
  onPublished,
}: Omit<PublishDialogProps, 'isOpen'> & { now: PublishDialogQuery['response'] }) {
  const t = useMessages(changelogDeskMessages)
  const language = useLanguage()
  const clock = useClock()
  const { toasts, now } = useServices()
  const shipped = site?.statuses.find(({ category }) => category === 'SHIPPED')?.id ?? ''
  const [choice, setChoice] = useState<PublishChoice>({
    when: changelogEntry?.publishAt == null ? 'now' : 'later',
    at: '',
    statusId: changelogEntry?.publishAt == null ? shipped : (changelogEntry.moveTo?.id ?? ''),
  })
  const { publish } = usePublishEntry()
  const { state, problems, submit, refuse, clear } = useSubmission((what) =>
    t('entry.actFailed', { what }),
  )
  const press = async (): Promise<void> => {
    const publishAt = choice.when === 'now' ? null : readLocalTime(choice.at, now())
    if (choice.when === 'later' && publishAt === null)
      return refuse([{ field: 'publishAt', message: t('publish.noTime') }])
    const statusId = choice.statusId === '' ? null : choice.statusId
    const { id, version } = entry
    const done = await submit(() => publish({ id, version, statusId, publishAt }))
    if (!done?.entry) return
    onPublished(readPresentEntry(done.entry))
    toasts.add({
      text:
        publishAt === null
          ? t('publish.done')
          : t('publish.scheduled', { when: formatDateTime(publishAt, clock, language) }),
    })
  }
  const failure = problems.find(({ field }) => field !== 'publishAt')
  const footer = (
    <>
      <Button variant="primary" onClick={() => void press()} aria-disabled={state === 'sending'}>
        {t(
          state === 'sending'
            ? 'publish.sending'
            : choice.when === 'now'
              ? 'publish.do'
              : 'publish.schedule',
        )}
      </Button>
      <Button onClick={onClose}>{t('publish.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      title={t('publish.title', { title: entry.text.title })}
      isOpen
      onClose={onClose}
      footer={footer}
    >
      {site && changelogEntry ? (
        <PublishFields
          site={site}
          entry={changelogEntry}
          choice={choice}
          onChange={(part) => {
            clear()
            setChoice({ ...choice, ...part })
          }}
          timeProblem={problems.find(({ field }) => field === 'publishAt')?.message ?? null}
        />
      ) : (
        <SkeletonText lines={3} />
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}
