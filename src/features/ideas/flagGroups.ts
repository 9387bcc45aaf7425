import { ownFilters, type OwnFilter } from './listAddress.ts'

/** Narrowings that are on or off, under the name of what they have in common. */
export interface FlagGroup {
  readonly label: 'filter.own' | 'filter.team'
  readonly names: readonly OwnFilter[]
}

/** The flags that the team sets; others can narrow by pinned ideas alone. */
const ofTeam = ['pinned', 'overdue', 'countsHidden', 'locked'] as const satisfies OwnFilter[]

/** The narrowings that somebody may use: visitors have nothing of their own, and only the team is given ideas. */
export function flagGroups(viewer: { isSignedIn: boolean; isOfTeam: boolean }): FlagGroup[] {
  const own = ownFilters.filter(
    (name) => !isOfTeam(name) && (name !== 'assigned' || viewer.isOfTeam),
  )
  const set: FlagGroup = { label: 'filter.team', names: viewer.isOfTeam ? ofTeam : ['pinned'] }
  return viewer.isSignedIn ? [{ label: 'filter.own', names: own }, set] : [set]
}

function isOfTeam(name: OwnFilter): boolean {
  return (ofTeam as readonly OwnFilter[]).includes(name)
}
