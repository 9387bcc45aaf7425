/** Milliseconds between two lines where each stays on the page. */
const PLAIN_INTERVAL = 2_000

/** The stream that a program shows its work on: process.stdout, or a test's. */
export interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** A line that is written over again and again; where nobody watches, a new one every two seconds. */
export function createLine(output: Output): { show(text: string): void; clear(): void } {
  let shownAt = -Infinity
  let open = false
  return {
    show(text) {
      if (output.isTTY === true) {
        output.write(`\r\u001b[K${text.slice(0, (output.columns ?? 80) - 1)}`)
        open = true
      } else if (performance.now() - shownAt >= PLAIN_INTERVAL) {
        shownAt = performance.now()
        output.write(`${text}\n`)
      }
    },
    clear() {
      if (open) output.write('\r\u001b[K')
      open = false
    },
  }
}
