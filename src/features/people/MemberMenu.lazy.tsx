import { useSetTrusted } from '#entities/User/useSetTrusted.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { segmentMessages } from '#lib/messages/catalogues/segment.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { useServices } from '#services/Services.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.lazy.tsx'

interface Props extends AnchoredProps {
  userId: string
  name: string
  banned: boolean
  /** Null: nothing to be said of it. */
  trusted: boolean | null
  canBan: boolean
  canTransfer: boolean
  hasSegment: boolean
  onSegment: () => void
  onBan: () => void
  onTransfer: () => void
}

/** The menu of a member, besides their role. */
export function MemberMenu({
  userId,
  name,
  banned,
  trusted,
  canBan,
  canTransfer,
  hasSegment,
  onSegment,
  onBan,
  onTransfer,
  ...overlay
}: Props) {
  const t = useMessages(peopleMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const [setTrusted] = useSetTrusted()
  const flipTrust = async (): Promise<void> => {
    const outcome = await setTrusted({ userId, trusted: trusted !== true })
    if (outcome.kind === 'superseded') return
    const text = t(trusted ? 'people.untrusted' : 'people.trusted', { name })
    toasts.add({ text: problemOf(outcome, language) ?? text })
  }
  const tSegment = useMessages(segmentMessages)
  const ban = {
    id: 'ban',
    label: banned ? t('people.unban') : t('people.ban'),
    tone: banned ? ('plain' as const) : ('danger' as const),
    onAction: onBan,
  }
  const trust = {
    id: 'trust',
    label: t(trusted ? 'people.untrust' : 'people.trust'),
    onAction: () => void flipTrust(),
  }
  const segment = {
    id: 'segment',
    label: tSegment(hasSegment ? 'change' : 'set'),
    onAction: onSegment,
  }
  const transfer = { id: 'transfer', label: t('people.transfer'), onAction: onTransfer }
  return (
    <Menu
      {...overlay}
      items={[
        ...(trusted === null ? [] : [trust]),
        segment,
        ...(canTransfer ? [transfer] : []),
        ...(canBan ? [ban] : []),
      ]}
    />
  )
}
