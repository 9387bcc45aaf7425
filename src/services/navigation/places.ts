/** The rights that the navigation asks for. */
export type Right = 'isSignedIn' | 'canModerate' | 'canManagePeople' | 'canManageSite'

/** The rights of a viewer. */
export type Rights = Readonly<Record<Right, boolean>>

/** A page as the navigation offers it. */
export interface Place {
  readonly href: string
  readonly label: string
  /** Without one it is for everybody. */
  readonly right?: Right | undefined
}

/** The places that the viewer may be led to. */
export function allowedPlaces<One extends Place>(places: readonly One[], rights: Rights): One[] {
  return places.filter(({ right }) => right === undefined || rights[right])
}
