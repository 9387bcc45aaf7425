/** One change of something that can be set again and again, such as a vote. */
export interface Press<Answer> {
  /** By which an equal press is known. */
  readonly wanted: string
  /** Shows it while an earlier one is under way. Returns how to take that back. */
  show(): () => void
  /** Sends it, showing it from the start. Never rejects. */
  send(): Promise<Answer>
  /** A later press waits for the end of this one, which need not wait for anything itself. */
  replace?(): void
  /** Whether the answer to the earlier one says what this one wants. */
  isSettledBy(answer: Answer): boolean
}

/** Sends the presses on one thing one after the other, so that they cannot overtake each other. */
export interface PressQueue {
  /**
   * Sends a press, or lets it wait for the one that is under way; of those that wait only the last
   * one counts.
   * @param owner the person's Relay environment: another owner waits for nobody
   * @param key names the thing
   * @returns what `send` gave; null when it was never sent
   */
  press<Answer>(owner: object, key: string, press: Press<Answer>): Promise<Answer | null>
}

interface Waiting {
  readonly press: Press<unknown>
  readonly hide: () => void
  readonly end: (answer: unknown) => void
}

interface Lane {
  readonly press: Press<unknown>
  waiting: Waiting | null
}

/** Makes the queue of one client. */
export function createPressQueue(): PressQueue {
  const lanesOf = new WeakMap<object, Map<string, Lane>>()

  async function start(
    lanes: Map<string, Lane>,
    key: string,
    press: Press<unknown>,
    hide = () => {},
  ): Promise<unknown> {
    const lane: Lane = { press, waiting: null }
    lanes.set(key, lane)
    const sent = press.send()
    hide()
    const answer = await sent
    lanes.delete(key)
    const { waiting } = lane
    if (waiting?.press.isSettledBy(answer)) drop(waiting)
    else if (waiting) void start(lanes, key, waiting.press, waiting.hide).then(waiting.end)
    return answer
  }
  return {
    press<Answer>(owner: object, key: string, press: Press<Answer>) {
      const lanes = lanesOf.get(owner) ?? new Map<string, Lane>()
      lanesOf.set(owner, lanes)
      const lane = lanes.get(key)
      const pressed = press as Press<unknown>
      if (lane === undefined) return start(lanes, key, pressed) as Promise<Answer>
      if (lane.waiting) drop(lane.waiting)
      lane.waiting = null
      if (press.wanted === lane.press.wanted) return Promise.resolve(null)
      return new Promise<Answer | null>((resolve) => {
        lane.waiting = {
          press: pressed,
          hide: press.show(),
          end: (answer) => resolve(answer as Answer | null),
        }
        lane.press.replace?.()
      })
    },
  }
}

function drop({ hide, end }: Waiting): void {
  hide()
  end(null)
}
