import type { MutationParameters } from 'relay-runtime'
import type { Track } from '#services/analytics/usage.ts'
import type { LaterServices } from '#services/laterServices.ts'
import { createPressQueue } from '#services/pressQueue/pressQueue.ts'
import { NetworkError } from '../errors/NetworkError.ts'
import { actName, type Act, type Outcome, type PayloadOf } from './Act.ts'
import { commitAct, showAct, type CommitParts } from './commitAct.ts'

/** The parts of the client that acting needs. */
export interface ActingParts extends CommitParts {
  readonly laterServices: LaterServices
  readonly track: Track
}

/** Options of one run, which the act alone cannot know. */
export interface RunOptions<Mutation extends MutationParameters> {
  /** Shown until the server answers, where the variables do not say it all. */
  readonly optimistic?: Mutation['rawResponse']
  /**
   * Waits until it may be sent, and gives the variables that are known only then, such as a form
   * guard. Never rejects.
   */
  readonly ready?: () => Promise<Partial<Mutation['variables']>>
  /**
   * Called when a lost connection took an act with a `serial` key, which is shown on: resolves with
   * whether it is to be sent again. `signal` is aborted by a later press, which takes its place.
   * Never rejects.
   */
  readonly whenLost?: (error: NetworkError, signal: AbortSignal) => Promise<boolean>
}

/**
 * Does an act: shows it, waits for its turn, sends it, and tells that it was done. Never rejects.
 */
export async function performAct<Mutation extends MutationParameters>(
  { laterServices, track, ...parts }: ActingParts,
  act: Act<Mutation>,
  given: Mutation['variables'],
  { optimistic, ready, whenLost }: RunOptions<Mutation> = {},
): Promise<Outcome<PayloadOf<Mutation>>> {
  const { environment } = parts
  const show = (): (() => void) => showAct(environment, act, given, optimistic)
  const send = async (late: object = {}): Promise<Outcome<PayloadOf<Mutation>>> => {
    const variables = { ...given, ...late }
    const request = { name: actName(act), variables }
    const outcome = await commitAct(parts, act, request, optimistic)
    if (outcome.kind === 'done') act.track?.(track, outcome.data, variables)
    return outcome
  }
  if (ready) {
    const hide = show()
    const late = await ready()
    hide()
    return send(late)
  }
  if (!act.serial) return send()
  const replaced = new AbortController()
  const sendUntilAnswered = async (): Promise<Outcome<PayloadOf<Mutation>>> => {
    let sending = send()
    for (;;) {
      const outcome = await sending
      const error = outcome.kind === 'failed' ? outcome.error : null
      if (!whenLost || !(error instanceof NetworkError)) return outcome
      const hide = show()
      const isWanted = !replaced.signal.aborted && (await whenLost(error, replaced.signal))
      // The next attempt shows it before this is taken back.
      if (isWanted) sending = send()
      hide()
      if (!isWanted) return { kind: 'superseded' }
    }
  }
  const { clientMutationId: _, ...wanted } = given as Record<string, unknown>
  const outcome = await laterServices
    .get(createPressQueue)
    .press<Outcome<PayloadOf<Mutation>>>(environment, `${actName(act)} ${act.serial(given)}`, {
      wanted: JSON.stringify(wanted),
      show,
      send: sendUntilAnswered,
      replace: () => replaced.abort(),
      isSettledBy: (answer) => 'data' in answer && (act.isSettledBy?.(answer.data, given) ?? false),
    })
  return outcome ?? { kind: 'superseded' }
}
