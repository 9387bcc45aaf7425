import { createContext } from 'react'

/**
 * Whether the page around still waits for its answer. Sections then show their skeletons by themselves: React holds content
 * back for 300 ms once a Suspense fallback has been committed.
 */
export const PagePendingContext = createContext(false)
