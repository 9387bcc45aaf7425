/** The sentence that tells somebody when to ask again. Takes whole seconds. */
export const tryAgainIn = (seconds: number): string =>
  `Try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`
