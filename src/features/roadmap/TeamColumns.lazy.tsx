import { useRef, useState } from 'react'
import { planningMessages } from '#lib/messages/catalogues/planning.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ColumnGrid, type ColumnsProps } from './Columns.tsx'
import { DragBar } from './DragBar.tsx'
import { landingOf, wayBack, type Held, type Landing } from './landing.ts'
import type { Move, NamedStatus, PlannedStatus, StatusDialogSlot } from './planning.ts'
import { StatusOf } from './StatusOf.tsx'
import { TeamColumn } from './TeamColumn.tsx'
import { useMoveOnRoadmap } from './useMoveOnRoadmap.ts'

/** Inputs of the columns of the team. */
export interface TeamColumnsProps extends ColumnsProps {
  /** All statuses of the site, in their order. */
  statuses: readonly PlannedStatus[]
  statusDialog: StatusDialogSlot
}

/**
 * The columns of the roadmap for the team: ideas are dragged by mouse, touch and keyboard, or moved
 * by the menu of a card, which `s` opens.
 */
export function TeamColumns({ statuses, statusDialog, ...props }: TeamColumnsProps) {
  const t = useMessages(planningMessages)
  const { columns, choice } = props
  const grid = useRef<HTMLDivElement>(null)
  /** The idea that was taken hold of last. */
  const held = useRef<Held | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<{ ideaId: string; from: NamedStatus; to: NamedStatus }>()
  const [isAsking, setAsking] = useState(false)
  const { toasts } = useServices()
  const send = useMoveOnRoadmap(choice)
  useShortcut('s', () => openMenu(grid.current))
  const move = (wanted: Move, back?: Move): void => {
    setSaid('')
    void send(wanted).then((done) => {
      const name = columns.find(({ id }) => id === wanted.to)?.name
      if (!done || name === undefined) return
      const text = t('plan.moved', { column: name })
      // What tells people can be taken back before their letters go out; the rest is moved again as easily.
      if (back) toasts.add({ text, action: { label: t('plan.undo'), onAction: () => move(back) } })
      else setSaid(text)
    })
  }
  return (
    <div ref={grid}>
      <ColumnGrid {...props}>
        {(column, empty) => (
          <TeamColumn
            column={column}
            empty={empty}
            statuses={statuses}
            onHold={(card) => {
              held.current = { card, column }
            }}
            onLetGo={() => setLanding(null)}
            onTarget={(target, isByKeyboard) => {
              const now = held.current
              if (target === null) setLanding((at) => (at?.columnId === column.id ? null : at))
              else if (now) setLanding(landingOf({ held: now, column, target, isByKeyboard }))
            }}
            onDrop={(place) => {
              const now = held.current
              const beside = place.beforeId ?? place.afterId
              if (now && beside !== now.card.id)
                move(
                  { ideaId: now.card.id, from: now.column.id, to: column.id, ...place },
                  now.column.id === column.id ? undefined : wayBack(now, column.id),
                )
            }}
            onMove={(card, place) =>
              move({ ideaId: card.id, from: column.id, to: column.id, ...place })
            }
            onStatus={(card, to) => {
              setAsked({ ideaId: card.id, from: column, to })
              setAsking(true)
            }}
          />
        )}
      </ColumnGrid>
      {landing && <DragBar landing={landing} />}
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
      {asked && (
        <StatusOf
          {...asked}
          dialog={statusDialog}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Opens the menu of the card that has the focus, or of the first. */
function openMenu(grid: HTMLElement | null): void {
  const here = document.activeElement?.closest('[role="row"]')
  const card = here && grid?.contains(here) ? here : grid?.querySelector('[role="row"]')
  const button = card?.querySelector<HTMLElement>('[aria-haspopup="menu"]')
  // The menu gives the focus back to where it was.
  button?.focus()
  button?.click()
}
