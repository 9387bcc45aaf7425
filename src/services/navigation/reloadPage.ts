/** Loads the page anew, from the server: what a client was made with has changed. */
export function reloadPage(): void {
  window.location.reload()
}
