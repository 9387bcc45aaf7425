import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '#lib/cx.ts'
import { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { OverlayProps } from '../overlayProps.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import floating from '../floating.module.css'
import css from './CommandBox.module.css'

/** One line that can be chosen. */
export interface CommandOption {
  /** Keeps the line chosen while others come and go around it. */
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** Stands at the end of the line. */
  readonly note?: ReactNode
  readonly onChoose: () => void
}

export interface CommandGroup {
  readonly id: string
  readonly heading: string
  readonly options: readonly CommandOption[]
}

interface Props extends OverlayProps {
  /** Its name, and that of its field. */
  label: string
  placeholder: string
  value: string
  onValueChange: (value: string) => void
  maxLength?: number
  groups: readonly CommandGroup[]
  /** More may come. */
  pending: boolean
  /** Said to screen readers when it changes: how many lines there are. */
  status: string
  /** Stands below the lines. */
  foot?: ReactNode
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A field over the screen with lines to choose from: arrows move, Enter chooses, Escape leaves.
 */
export function CommandBox({ label, isOpen, onClose, ...rest }: Props) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={css.scrim}
    >
      <Modal className={css.box}>
        <Dialog aria-label={label} className={css.dialog}>
          <Lines {...rest} label={label} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Lines({
  label,
  placeholder,
  value,
  onValueChange,
  maxLength,
  groups,
  pending,
  status,
  foot,
  onClose,
}: Omit<Props, 'isOpen'>) {
  const t = useMessages(overlaysMessages)
  const base = useId()
  const idOf = (id: string): string => `${base}${id}`
  const options = groups.flatMap((group) => group.options)
  const choose = (option: CommandOption): void => {
    onClose()
    option.onChoose()
  }
  const { active, reach, onKeyDown } = useActiveOption(options, choose, onClose)
  return (
    <>
      <div className={cx(css.head, pending && css.pending)}>
        <span className={css.search}>
          <Icon name="search" size={18} />
        </span>
        <input
          autoFocus
          type="text"
          role="combobox"
          dir="auto"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={idOf('list')}
          aria-autocomplete="list"
          aria-activedescendant={active && idOf(active.id)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            reach(null)
            onValueChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className={css.input}
        />
        <IconButton
          label={t('dialog.close')}
          icon={<Icon name="close" size={18} />}
          onClick={onClose}
        />
      </div>
      <OptionList {...{ label, groups, active, idOf }} onReach={reach} onChoose={choose} />
      <VisuallyHidden as="div" role="status">
        {status}
      </VisuallyHidden>
      {foot && <div className={css.foot}>{foot}</div>}
    </>
  )
}

/** The line that Enter chooses: the first, until an arrow or the pointer reaches another. */
function useActiveOption(
  options: readonly CommandOption[],
  choose: (option: CommandOption) => void,
  onClose: () => void,
) {
  const [reached, reach] = useState<string | null>(null)
  const active = options.find(({ id }) => id === reached) ?? options[0]
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const next = options.at(
        (options.findIndex(({ id }) => id === active?.id) + step) % (options.length || 1),
      )
      if (next) reach(next.id)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
    } else if (event.key === 'Escape') {
      // Once, wherever the focus was: a search field would first be emptied by the browser.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return { active, reach, onKeyDown }
}

interface OptionListProps {
  label: string
  groups: readonly CommandGroup[]
  active: CommandOption | undefined
  idOf: (id: string) => string
  onReach: (id: string) => void
  onChoose: (option: CommandOption) => void
}

function OptionList({ label, groups, active, idOf, onReach, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])
  return (
    <div ref={list} id={idOf('list')} role="listbox" aria-label={label} className={css.list}>
      {groups.map((group) => (
        <div
          key={group.id}
          role="group"
          aria-labelledby={idOf(`${group.id}-heading`)}
          className={css.group}
        >
          <div id={idOf(`${group.id}-heading`)} role="presentation" className={css.heading}>
            {group.heading}
          </div>
          {group.options.map((option) => (
            <div
              key={option.id}
              id={idOf(option.id)}
              role="option"
              aria-selected={option.id === active?.id}
              // The focus stays in the field; and what passes under a resting pointer is not
              // reached by it.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onReach(option.id)}
              onClick={() => onChoose(option)}
              className={floating.option}
            >
              {option.icon && <span className={css.icon}>{option.icon}</span>}
              <span className={css.label}>{option.label}</span>
              {option.note && <span className={css.note}>{option.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
