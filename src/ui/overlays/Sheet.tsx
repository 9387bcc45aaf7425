import type { DialogProps } from '../overlayProps.ts'
import css from './Dialog.module.css'
import { DialogFrame } from './DialogFrame.tsx'

/** Comes from the bottom on the phone, stands at the side on the desktop. */
export function Sheet(props: DialogProps) {
  return <DialogFrame {...props} overlayClass={css.side} boxClass={css.panel} />
}
