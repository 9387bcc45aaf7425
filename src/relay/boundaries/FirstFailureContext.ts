import { createContext } from 'react'

/** Why the first page cannot be shown, as the server found while it rendered it. */
export interface FirstFailure {
  /** The page's address: path, with the one under which the site lies, and search. */
  readonly address: string
  readonly error: Error
}

/** Null where the first page can be shown, and for everybody but the person it was rendered for. */
export const FirstFailureContext = createContext<FirstFailure | null>(null)
