import { ownFilters, type OwnFilter } from './listAddress.ts'

/** Narrowings that are on or off, under the name of what they have in common. */
export interface FlagGroup {
  readonly label: 'filter.own' | 'filter.team'
  readonly names: readonly OwnFilter[]
}

/** The narrowings that somebody may use: visitors have nothing of their own, and only the team is given ideas. */
export function flagGroups(viewer: { isSignedIn: boolean; isOfTeam: boolean }): FlagGroup[] {
  const own = ownFilters.filter(
    (name) => name !== 'pinned' && (name !== 'assigned' || viewer.isOfTeam),
  )
  const ofTeam: FlagGroup = { label: 'filter.team', names: ['pinned'] }
  return viewer.isSignedIn ? [{ label: 'filter.own', names: own }, ofTeam] : [ofTeam]
}
