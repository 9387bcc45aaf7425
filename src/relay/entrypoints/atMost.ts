/** Resolves when `promise` does, at the latest after so many milliseconds. `promise` never rejects. */
export function atMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    void promise.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
