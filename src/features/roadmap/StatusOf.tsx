import type { OverlayProps } from '#ui/overlayProps.ts'
import type { NamedStatus, StatusDialogSlot } from './planning.ts'

interface Props extends OverlayProps {
  dialog: StatusDialogSlot
  ideaId: string
  from: NamedStatus
  to: NamedStatus
}

/** The dialog of a page as an element, so that it keeps what is typed while the columns change. */
export function StatusOf({ dialog: Dialog, ...props }: Props) {
  return <Dialog key={`${props.ideaId} ${props.to.id}`} {...props} />
}
