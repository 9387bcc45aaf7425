/** A delayed function; `cancel` forgets the pending call, `flush` makes it at once. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  cancel(): void
  flush(): void
}

/** Calls `fn` with the last arguments once no call came for `wait` milliseconds. */
export function debounce<Args extends unknown[]>(
  fn: (...args: Args) => void,
  wait: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Args | null = null

  const flush = (): void => {
    clearTimeout(timer)
    const args = waiting
    waiting = null
    if (args) fn(...args)
  }
  const debounced = (...args: Args): void => {
    waiting = args
    clearTimeout(timer)
    timer = setTimeout(flush, wait)
  }
  const cancel = (): void => {
    clearTimeout(timer)
    waiting = null
  }
  return Object.assign(debounced, { cancel, flush })
}
