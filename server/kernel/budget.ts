const MINUTE = 60_000
/** Milliseconds between two times that clients who have all of their budget again are forgotten. */
const FORGET_MS = MINUTE

/** What clients take within a minute, in the units of a price. */
export interface Budget {
  /**
   * Takes a price from a client's budget, of which there is `perMinute`, and as much at once. Gives
   * 0, or how many seconds to wait where it is used up;
   * then nothing is taken.
   */
  take(client: string, price: number, perMinute: number): number
}

interface Account {
  left: number
  at: number
}

/**
 * A budget for each client, kept in memory: several servers on one database have one each. `now`
 * (in milliseconds, never going back) is for tests.
 */
export function createBudget(now: () => number = () => performance.now()): Budget {
  const accounts = new Map<string, Account>()
  let forgottenAt = now()
  const forget = (at: number): void => {
    if (at - forgottenAt < FORGET_MS) return
    forgottenAt = at
    for (const [client, account] of accounts) if (at - account.at >= MINUTE) accounts.delete(client)
  }
  return {
    take(client, price, perMinute) {
      const at = now()
      forget(at)
      const known = accounts.get(client) ?? { left: perMinute, at }
      const left = Math.min(perMinute, known.left + ((at - known.at) * perMinute) / MINUTE)
      const missing = Math.min(price, perMinute) - left
      if (missing > 0) return Math.ceil((missing * MINUTE) / perMinute / 1_000)
      accounts.set(client, { left: left - price, at })
      return 0
    },
  }
}
