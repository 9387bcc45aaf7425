import { inspect } from 'node:util'

interface Noise {
  readonly expected: RegExp[]
  readonly heard: string[]
}

const noises: Noise = { expected: [], heard: [] }

/**
 * Fails every test that writes an error to the console: React's and Relay's warnings, and failed
 * fields that nobody handles (`unhandled field error`), which the environment's default logger
 * writes there.
 */
export function failOnNoise(): void {
  const original = console.error
  beforeEach(() => {
    noises.expected.length = 0
    noises.heard.length = 0
    console.error = (...parts: unknown[]) => void noises.heard.push(textOf(parts))
  })
  afterEach(() => {
    console.error = original
    const unexpected = noises.heard.filter(
      (text) => !noises.expected.some((pattern) => pattern.test(text)),
    )
    const unheard = noises.expected.filter(
      (pattern) => !noises.heard.some((text) => pattern.test(text)),
    )
    if (unexpected.length > 0)
      throw new Error(`Written to console.error:\n${unexpected.join('\n')}`)
    if (unheard.length > 0)
      throw new Error(`Expected on console.error, but not written: ${unheard.join(', ')}`)
  })
}

/** Expects this test to write such an error to the console; the test fails if it does not. */
export function expectConsoleError(pattern: RegExp): void {
  noises.expected.push(pattern)
}

function textOf(parts: readonly unknown[]): string {
  const [format, ...rest] = parts
  const text = typeof format === 'string' ? format : inspect(format)
  const values = rest.map((part) => (typeof part === 'string' ? part : inspect(part, { depth: 3 })))
  const filled = text.replace(/%[sdo]/g, () => values.shift() ?? '')
  return [filled, ...values].join(' ')
}
