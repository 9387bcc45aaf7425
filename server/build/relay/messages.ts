// eslint-disable-next-line no-control-regex -- the colours of a terminal are control characters
const colours = /\u001b\[[0-9;]*m/g

/** The compiler's errors without colours and without the lines that only say that there were errors. */
export function readableErrors(output: string): string {
  const blocks = output.replace(colours, '').split(/^\[ERROR\] /m)
  const errors = blocks
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(Compilation failed|Unable to run)/.test(block))
  const told = errors.map((error) => error.replace(/^Error: /, '').replace(/^✖︎ /, ''))
  return told.join('\n\n') || 'The Relay compiler failed without saying why.'
}
