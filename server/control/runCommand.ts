import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StartError } from '#server/lib/startError.ts'
import type { Commands, Line } from './commands.ts'

const LONGEST_INPUT = 1024 * 1024

/** Answers one request on the control socket: runs the command that it names and writes its values, a line each. */
export async function runCommand<Services>(
  {
    commands,
    services,
    stopping,
  }: { commands: Commands<Services>; services: Services; stopping: AbortSignal },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort(new StartError('Interrupted.', 130)))
  const write = async (line: Line): Promise<void> => {
    if (gone.signal.aborted || response.write(`${JSON.stringify(line)}\n`)) return
    await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
  try {
    const name = /^\/commands\/([a-z-]+)$/.exec(request.url ?? '')?.[1] ?? ''
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (request.method !== 'POST' || command === undefined) {
      throw new StartError(
        `The running server knows no command ${JSON.stringify(name)}: restart it after an update.`,
      )
    }
    const input = await readInput(request)
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders()
    const signal = AbortSignal.any([gone.signal, stopping])
    for await (const value of command(input, { services, signal })) await write({ value })
    await write({ end: true })
  } catch (error) {
    await write(describe(error))
  }
  response.end()
}

function describe(error: unknown): Line {
  if (error instanceof StartError) return { error: error.message, exitCode: error.exitCode }
  return {
    error: `It failed: ${error instanceof Error ? error.message : String(error)}`,
    exitCode: 1,
  }
}

async function readInput(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LONGEST_INPUT) throw new StartError('The input of the command is too long.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
}
