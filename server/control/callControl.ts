import { request, type IncomingMessage } from 'node:http'
import { StartError } from '#server/lib/startError.ts'
import { socketAddress } from './address.ts'
import type { Line } from './commands.ts'

/**
 * Runs a command in the server that holds the data folder; ends it when `signal` is aborted. Yields
 * the command's values. Throws StartError with the command's own sentence, or when the server goes
 * away.
 */
export async function* callControl(
  dataDir: string,
  name: string,
  input: unknown,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const response = await send(
    socketAddress(dataDir).final,
    `/commands/${name}`,
    JSON.stringify(input),
    signal,
  )
  try {
    for await (const text of linesOf(response)) {
      const line = JSON.parse(text) as Line
      if ('error' in line) throw new StartError(line.error, line.exitCode)
      if ('end' in line) return
      yield line.value
    }
  } finally {
    response.destroy()
  }
  signal.throwIfAborted()
  throw new StartError('The server stopped before the command was done.')
}

/** The lines of an answer until it ends, well or not. Only a line feed ends one: the texts in it may have other line ends. */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let begun = ''
  response.setEncoding('utf8')
  try {
    for await (const piece of response as AsyncIterable<string>) {
      const lines = (begun + piece).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // A server that was killed leaves the answer in the middle; the caller says so.
  }
}

function send(
  socketPath: string,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(
      { socketPath, path, method: 'POST', agent: false, headers, signal },
      resolve,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
