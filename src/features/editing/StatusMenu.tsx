import { useCallback, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IdeaStatus } from '#entities/Idea/IdeaStatus.tsx'
import type {
  StatusMenu_idea$data,
  StatusMenu_idea$key,
} from '#generated/StatusMenu_idea.graphql.ts'
import { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { DownIcon } from '#ui/DownIcon.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import type { StatusDialogProps } from './StatusDialog.lazy.tsx'
import css from './StatusMenu.module.css'

/** A status that an idea has or is to have. */
export type ChosenStatus = StatusMenu_idea$data['status']

const StatusChoices = lazyOverlay<
  AnchoredProps & { value: string; onChoose: (status: ChosenStatus) => void }
>(() => import('./StatusChoices.lazy.tsx').then((module) => module.StatusChoices))
const StatusDialog = lazyOverlay<StatusDialogProps>(() =>
  import('./StatusDialog.lazy.tsx').then((module) => module.StatusDialog),
)

/** The status of an idea; for the team with a menu that changes it, on `s`. */
export function StatusMenu({ idea }: { idea: StatusMenu_idea$key }) {
  const t = useMessages(ideaEditsMessages)
  const data = useFragment(
    graphql`
      fragment StatusMenu_idea on Idea @throwOnFieldError {
        id
        viewerCanSetStatus
        status {
          id
          # eslint-disable-next-line relay/unused-fields -- StatusDialog says it
          name
          # eslint-disable-next-line relay/unused-fields -- StatusDialog tells by it whether votes close
          category
        }
        ...IdeaStatus_idea
      }
    `,
    idea,
  )
  const { status, viewerCanSetStatus: canSet } = data
  const [chosen, setChosen] = useState<ChosenStatus | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const place = useRef<HTMLSpanElement>(null)
  const button = () => place.current?.querySelector('button')
  const press = (): void => {
    // The menu gives the focus back to where it was.
    button()?.focus()
    button()?.click()
  }
  const keepFocus = (): void => {
    if (document.activeElement === document.body) button()?.focus()
  }
  useShortcut('s', canSet ? press : null)
  if (!canSet) return <IdeaStatus idea={data} />
  const choose = (next: ChosenStatus): void => {
    setChosen(next)
    setOpen(true)
  }
  return (
    <span ref={place} className={css.place}>
      <MenuButton
        label={t('status.menuLabel')}
        variant="plain"
        size="s"
        focusKey="status"
        preload={StatusChoices.preload}
        menu={(overlay) => (
          <StatusChoices {...overlay} align="start" value={status.id} onChoose={choose} />
        )}
      >
        <IdeaStatus idea={data} />
        <DownIcon />
      </MenuButton>
      <StatusDialog
        isOpen={isOpen}
        onClose={close}
        onClosed={keepFocus}
        ideaId={data.id}
        from={status}
        to={chosen ?? status}
      />
    </span>
  )
}
