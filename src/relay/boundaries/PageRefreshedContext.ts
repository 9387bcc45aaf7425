import { createContext } from 'react'

/**
 * Counts the background refreshes of the surrounding page, so that data loaded beyond its query is
 * refreshed along with it.
 */
export const PageRefreshedContext = createContext(0)
