import { createContext } from 'react'

/**
 * True while the surrounding page waits for its answer. Sections then show their skeletons
 * themselves, because React holds content back for 300 ms once a Suspense fallback has been
 * committed. `failed`: the answer did not come, and sections of a page whose head was drawn all the
 * same have nothing to show.
 */
export const PagePendingContext = createContext<boolean | 'failed'>(false)
