const MINUTE = 60_000
/** Milliseconds between two times that clients who have all of their budget again are forgotten. */
const FORGET_MS = MINUTE

/** The budgets of clients for a minute, in the units of a price. */
export interface Budget {
  /**
   * Takes a price from a client's budget, of which there is `perMinute`, and as much at once. Gives
   * 0, or how many seconds to wait where it is used up; then nothing is taken.
   */
  take(client: string, price: number, perMinute: number): number
  /** Takes a price that was known afterwards; the client waits until it is made up for. */
  owe(client: string, price: number, perMinute: number): void
}

/**
 * The budgets of a person, and of all visitors at one address, who may be many: milliseconds at the
 * database, as priced, that they may take within a minute.
 */
export const PER_MINUTE = { person: 30_000, address: 60_000 } as const

interface Account {
  left: number
  at: number
}

/**
 * A budget for each client, kept in memory: several servers on one database have one each. `now`
 * (in milliseconds, never going back) is for tests; `onOver` is told of each time that one is used up.
 */
export function createBudget(
  now: () => number = () => performance.now(),
  onOver: () => void = () => undefined,
): Budget {
  const accounts = new Map<string, Account>()
  let forgottenAt = now()
  const forget = (at: number): void => {
    if (at - forgottenAt < FORGET_MS) return
    forgottenAt = at
    for (const [client, account] of accounts)
      if (at - account.at >= 2 * MINUTE) accounts.delete(client)
  }
  const accountOf = (client: string, perMinute: number): Account => {
    const at = now()
    forget(at)
    const { left, at: since } = accounts.get(client) ?? { left: perMinute, at }
    return { left: Math.min(perMinute, left + ((at - since) * perMinute) / MINUTE), at }
  }
  return {
    take(client, price, perMinute) {
      const { left, at } = accountOf(client, perMinute)
      const missing = Math.min(price, perMinute) - left
      if (missing > 0) {
        onOver()
        return Math.ceil((missing * MINUTE) / perMinute / 1_000)
      }
      accounts.set(client, { left: left - price, at })
      return 0
    },
    owe(client, price, perMinute) {
      const { left, at } = accountOf(client, perMinute)
      // No debt lasts longer than another minute, or people at the same address would wait for hours.
      accounts.set(client, { left: Math.max(-perMinute, left - price), at })
    },
  }
}
