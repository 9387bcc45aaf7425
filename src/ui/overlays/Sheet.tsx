import type { DialogProps } from '../overlayProps.ts'
import { DialogFrame } from './DialogFrame.tsx'
import css from './Dialog.module.css'

/** A dialog that slides in from the bottom on the phone and stands at the side on the desktop. */
export function Sheet(props: DialogProps) {
  return <DialogFrame {...props} overlayClass={css.side} boxClass={css.panel} />
}
