/** Moves the focus to the first field that is marked wrong, once React has drawn the marks. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
