import { createContext } from 'react'

/** How often the page around has been refreshed behind its reader: what the page has loaded beyond its own query follows by this. */
export const PageRefreshedContext = createContext(0)
