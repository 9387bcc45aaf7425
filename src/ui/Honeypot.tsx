import type { Ref } from 'react'
import css from './Honeypot.module.css'

/** A field hidden from people and screen readers, so that only a program fills it in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className={css.trap}>
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
