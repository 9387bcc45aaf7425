/**
 * Resolves in a task of its own, so that long work in steps leaves the browser time to paint and to
 * hear what is pressed.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
