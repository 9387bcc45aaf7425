import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { segmentMessages } from '#lib/messages/catalogues/segment.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.lazy.tsx'

interface Props extends AnchoredProps {
  banned: boolean
  /** Null: nothing to be said of it. */
  trusted: boolean | null
  canBan: boolean
  canTransfer: boolean
  hasSegment: boolean
  onTrust: () => void
  onSegment: () => void
  onBan: () => void
  onTransfer: () => void
}

/** The menu of a member, besides their role. */
export function MemberMenu({
  banned,
  trusted,
  canBan,
  canTransfer,
  hasSegment,
  onTrust,
  onSegment,
  onBan,
  onTransfer,
  ...overlay
}: Props) {
  const t = useMessages(peopleMessages)
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
    onAction: onTrust,
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
