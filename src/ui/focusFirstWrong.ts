/** Moves the focus to the first field that is marked wrong, once React has drawn the marks: those of an answer come a frame later. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  )
}
