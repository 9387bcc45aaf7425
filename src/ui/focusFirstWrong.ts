/**
 * Focuses the first invalid field. Waits a frame, because React marks the fields of a server's
 * answer that much later.
 */
export function focusFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
      // A group of choices has the focus in its first one.
      const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
      field?.focus()
    }),
  )
}
