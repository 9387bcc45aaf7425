/**
 * Focuses the first invalid field. Waits a frame, because React marks the fields of a server's
 * answer that much later.
 */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  )
}
