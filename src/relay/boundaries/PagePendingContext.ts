import { createContext } from 'react'

/**
 * True while the surrounding page waits for its answer. Sections then show their skeletons
 * themselves, because React holds content back for 300 ms once a Suspense fallback has been
 * committed.
 */
export const PagePendingContext = createContext(false)
