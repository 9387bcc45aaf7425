import { useState } from 'react'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { MoreIcon } from '#ui/MoreIcon.tsx'

const MemberMenu = lazyOverlay(() =>
  import('./MemberMenu.lazy.tsx').then((module) => module.MemberMenu),
)
const BanDialog = lazyOverlay(() =>
  import('./BanDialog.lazy.tsx').then((module) => module.BanDialog),
)
const SegmentDialog = lazyOverlay(() =>
  import('./SegmentDialog.lazy.tsx').then((module) => module.SegmentDialog),
)
const TransferDialog = lazyOverlay(() =>
  import('./TransferDialog.lazy.tsx').then((module) => module.TransferDialog),
)

interface Props {
  userId: string
  name: string
  banned: boolean
  /** Null: nothing of theirs waits anyway. */
  trusted: boolean | null
  canBan: boolean
  canTransfer: boolean
  /** Empty: none. */
  segment: string
}

/** The further acts on a member: a menu, and the dialogs that it opens. */
export function MemberActs({ userId, name, banned, trusted, canBan, canTransfer, segment }: Props) {
  const t = useMessages(peopleMessages)
  const [open, setOpen] = useState<'ban' | 'segment' | 'transfer' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <MenuButton
        label={t('people.more', { name })}
        icon={<MoreIcon />}
        preload={MemberMenu.preload}
        menu={(overlay) => (
          <MemberMenu
            {...overlay}
            userId={userId}
            name={name}
            banned={banned}
            trusted={trusted}
            canBan={canBan}
            canTransfer={canTransfer}
            hasSegment={segment !== ''}
            onSegment={() => setOpen('segment')}
            onBan={() => setOpen('ban')}
            onTransfer={() => setOpen('transfer')}
          />
        )}
      />
      <SegmentDialog
        isOpen={open === 'segment'}
        onClose={close}
        userId={userId}
        name={name}
        segment={segment}
      />
      <BanDialog
        isOpen={open === 'ban'}
        onClose={close}
        userId={userId}
        name={name}
        banned={banned}
      />
      <TransferDialog isOpen={open === 'transfer'} onClose={close} userId={userId} name={name} />
    </>
  )
}
