/**
 * Stands in a build for the cache of Relay Resolvers that every store has, since this product has
 * no resolvers: what a store asks of it without one is done, and reading one fails.
 */
export class LiveResolverCache {
  batchLiveStateUpdates(change: () => void): void {
    change()
  }
  batchLiveStateUpdatesWithoutNotify(change: () => void): boolean {
    change()
    return false
  }
  invalidateDataIDs(): void {}
  invalidateResolverRecords(): void {}
  notifyUpdatedSubscribers(): void {}
  unsubscribeFromLiveResolverRecords(): void {}
}

/** The key under which a resolver's record would keep the end of its subscription. */
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription'

/** Gives the ids of records that changed, as Relay's own does. */
export function getUpdatedDataIDs<Ids>(changed: Ids): Ids {
  return changed
}
