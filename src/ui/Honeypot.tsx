import type { Ref } from 'react'
import css from './Honeypot.module.css'

/** A field that no person sees, reaches or is read: whoever fills it in is a program. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className={css.trap}>
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
