import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProviderLinkRow_link$key } from '#generated/ProviderLinkRow_link.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import { Trouble } from './Trouble.tsx'
import { useSetProviderLink } from './useSetProviderLink.ts'
import css from './SessionList.module.css'

const UnlinkDialog = lazyOverlay(() =>
  import('./UnlinkDialog.lazy.tsx').then((module) => module.UnlinkDialog),
)

/** A provider that signs somebody in, with the button that ends it, or begins it again. */
export function ProviderLinkRow({
  link,
  onSaid,
}: {
  link: ProviderLinkRow_link$key
  /** Called with the sentence for screen readers once it was done. */
  onSaid: (sentence: string) => void
}) {
  const t = useMessages(accountMessages)
  const clock = useClock()
  const whyNot = useId()
  const [isOpen, setOpen] = useState(false)
  const [set] = useSetProviderLink()
  const { state, problems, submit } = useSubmission()
  const { id, name, createdAt, unlinkedAt, viewerCanUnlink } = useFragment(
    graphql`
      fragment ProviderLinkRow_link on ProviderLink {
        id
        name
        createdAt
        unlinkedAt
        viewerCanUnlink
      }
    `,
    link,
  )
  const isLinked = unlinkedAt == null
  const isLast = isLinked && !viewerCanUnlink
  const linkAgain = async (): Promise<void> => {
    if (await submit(() => set({ id, linked: true }))) onSaid(t('links.linked', { name }))
  }
  const press = (): void => {
    if (!isLinked) void linkAgain()
    else if (!isLast) setOpen(true)
  }
  const label = isLinked ? t('links.unlink.label', { name }) : t('links.again.label', { name })
  return (
    <li className={css.row}>
      <div>
        <p className={css.device}>
          <bdi>{name}</bdi>
        </p>
        <p className={css.facts}>
          {isLinked ? t('links.since') : t('links.unlinkedSince')}{' '}
          <TimeAgo value={unlinkedAt ?? createdAt} clock={clock} />
        </p>
        {isLast && (
          <p id={whyNot} className={css.facts}>
            {t('links.last')}
          </p>
        )}
        <Trouble>{problems[0]?.message ?? null}</Trouble>
      </div>
      <Button
        onClick={press}
        onPointerEnter={() => void UnlinkDialog.preload()}
        aria-disabled={isLast || state === 'sending'}
        aria-describedby={isLast ? whyNot : undefined}
        aria-label={label}
      >
        {isLinked ? t('links.unlink') : t('links.again')}
      </Button>
      <UnlinkDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        id={id}
        name={name}
        onUnlinked={() => onSaid(t('links.unlinked', { name }))}
      />
    </li>
  )
}
