import type { DialogProps } from '../overlayProps.ts'
import { DialogFrame } from './DialogFrame.tsx'

/** A dialog in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} />
}
