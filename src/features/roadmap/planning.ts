import type { ReactNode } from 'react'
import type { StatusCategory } from '#rules/statuses.ts'
import type { OverlayProps } from '#ui/overlayProps.ts'

/** A status that an idea has or can get. */
export interface PlannedStatus {
  readonly id: string
  readonly name: string
  readonly category: StatusCategory
  readonly color: string | null
}

/** A status as a dialog names it. */
export type NamedStatus = Pick<PlannedStatus, 'id' | 'name' | 'category'>

/** Draws the dialog that sets a status with an official answer: of another feature, so that a page gives it. */
export type StatusDialogSlot = (
  props: OverlayProps & { ideaId: string; from: NamedStatus; to: NamedStatus },
) => ReactNode

/** A move of an idea to a place: beside another idea of a column; beside none, to its end. */
export interface Move {
  readonly ideaId: string
  /** The statuses whose columns it leaves and comes to. */
  readonly from: string
  readonly to: string
  readonly beforeId?: string
  readonly afterId?: string
}
